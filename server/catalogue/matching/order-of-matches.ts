import type { Searched } from './searched.ts';

/** What a text finds, the best first. */
export type TextMatches = {
	numbers: Int32Array;
	/** For each, how far it is from the text; 0 where it satisfies all. */
	misses: Uint8Array;
	/** For each, the place in `FACETS` of the one facet whose filters it lacks and nothing else; else -1. */
	lacking: Int8Array;
};

/** Numbers are below it. The parts of a key are whole numbers, and together below 2 ** 53. */
const NUMBERS = 2 ** 22;
const MOST_RANK = 2 ** 15 - 1;
const LATEST = 2 ** 15 - 1;
const MOST_MISSES = 254;
/** How finely scores are compared. */
const PER_POINT = 20;

export type Results = {
	scores: Float32Array;
	costs: Float32Array;
	isExact: Uint8Array;
	lacking: Int8Array;
};

/** Those that satisfy all first; then by score less costs, then the next deadline, then the newest. */
export function ordered(
	{ index, first }: Searched,
	numbers: Int32Array,
	results: Results,
): TextMatches {
	const { scores, costs, isExact, lacking } = results;
	let [bestExact, bestClose] = [0, Number.NEGATIVE_INFINITY];
	for (let place = 0; place < numbers.length; place += 1) {
		const at = numbers[place] ?? 0;
		const value = (scores[at] ?? 0) - (costs[at] ?? 0);
		if (isExact[at] === 1) bestExact = Math.max(bestExact, value);
		else bestClose = Math.max(bestClose, value);
	}
	const keys = new Float64Array(numbers.length);
	const missesOf = new Uint8Array(scores.length);
	for (let place = 0; place < numbers.length; place += 1) {
		const at = numbers[place] ?? 0;
		const exact = isExact[at] === 1;
		const behind = (exact ? bestExact : bestClose) - (scores[at] ?? 0) + (costs[at] ?? 0);
		const rank = Math.min(MOST_RANK, Math.round(behind * PER_POINT));
		missesOf[at] = exact ? 0 : 1 + Math.min(MOST_MISSES - 1, Math.round(behind));
		const deadline = Math.min(LATEST, index.deadline[first + at] ?? 0);
		const head = (exact ? 0 : MOST_RANK + 1) + rank;
		keys[place] = (head * (LATEST + 1) + deadline) * NUMBERS + (NUMBERS - 1 - first - at);
	}
	keys.sort();
	const matches = {
		numbers: new Int32Array(numbers.length),
		misses: new Uint8Array(numbers.length),
		lacking: new Int8Array(numbers.length),
	};
	for (let place = 0; place < keys.length; place += 1) {
		const number = numberIn(keys[place] ?? 0);
		matches.numbers[place] = number;
		matches.misses[place] = missesOf[number - first] ?? 0;
		matches.lacking[place] = lacking[number - first] ?? -1;
	}
	return matches;
}

/** Of a key; `%` takes ten times as long with numbers of this size. */
const numberIn = (key: number): number => NUMBERS - 1 - (key - Math.floor(key / NUMBERS) * NUMBERS);
