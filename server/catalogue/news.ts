import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import type { CatalogueDatabase } from './database.ts';
import { foundAbove } from './index/matches.ts';
import type { Snapshot } from './live-index.ts';

/** About how long this may block the process at a time. */
const TURN_MS = 10;
/** Each takes a few milliseconds, and all of a query have two seconds. */
const TEXTS_TOGETHER = 40;

/** What has become public after an internship: the later its number, the later it did. */
export type News = {
	/** The highest number there is; what comes later is news of the next time. */
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
	database: Pick<CatalogueDatabase, 'findAbove'>,
	summaries: News['summaries'],
): Promise<News> {
	const { highest: upTo } = (await current()).index;
	return {
		upTo,
		async find(searches) {
			const { index } = await current();
			const texts = await textsOf(searches, after, database);
			const results: Int32Array[] = [];
			let began = performance.now();
			for (const search of searches) {
				const text = search.q === '' ? null : (texts.get(search.q) ?? null);
				const numbers = foundAbove(after, index, search, today, text);
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

async function textsOf(
	searches: InternshipSearch[],
	after: number,
	database: Pick<CatalogueDatabase, 'findAbove'>,
): Promise<Map<string, Int32Array | null>> {
	const texts = [...new Set(searches.map(({ q }) => q))].filter((q) => q !== '');
	const results = new Map<string, Int32Array | null>();
	for (let at = 0; at < texts.length; at += TEXTS_TOGETHER) {
		const some = texts.slice(at, at + TEXTS_TOGETHER);
		const numbers = await database.findAbove(some, after);
		for (const [place, text] of some.entries()) results.set(text, numbers[place] ?? null);
	}
	return results;
}
