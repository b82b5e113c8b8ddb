import { CalendarPlus } from 'lucide-react';
import { startsText } from '#app/features/internships/card/card-text.ts';
import { type Closing, closing } from '#app/features/internships/card/closing.ts';
import { lastDay } from '#app/features/internships/charts/year.ts';
import type { OwnApplied } from '#app/features/saved/own-applied.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { dayText, longDate } from '#schema/london-day.ts';
import { AppliedLine } from './applied-line.tsx';
import { ApplyLink } from './apply-link.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

const weekday = new Intl.DateTimeFormat('en-GB', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	timeZone: 'UTC',
});

export type ApplyPanelProps = {
	internship: Internship;
	today: string;
	/** By whoever looks at the page. */
	applied: OwnApplied | undefined;
};

const tile =
	'flex min-h-13 flex-col items-center justify-center gap-1 rounded-control border border-line px-2 py-2 text-[0.95rem] font-semibold hover:border-brand';

/** Until when one can apply, what one can do, and the days that follow. */
export function ApplyPanel({ internship, today, applied }: ApplyPanelProps) {
	const { slug, title, deadline, spots } = internship;
	return (
		<div className="grid gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
			<div>
				{applied ? (
					<AppliedLine applied={applied} />
				) : (
					<ClosingLine internship={internship} today={today} />
				)}
				{deadline && !applied && (
					<p className="mt-1 text-[0.97rem] text-muted">
						{weekday.format(new Date(deadline))}, end of the day
					</p>
				)}
			</div>
			<ApplyLink
				slug={slug}
				title={title}
				applied={applied}
				size="large"
				className="max-lg:hidden"
			/>
			<div className="grid grid-cols-2 gap-2.5 print:hidden">
				<SaveButton internship={internship} className={tile} />
				<ShareButton title={title} className={tile} />
				{deadline && (
					<a href={`/internships/${slug}.ics`} className={tile}>
						<CalendarPlus aria-hidden="true" className="size-5" />
						Add to calendar
					</a>
				)}
			</div>
			<Days internship={internship} today={today} applied={applied} />
			<p className="text-[0.97rem] text-muted">
				{spots !== null && `${spots} ${spots === 1 ? 'place' : 'places'}. `}Applying is free.
			</p>
		</div>
	);
}

const tones: Record<Closing['tone'], string> = {
	closed: 'text-hot',
	last: 'text-hot',
	soon: 'text-sun-ink',
	later: '',
};

export function ClosingLine({ internship, today }: Omit<ApplyPanelProps, 'applied'>) {
	const { tone, text } = closing(internship.deadline, today);
	return (
		<p className={`flex items-center gap-2 font-bold ${tones[tone]}`}>
			<Sign of={tone === 'later' ? 'calendar' : 'clock'} />
			{text}
		</p>
	);
}

function Days({ internship, today, applied }: ApplyPanelProps) {
	const { answer_days, starts_on, starts, weeks } = internship;
	return (
		<ol className="day-line print:hidden" aria-label="Days that follow">
			<li>
				<b>{applied ? dayText(applied.applied_on) : 'Today'}</b>
				{applied ? 'You applied' : 'You apply'}
			</li>
			<li className="due">
				<b>{dayText(applied?.answer_due_on ?? answerDueOn(today, answer_days))}</b>
				{applied ? 'An answer by then' : 'You have an answer'}
			</li>
			<li>
				<b>{starts_on ? longDate(starts_on) : startsText(starts)}</b>
				{starts_on ? 'The work starts' : 'When you and the employer agree'}
			</li>
			<li>
				<b>{starts_on ? longDate(lastDay(starts_on, weeks)) : `${weeks} weeks later`}</b>
				The work ends
			</li>
		</ol>
	);
}
