import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';
import { dictionaryWith } from '#server/catalogue/read-search.ts';
import { type Judged, judgedQueries, ownRows, type Row, rightOf } from './judged-queries.ts';
import { ourSearch } from './judged-search.ts';

/** About how long this may block the process at a time, in milliseconds. */
const TURN_MS = 10;
/** Results of lines of staff; some 10 kB each. */
const MOST_RESULTS = 4;
const TITLES = 3;
/** Sums of thirds in another order differ by less. */
const ROUNDING = 1e-9;

/** A query with how many internships are right answers to it. */
type Asked = Judged & { isOwn: boolean; right: number };
/** The share of right ones in the first three answers to each query, and the titles of the first answers to the last line. */
type Result = { shares: number[]; titles: string[] };

export type Trials = ReturnType<typeof createTrials>;

/** Tries words on the judged queries, a second or two of processor each, one after the other and in short turns. */
export function createTrials() {
	const rows = ownRows();
	const results = new LRUCache<string, Promise<Result>>({ max: MOST_RESULTS });
	let queries: Promise<Asked[]> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	const judge = async (added: readonly AddedWord[]): Promise<Result> => {
		queries ??= askedOn(rows);
		const find = ourSearch(rows, dictionaryWith(added));
		const shares = await inTurns(
			await queries,
			({ query, isRight, right }) => rightOf(find(query), isRight, right).precision,
		);
		const tried = added.at(-1);
		const first = tried && tried.means !== null ? find(tried.typed).slice(0, TITLES) : [];
		return { shares, titles: first.map(({ title }) => title) };
	};
	const resultOf = (added: readonly AddedWord[]): Promise<Result> => {
		const key = JSON.stringify(added);
		const known = results.get(key);
		if (known) return known;
		const result = last.then(() => judge(added));
		results.set(key, result);
		last = result.catch(() => results.delete(key));
		return result;
	};

	/** What a word does to the answers, beside those that are added already. */
	return async (added: readonly AddedWord[], word: AddedWord): Promise<SearchWordTrial> => {
		const before = await resultOf(added);
		const { shares, titles } = await resultOf([...added, word]);
		const asked = (await queries) ?? [];
		const gains = shares.map((share, at) => share - (before.shares[at] ?? 0));
		const where = (is: (gain: number) => boolean) =>
			asked.flatMap(({ query }, at) => (is(gains[at] ?? 0) ? [query] : []));
		const ofOwn = gains.filter((_, at) => asked[at]?.isOwn).reduce((sum, gain) => sum + gain, 0);
		return {
			...word,
			judged: asked.length,
			better: where((gain) => gain > 0),
			worse: where((gain) => gain < 0),
			refused: ofOwn < -ROUNDING,
			titles,
		};
	};
}

/** The queries of both sets to which some of these internships are right answers. */
async function askedOn(rows: readonly Row[]): Promise<Asked[]> {
	const all = (['own', 'fit'] as const).flatMap((set) =>
		judgedQueries(set).map((judged) => ({ ...judged, isOwn: set === 'own' })),
	);
	const asked = await inTurns(all, (judged) => ({
		...judged,
		right: rows.filter(judged.isRight).length,
	}));
	return asked.filter(({ right }) => right > 0);
}

async function inTurns<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Result,
): Promise<Result[]> {
	const done: Result[] = [];
	let began = performance.now();
	for (const item of items) {
		done.push(work(item));
		if (performance.now() - began < TURN_MS) continue;
		await nextTurn();
		began = performance.now();
	}
	return done;
}
