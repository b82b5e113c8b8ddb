import { MonthCells } from '#app/features/internships/charts/month-cells.tsx';
import { StartMonths } from '#app/features/internships/charts/start-months.tsx';
import { lastDay } from '#app/features/internships/charts/year.ts';
import { usePersonFit } from '#app/features/internships/fit/fit-context.ts';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { longDate } from '#schema/london-day.ts';
import { Panel } from './panel.tsx';

/** @param today ISO date: the year that is drawn begins with its month */
export function StartPanel({ internship, today }: { internship: Internship; today: string }) {
	const permission = usePersonFit()?.person.permission;
	const terms = permission?.kind === 'student-visa' ? permission.terms : [];
	const { starts_on, starts, weeks } = internship;
	return (
		<Panel title="When you could start">
			{starts_on ? (
				<>
					<StartMonths
						firstMonth={firstMonth(today, starts_on, weeks)}
						starts={[starts_on]}
						weeks={weeks}
						terms={terms}
					/>
					<p className="mt-4 text-muted">
						It starts on {longDate(starts_on)} and ends {weeks} weeks later, on{' '}
						{longDate(lastDay(starts_on, weeks))}.
					</p>
				</>
			) : (
				<>
					<MonthCells
						firstMonth={answerDueOn(today, internship.answer_days).slice(0, 7)}
						months={monthsOf(internship)}
					/>
					<p className="mt-4 text-muted">
						{starts}. It lasts {weeks} weeks.
					</p>
				</>
			)}
		</Panel>
	);
}

/** The year that is drawn begins with this month, or later where all of the work is not in it. */
export function firstMonth(today: string, startsOn: string, weeks: number): string {
	const yearBefore = monthsAfter(lastDay(startsOn, weeks), -11);
	const shown = yearBefore < startsOn.slice(0, 7) ? yearBefore : startsOn.slice(0, 7);
	return shown > today.slice(0, 7) ? shown : today.slice(0, 7);
}

/** The ISO month so many months after that of an ISO date. */
function monthsAfter(isoDate: string, months: number): string {
	const moment = new Date(`${isoDate.slice(0, 7)}-01T00:00:00Z`);
	moment.setUTCMonth(moment.getUTCMonth() + months);
	return moment.toISOString().slice(0, 7);
}

/** Numbers of months; words that name one month of one year name that month. */
function monthsOf({ starts }: Internship): number[] {
	const months = startMonths(null, starts);
	return typeof months === 'string' ? [Number(months.slice(5))] : months;
}
