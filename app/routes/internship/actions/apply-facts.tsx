import type { ReactNode } from 'react';
import { type Closing, closing } from '#app/features/internships/card/closing.ts';
import { answerDay, goesNoFurther } from '#app/features/saved/answer-day.ts';
import type { AppliedWithWords } from '#app/features/saved/applied-words.ts';
import { cn } from '#app/lib/cn.ts';
import { WHO_MAY_APPLY } from '#app/routes/internship/work-words.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { spanOf } from '#schema/internships/student-visa.ts';
import { daysBetween, dayText, END_OF_DAY, longDate, weekday } from '#schema/london-day.ts';

type Dated = { internship: Internship; today: string };

const tones: Record<Closing['tone'], string> = {
	closed: 'text-hot',
	last: 'text-hot',
	soon: 'text-sun-ink',
	later: '',
};

export function ClosingLine({ internship, today }: Dated) {
	const { tone, text } = closing(internship.deadline, today);
	return (
		<p className={`flex items-center gap-2 font-semibold ${tones[tone]}`}>
			<Sign of={tone === 'later' ? 'calendar' : 'clock'} />
			{text}
		</p>
	);
}

/** Until when one can apply, and the day of the week. */
export const UntilWhen = ({ internship, today }: Dated) => (
	<>
		<ClosingLine internship={internship} today={today} />
		{internship.deadline && (
			<p className="mt-1 text-small text-muted">
				{lastDayWords(internship.deadline, today)}, {END_OF_DAY}
			</p>
		)}
	</>
);

/** What the line above it does not say: the date of what closes within a week, else in how many days. */
function lastDayWords(deadline: string, today: string) {
	const name = weekday(deadline);
	const days = daysBetween(today, deadline);
	return days > 7 ? `${name}, in ${days} days` : `${name} ${dayText(deadline)}`;
}

/** From the application to the end of the work. @param applied by the reader of the page */
export function Days({
	internship,
	today,
	applied,
}: Dated & { applied?: AppliedWithWords | undefined }) {
	const { answer_days, starts_on, starts, weeks } = internship;
	const [answerOn, answer] = applied
		? answerDay(applied, today)
		: [answerDueOn(today, answer_days), 'You have an answer by then'];
	return (
		<ol className="grid gap-[0.9rem] print:hidden" aria-label="Days that follow">
			<Day isFilled={applied !== undefined} on={applied ? dayText(applied.applied_on) : 'Today'}>
				{applied ? 'You applied' : 'You apply'}
			</Day>
			<Day isFilled on={dayText(answerOn)}>
				{answer}
			</Day>
			{!(applied && goesNoFurther(applied)) && (
				<>
					<Day on={starts_on ? longDate(starts_on) : starts}>
						{starts_on ? 'The work starts' : 'The work starts, on a day that you agree'}
					</Day>
					<Day on={starts_on ? longDate(spanOf(starts_on, weeks).last) : `${weeks} weeks later`}>
						The work ends
					</Day>
				</>
			)}
		</ol>
	);
}

/** A day on the line. Its circle is filled by its border, which forced colours leave. */
const Day = ({
	on,
	isFilled,
	children,
}: {
	on: string;
	isFilled?: boolean;
	children: ReactNode;
}) => (
	<li
		className={cn(
			'relative pl-7 leading-[1.35] text-muted before:absolute before:top-[0.2rem] before:left-0 before:size-[0.9rem] before:rounded-full before:border-data-1 before:bg-card',
			'not-last:after:absolute not-last:after:top-[1.1rem] not-last:after:-bottom-[1.1rem] not-last:after:left-[0.36rem] not-last:after:border-l-3 not-last:after:border-data-3',
			isFilled ? 'before:border-[0.45rem]' : 'before:border-3',
		)}
	>
		<b className="block text-ink">{on}</b> {children}
	</li>
);

export const Places = ({ spots }: Pick<Internship, 'spots'>) => (
	<p className="text-small text-muted">
		{spots !== null && `${spots} ${spots === 1 ? 'place' : 'places'}. `}Applying is free.{' '}
		{WHO_MAY_APPLY}
	</p>
);
