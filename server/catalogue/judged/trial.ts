import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { emptySearch } from '#schema/internships/internship-search.ts';
import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';
import { Columns } from '#server/catalogue/index/columns.ts';
import { Texts } from '#server/catalogue/index/texts.ts';
import { dictionaryWith, readSearch } from '#server/catalogue/read-search.ts';
import { judgedQueries, ownRows, type Row, rightOf } from './judged-queries.ts';
import { type Finder, factsOf, JUDGED_ON, searchOver } from './judged-search.ts';

/** About how long this may block the process at a time, in milliseconds. */
const TURN_MS = 10;
/** What words did that were tried last: one that is added is tried again. */
const MOST_RESULTS = 4;
const TITLES = 3;
/** Sums of thirds in another order differ by less. */
const ROUNDING = 1e-9;

/** A query with the internships that are right answers to it. */
type JudgedQuery = { query: string; isOwn: boolean; right: ReadonlySet<Row> };
type TrialResult = Omit<SearchWordTrial, 'titled'>;
/** The search with some lines of staff. */
type Searching = {
	find: Finder;
	/** What it reads in a text, to be compared. */
	read(query: string): string;
};

export type Trials = ReturnType<typeof createTrials>;

/** Tries words on the judged queries, half a second of processor each, one after the other and in short turns. */
export function createTrials() {
	const rows = ownRows();
	const results = new LRUCache<string, Promise<TrialResult>>({ max: MOST_RESULTS });
	let queries: Promise<JudgedQuery[]> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	const tried = async (added: readonly AddedWord[], word: AddedWord): Promise<TrialResult> => {
		queries ??= askedOn(rows);
		const asked = await queries;
		const searchingWith = await searchesOver(rows);
		const before = await searchingWith(added);
		const after = await searchingWith([...added, word]);
		const gains = await inTurns(asked, ({ query, right }) => {
			// What is read alike is answered alike.
			if (before.read(query) === after.read(query)) return 0;
			const [then, now] = [before, after].map(
				({ find }) => rightOf(find(query), (row) => right.has(row), right.size).precision,
			);
			return (now ?? 0) - (then ?? 0);
		});
		const where = (is: (gain: number) => boolean) =>
			asked.flatMap(({ query }, at) => (is(gains[at] ?? 0) ? [query] : []));
		const ofOwn = gains.filter((_, at) => asked[at]?.isOwn).reduce((sum, gain) => sum + gain, 0);
		const first = word.means === null ? [] : after.find(word.typed).slice(0, TITLES);
		return {
			...word,
			judged: asked.length,
			better: where((gain) => gain > 0),
			worse: where((gain) => gain < 0),
			refused: ofOwn < -ROUNDING,
			titles: first.map(({ title }) => title),
		};
	};

	/** What a word does to the answers, beside those that are added already. */
	return (added: readonly AddedWord[], word: AddedWord): Promise<TrialResult> => {
		const key = JSON.stringify([added, word]);
		const cached = results.get(key);
		if (cached) return cached;
		const result = last.then(() => tried(added, word));
		results.set(key, result);
		last = result.catch(() => results.delete(key));
		return result;
	};
}

/** Takes internships in, but for their words: those depend on the lines of staff. @returns the search with some lines */
async function searchesOver(
	rows: readonly Row[],
): Promise<(added: readonly AddedWord[]) => Promise<Searching>> {
	const all = factsOf(rows);
	const index = new Columns();
	await inTurns(all, (facts) => index.set(facts));
	return async (added) => {
		const texts = new Texts(dictionaryWith(added));
		await inTurns(all, (facts) => texts.replace([facts]));
		return {
			find: searchOver(rows, { index, texts }),
			read: (q) =>
				JSON.stringify(readSearch({ ...emptySearch, q, sort: 'best' }, JUDGED_ON, texts)),
		};
	};
}

/** The queries of both sets to which some of these internships are right answers. */
async function askedOn(rows: readonly Row[]): Promise<JudgedQuery[]> {
	const all = (['own', 'fit'] as const).flatMap((set) =>
		judgedQueries(set).map((judged) => ({ ...judged, isOwn: set === 'own' })),
	);
	const asked = await inTurns(all, ({ query, isOwn, isRight }) => ({
		query,
		isOwn,
		right: new Set(rows.filter(isRight)),
	}));
	return asked.filter(({ right }) => right.size > 0);
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
