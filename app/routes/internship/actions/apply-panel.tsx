import { CalendarPlus } from 'lucide-react';
import { AppliedLine } from '#app/features/saved/applied-line.tsx';
import type { AppliedWithWords } from '#app/features/saved/applied-words.ts';
import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { sampleWords } from '#content/sample-notice.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { Days, Places, UntilWhen } from './apply-facts.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

export type ApplyPanelProps = {
	internship: Internship;
	today: string;
	/** By the reader of the page. */
	applied: AppliedWithWords | undefined;
};

const tile =
	'flex min-h-13 flex-col items-center justify-center gap-1 rounded-control border border-line px-1 py-2 text-small font-semibold hover:border-brand';

/** Until when one can apply, what one can do, and the days that follow. */
export function ApplyPanel({ internship, today, applied }: ApplyPanelProps) {
	const { slug, title, deadline, spots } = internship;
	return (
		<div className="grid gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
			{/* As high with one line as with two: which it is for the reader is known later. */}
			<div className="grid min-h-14 content-center">
				{applied ? (
					<AppliedLine applied={applied} />
				) : (
					<UntilWhen internship={internship} today={today} />
				)}
			</div>
			<ApplyLink
				to={`/apply?internship=${slug}`}
				title={title}
				applied={applied}
				size="large"
				className="max-lg:hidden"
			/>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 print:hidden">
				<SaveButton internship={internship} className={tile} />
				<ShareButton title={title} className={tile} />
				{deadline && (
					<a href={`/internships/${slug}.ics`} className={tile} aria-label="Add to calendar">
						<CalendarPlus aria-hidden="true" className="size-5" />
						Calendar
					</a>
				)}
			</div>
			<Days internship={internship} today={today} applied={applied} />
			<Places spots={spots} />
			{sampleWords && (
				<p className="text-small text-muted">
					<b>{sampleWords.lead}</b> {sampleWords.applying}
				</p>
			)}
		</div>
	);
}
