import type { Sql } from 'postgres';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import { dayNumber } from '#schema/london-day.ts';
import { cardStore } from './card-store.ts';
import { catalogueDatabase } from './database.ts';
import { take } from './index/orders.ts';
import { stateOf, summaryOf } from './listing-state.ts';
import { liveIndex, type Snapshot } from './live-index.ts';
import { type News, newsAfter } from './news.ts';
import { overviewOf } from './overview.ts';
import { hintIn, searchIn } from './search.ts';
import { similarTo } from './similar.ts';
import { textResults } from './text-results.ts';

const MOST_OF_COMPANY = 200;
const MOST_SIMILAR = 3;

/** The catalogue as the server itself has it. */
export type WholeCatalogue = Catalogue & {
	/** Loads the index before the first request, however long that takes. @throws {SearchBusyError} */
	load(): Promise<void>;
	/** Whether the index is loaded. */
	isLoaded(): boolean;
	newsAfter(number: number, today: string): Promise<News>;
};

/**
 * One instance for the whole server: counts and order come from an index in memory, texts and rows from the
 * database.
 */
export function createCatalogue(sql: Sql): WholeCatalogue {
	const database = catalogueDatabase(sql);
	const cards = cardStore(database);
	const live = liveIndex(database, cards.forget);
	const findText = textResults(database);
	const summaries = async (numbers: number[], today: string) =>
		(await cards.get(numbers)).map((card) => summaryOf(card, today));
	/** The index and the text of the search. */
	const prepared = async ({ q }: InternshipSearch): Promise<[Snapshot, Int32Array | null]> => {
		const snapshot = await live.current();
		return [snapshot, await findText(q, snapshot.version)];
	};
	return {
		load: live.load,
		isLoaded: live.isLoaded,
		version: async () => String((await live.current().catch(live.last)).version),
		async search(search, today) {
			const [snapshot, text] = await prepared(search);
			const { numbers, ...found } = searchIn(snapshot, search, today, text);
			return { ...found, items: await summaries(numbers, today) };
		},
		async searchWithTexts(search, today) {
			const [snapshot, text] = await prepared(search);
			const { numbers, ...found } = searchIn(snapshot, search, today, text);
			const listings = await database.listings(numbers);
			return { ...found, items: listings.map((listing) => summaryOf(listing, today)) };
		},
		async newest(search, today, most) {
			const [snapshot, text] = await prepared(search);
			const newest = { ...search, sort: 'newest', page: 1 } as const;
			return summaries(searchIn(snapshot, newest, today, text, most).numbers, today);
		},
		async hint(search, today) {
			const [snapshot, text] = await prepared(search);
			return hintIn(snapshot, search, today, text);
		},
		async bySlug(slug, today) {
			const found = await database.bySlug(slug);
			if (!found) return null;
			const { card, record } = found;
			return { internship: summaryOf(card, today), state: stateOf(card, today), record };
		},
		async bySlugs(slugs, today) {
			const found = await database.cardsBySlug(slugs);
			return found
				.filter((card) => stateOf(card, today) !== 'gone')
				.map((card) => summaryOf(card, today));
		},
		async similar(internship, today) {
			const { index, order } = await live.current();
			const found = await summaries(similarTo(index, order('newest'), internship, today), today);
			return found.filter(({ slug }) => slug !== internship.slug).slice(0, MOST_SIMILAR);
		},
		async byCompany(companySlug, today) {
			const search = { ...emptySearch, company: [companySlug] };
			const { numbers } = searchIn(await live.current(), search, today, null, MOST_OF_COMPANY);
			return summaries(numbers, today);
		},
		newsAfter: (number, today) =>
			newsAfter(number, today, live.current, database, async (numbers) => {
				const found = await cards.get(numbers);
				return new Map(found.map((card) => [card.number, summaryOf(card, today)]));
			}),
		overview: async (today) => overviewOf((await live.current()).index, today),
		async openSlugs(today, most) {
			const { index, order } = await live.current();
			const day = dayNumber(today);
			return database.slugs(take(order('newest'), (number) => index.isOpen(number, day), 0, most));
		},
	};
}
