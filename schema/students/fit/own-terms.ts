import { daysAfter, nearDate } from '#schema/london-day.ts';
import type { FitWork } from '#schema/students/fit.ts';
import type { Term } from '#schema/students/work-permission.ts';

/** The terms that lie in the days of the work, in whole or in part; undefined where its first day is not fixed. */
export function termsWithin(
	terms: readonly Term[],
	{ starts_on, weeks }: Pick<FitWork, 'starts_on' | 'weeks'>,
): Term[] | undefined {
	if (!starts_on) return undefined;
	const last = daysAfter(starts_on, weeks * 7 - 1);
	return terms.filter(({ from, to }) => from <= last && to >= starts_on);
}

/** "from 26 April to 4 June and from 20 September to 11 December" */
export const termDates = (terms: readonly Term[], today: string): string =>
	terms
		.map(({ from, to }) => `from ${nearDate(from, today)} to ${nearDate(to, today)}`)
		.join(' and ');
