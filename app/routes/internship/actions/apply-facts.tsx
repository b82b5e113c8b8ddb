import { type Closing, closing } from '#app/features/internships/card/closing.ts';
import { answerDay, goesNoFurther } from '#app/features/saved/answer-day.ts';
import type { AppliedWithWords } from '#app/features/saved/applied-words.ts';
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
		<ol className="day-line print:hidden" aria-label="Days that follow">
			<li className={applied && 'past'}>
				<b>{applied ? dayText(applied.applied_on) : 'Today'}</b>{' '}
				{applied ? 'You applied' : 'You apply'}
			</li>
			<li className="due">
				<b>{dayText(answerOn)}</b> {answer}
			</li>
			{!(applied && goesNoFurther(applied)) && (
				<>
					<li>
						<b>{starts_on ? longDate(starts_on) : starts}</b>{' '}
						{starts_on ? 'The work starts' : 'The work starts, on a day that you agree'}
					</li>
					<li>
						<b>{starts_on ? longDate(spanOf(starts_on, weeks).last) : `${weeks} weeks later`}</b>{' '}
						The work ends
					</li>
				</>
			)}
		</ol>
	);
}

export const Places = ({ spots }: Pick<Internship, 'spots'>) => (
	<p className="text-small text-muted">
		{spots !== null && `${spots} ${spots === 1 ? 'place' : 'places'}. `}Applying is free.{' '}
		{WHO_MAY_APPLY}
	</p>
);
