import { dayNumber } from '#schema/london-day.ts';
import type { Term } from '#schema/students/work-permission.ts';

/** First and last day, as numbers of days. */
export type Span = { first: number; last: number };

const DAYS_OF_WEEK = 7;
/** Day 0, 1 January 1970, was a Thursday. */
const weekday = (day: number) => (day + 3) % DAYS_OF_WEEK;

/**
 * A week from Monday to Sunday counts as term if any of its days does: the limit of hours is for the week.
 */
export const weeksOf = ({ from, to }: Term): Span => {
	const [first, last] = [dayNumber(from), dayNumber(to)];
	return { first: first - weekday(first), last: last + DAYS_OF_WEEK - 1 - weekday(last) };
};

/** All days of so many weeks. */
export const workFrom = (first: number, weeks: number): Span => ({
	first,
	last: first + weeks * DAYS_OF_WEEK - 1,
});

export const lengthOf = (span: Span | undefined): number => (span ? span.last - span.first + 1 : 0);

/** The longest part of the work that lies in none of the blocks, the first of equal ones. @param blocks in order */
export function longestFree(work: Span, blocks: readonly Span[]): Span | undefined {
	let longest: Span | undefined;
	let first = work.first;
	for (const block of [...blocks, { first: work.last + 1, last: work.last }]) {
		const free = { first, last: Math.min(block.first - 1, work.last) };
		if (lengthOf(free) > lengthOf(longest)) longest = free;
		first = Math.max(first, block.last + 1);
	}
	return longest;
}
