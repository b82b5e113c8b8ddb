import { lengthOf, longestFree, type Span, workFrom } from './free-time.ts';

export type TimeFound = {
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
export function findTime(blocks: readonly Span[], starts: number[], weeks: number): TimeFound {
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

const withPart = (starts: number[], part: TimeFound['part']): TimeFound =>
	part ? { starts, part } : { starts };

function longestOf(blocks: readonly Span[], starts: number[], weeks: number): TimeFound['part'] {
	let longest: TimeFound['part'];
	for (const day of starts) {
		const work = workFrom(day, weeks);
		const free = longestFree(work, blocks);
		if (free && lengthOf(free) > lengthOf(longest))
			longest = { ...free, toItsEnd: free.last === work.last };
	}
	return longest;
}
