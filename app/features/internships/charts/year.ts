const DAY = 86_400_000;

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** A year that begins on the first of a month, in milliseconds. */
export type Year = { from: number; to: number };

/** @param firstMonth ISO month: "2026-12" */
export function yearFrom(firstMonth: string): Year {
	const from = new Date(`${firstMonth}-01T00:00:00Z`);
	return { from: from.getTime(), to: Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), 1) };
}

/** The names of its months, with the first day of each. */
export const monthsOf = ({ from }: Year): { name: string; start: number }[] =>
	Array.from({ length: 12 }, (_, index) => {
		const first = new Date(from);
		const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1);
		return { name: month.format(start), start };
	});

export const timeOf = (isoDate: string) => Date.parse(isoDate);

/** The last day of work that begins on a day, as an ISO date. */
export const lastDay = (start: string, weeks: number) =>
	new Date(timeOf(start) + (weeks * 7 - 1) * DAY).toISOString().slice(0, 10);

/** Whether work of so many weeks overlaps none of the terms. */
export const meetsNoTerm = (start: string, weeks: number, terms: readonly Term[]) =>
	terms.every(({ from, to }) => lastDay(start, weeks) < from || start > to);

/** ISO dates, both within the term. */
export type Term = { from: string; to: string };
