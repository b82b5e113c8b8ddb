import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { matchesAbove } from './index/matches.ts';
import type { Snapshot } from './live-index.ts';
import { textMatches } from './matching/text-matches.ts';
import { readSearch } from './read-search.ts';

/** About how long this may block the process at a time. */
const TURN_MS = 10;

/** What has become public after an internship: the later its number, the later it did. */
export type News = {
	/** The highest number of an internship now; those after it are news of the next run. */
	upTo: number;
	/** For each search the numbers of what is new and open, ascending. */
	find(searches: InternshipSearch[]): Promise<Int32Array[]>;
	/** In the order of the numbers; without those deleted meanwhile. */
	summaries(numbers: number[]): Promise<Map<number, InternshipSummary>>;
};

/** @param after a number: what is above it is new @throws {SearchBusyError} if the database does not answer */
export async function newsAfter(
	after: number,
	today: string,
	current: () => Promise<Snapshot>,
	summaries: News['summaries'],
): Promise<News> {
	const { highest: upTo } = (await current()).index;
	return {
		upTo,
		async find(searches) {
			const { index, texts } = await current();
			const results: Int32Array[] = [];
			let began = performance.now();
			for (const search of searches) {
				const read = search.q === '' ? null : readSearch(search, today, texts);
				const text = read && textMatches(texts, index, read, after);
				const numbers = matchesAbove(after, index, search, today, text);
				results.push(numbers.filter((number) => number <= upTo));
				if (performance.now() - began < TURN_MS) continue;
				await nextTurn();
				began = performance.now();
			}
			return results;
		},
		summaries,
	};
}
