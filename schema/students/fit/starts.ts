import type { InternshipSummary } from '#schema/internships/internship.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { dayNumber, dayOfNumber } from '#schema/london-day.ts';

/** How far one looks ahead for work that begins in any year. */
const YEAR = 365;
const LONGEST_MONTH = 31;

type Starting = Pick<InternshipSummary, 'starts_on' | 'starts'>;

/**
 * The days on which the work can begin: one where it has a date; else, where words such as "Any Monday in
 * June" say it, every day of the months that they mean, within a year.
 * @param from ISO date before which nothing is looked for, where it does not have a date
 */
export function startDays({ starts_on, starts }: Starting, from: string): number[] {
	if (starts_on) return [dayNumber(starts_on)];
	const months = startMonths(starts_on, starts);
	if (typeof months === 'string') {
		const first = dayNumber(`${months}-01`);
		return daysFrom(first, LONGEST_MONTH).filter(
			(day) => dayOfNumber(day).startsWith(months) && day >= dayNumber(from),
		);
	}
	return daysFrom(dayNumber(from), YEAR).filter((day) =>
		months.includes(Number(dayOfNumber(day).slice(5, 7))),
	);
}

const daysFrom = (first: number, count: number) =>
	Array.from({ length: count }, (_, index) => first + index);
