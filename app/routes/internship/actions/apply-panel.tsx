import { CalendarPlus, Share2 } from 'lucide-react';
import { AppliedLine } from '#app/features/saved/applied-line.tsx';
import type { AppliedWithWords } from '#app/features/saved/applied-words.ts';
import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { sampleWords } from '#content/sample-notice.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { internshipName, type NamedInternship } from '#schema/internships/internship-name.ts';
import { Days, Places, UntilWhen } from './apply-facts.tsx';

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

/** Shares the page (app/page/listing/listing.ts). */
const ShareButton = ({ title, className }: { title: string; className: string }) => (
	<button
		type="button"
		data-needs-script=""
		data-share={title}
		className={`${className} noscript:hidden`}
	>
		<Share2 aria-hidden="true" className="size-5" />
		Share
	</button>
);

/** Saves the internship of the page, as the hearts of cards do (ui/save-heart.tsx). */
const SaveButton = ({
	internship,
	className,
}: {
	internship: NamedInternship & { slug: string };
	className: string;
}) => (
	<button
		type="button"
		data-save={internship.slug}
		data-name={internshipName(internship)}
		data-needs-script=""
		aria-pressed={false}
		className={`heart-sign heart-words ${className}`}
	>
		{/* One element, as the sign stands above it. */}
		<span>
			Save
			{/* The state of the button says it to those who do not see it. */}
			<span aria-hidden="true" className="invisible in-[.saved]:visible">
				d
			</span>
		</span>
	</button>
);
