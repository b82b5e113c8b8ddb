import { dayNumber, dayOfNumber, nearDate } from '#schema/london-day.ts';
import type { Fit } from '#schema/students/fit.ts';
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
const workFrom = (first: number, weeks: number): Span => ({
	first,
	last: first + weeks * DAYS_OF_WEEK - 1,
});

export const lengthOf = (span: Span | undefined): number => (span ? span.last - span.first + 1 : 0);

/** The longest part of the work that lies in none of the blocks, the first of equal ones. @param blocks in order */
function longestFree(work: Span, blocks: readonly Span[]): Span | undefined {
	let longest: Span | undefined;
	let first = work.first;
	for (const block of [...blocks, { first: work.last + 1, last: work.last }]) {
		const free = { first, last: Math.min(block.first - 1, work.last) };
		if (lengthOf(free) > lengthOf(longest)) longest = free;
		first = Math.max(first, block.last + 1);
	}
	return longest;
}

export type PossibleTime = {
	/** The days on which the work can begin. */
	starts: number[];
	/** The first of them from which all of it is possible, and the last one of those that follow it directly. */
	start?: Span;
	/** Where there is none: the longest part that is possible, and whether it lasts until the end of the work. */
	part?: Span & { toItsEnd: boolean };
};

/**
 * When work is possible.
 * @param blocks when it is not, in order
 * @param starts numbers of days, in order
 */
export function findTime(blocks: readonly Span[], starts: number[], weeks: number): PossibleTime {
	const whole = starts.map((day) => {
		const work = workFrom(day, weeks);
		return lengthOf(longestFree(work, blocks)) === lengthOf(work);
	});
	const first = whole.indexOf(true);
	if (first < 0) return withPart(starts, longestOf(blocks, starts, weeks));
	const after = whole.indexOf(false, first);
	const last = after < 0 ? starts.length - 1 : after - 1;
	return { starts, start: { first: starts[first] ?? 0, last: starts[last] ?? 0 } };
}

const withPart = (starts: number[], part: PossibleTime['part']): PossibleTime =>
	part ? { starts, part } : { starts };

function longestOf(blocks: readonly Span[], starts: number[], weeks: number): PossibleTime['part'] {
	let longest: PossibleTime['part'];
	for (const day of starts) {
		const work = workFrom(day, weeks);
		const free = longestFree(work, blocks);
		if (free && lengthOf(free) > lengthOf(longest))
			longest = { ...free, toItsEnd: free.last === work.last };
	}
	return longest;
}

/**
 * When work is possible, in words.
 * @param whole the words where all of it is possible, whenever it begins
 */
export function timeWords(
	{ starts, start, part }: PossibleTime,
	whole: string,
	today: string,
): Fit {
	const half = (words: string): Fit => ({ fit: 'half', words });
	const words = (day: number) => nearDate(dayOfNumber(day), today);
	const [first, last] = [starts[0] ?? 0, starts.at(-1) ?? 0];
	if (start && start.first > first) return half(`Fits from ${words(start.first)}`);
	if (start && start.last < last) return half(`Fits if it starts by ${words(start.last)}`);
	if (!part) return { fit: 'full', words: whole };
	if (part.first === first) return half(`Fits until ${words(part.last)}`);
	if (part.toItsEnd) return half(`Fits from ${words(part.first)}`);
	return half(`Fits from ${words(part.first)} to ${words(part.last)}`);
}
