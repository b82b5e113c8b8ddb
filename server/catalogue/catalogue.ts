import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import {
	type Catalogue,
	type ListingState,
	SIMILAR_SHOWN,
} from '#schema/internships/catalogue-contract.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import { hourlyPayOf } from '#schema/internships/pay-periods.ts';
import { CITIES, placesOf } from '#schema/internships/places.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { readOf, withoutWords } from '#schema/internships/understanding/read-text.ts';
import type { Understood } from '#schema/internships/understanding/understood.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import { dayNumber, daysAfter, hasPassed, londonDay } from '#schema/london-day.ts';
import { inListOrder } from '#schema/students/shared-list.ts';
import { type Card, type CatalogueDatabase, catalogueDatabase } from './database.ts';
import type { Columns } from './index/columns.ts';
import { matchesAbove } from './index/matches.ts';
import { take } from './index/orders.ts';
import { listingsLike } from './like.ts';
import { listDigest } from './list-token.ts';
import { liveIndex, type Snapshot } from './live-index.ts';
import type { TextMatches } from './matching/order-of-matches.ts';
import { textMatches } from './matching/text-matches.ts';
import { matchingInternship } from './matching-internship.ts';
import { type News, newsAfter } from './news.ts';
import { overviewOf } from './overview.ts';
import { chosenIn, readSearch } from './read-search.ts';
import { hintIn, searchIn } from './search.ts';
import { suggestionsIn } from './suggestions.ts';

const MOST_OF_COMPANY = 200;
const MOST_SIMILAR = 2 * SIMILAR_SHOWN;

/** The catalogue as the server itself has it. */
export type WholeCatalogue = Catalogue & {
	/** Loads the index before the first request, however long that takes. @throws {SearchBusyError} */
	load(): Promise<void>;
	/** Whether the index is loaded. */
	isLoaded(): boolean;
	/** Whether the text of a search finds no internship at all, in the index as it is: asks no database. */
	findsNothing(search: InternshipSearch, today: string): boolean;
	newsAfter(number: number, today: string): Promise<News>;
};

/** Of the kinds that people write: the second one runs patterns that the first one compiled. */
const FIRST_TEXTS = [
	'part time data anaylst leeds',
	'I am studying marketing and would like to work in London or from home, not in sales',
];

/**
 * One instance for the whole server: counts and order come from an index in memory, texts and rows from the
 * database.
 */
export function createCatalogue(sql: Sql): WholeCatalogue {
	const database = catalogueDatabase(sql);
	const cards = cardStore(database);
	const live = liveIndex(database, cards.forget);
	const readTexts = textResults();
	const summaries = async (numbers: number[], today: string) =>
		(await cards.get(numbers)).map((card) => summaryOf(card, today));
	const summariesBySlug: Catalogue['bySlugs'] = async (slugs, today) => {
		const matches = await database.cardsBySlug(slugs);
		return matches
			.filter((card) => stateOf(card, today) !== 'gone')
			.map((card) => summaryOf(card, today));
	};
	/** The index, and what the text of the search finds in it. */
	const indexAndText = async (search: InternshipSearch, today: string) => {
		const snapshot = await live.current();
		return { snapshot, ...readTexts(snapshot, search, today) };
	};
	return {
		async load() {
			await live.load();
			// Compiles its patterns and reads its dictionary before the first request.
			const today = londonDay(new Date());
			for (const q of FIRST_TEXTS) readTexts(live.last(), { ...emptySearch, q }, today);
		},
		isLoaded: live.isLoaded,
		findsNothing: (search, today) =>
			readTexts(live.last(), search, today).text?.numbers.length === 0,
		version: async () => (await live.current().catch(live.last)).name,
		async search(search, today) {
			const { snapshot, text, read } = await indexAndText(search, today);
			const { numbers, ...result } = searchIn(snapshot, search, today, text);
			const interpretation = readOf(search.q, read, today, snapshot.texts);
			if (!interpretation) return { ...result, read: null, items: await summaries(numbers, today) };
			const cards = await database.listings(numbers);
			const listings = cards.map((card) => summaryOf(card, today));
			return {
				...result,
				read: interpretation,
				items: listings.map((one) => matchingInternship(one, read, interpretation.words)),
			};
		},
		async searchWithTexts(search, today) {
			const { snapshot, text, read } = await indexAndText(search, today);
			const { numbers, ...result } = searchIn(snapshot, search, today, text);
			const listings = await database.listings(numbers);
			const items = listings.map((listing) => summaryOf(listing, today));
			return { ...result, read: readOf(search.q, read, today, snapshot.texts), items };
		},
		async newest(search, today, most) {
			const { snapshot, text } = await indexAndText(search, today);
			const newest = { ...search, sort: 'newest', page: 1 } as const;
			const { numbers, exact } = searchIn(snapshot, newest, today, text, most);
			const listings = await database.listings(numbers.slice(0, exact));
			return listings.map((listing) => summaryOf(listing, today));
		},
		async changedAt() {
			const { changed } = await live.current();
			return changed === 0 ? null : new Date(changed).toISOString();
		},
		async hint(search, today) {
			const { snapshot, text, read } = await indexAndText(search, today);
			const without = read.parts.map((part) => {
				const less = withoutWords(search, part);
				return { less, text: readTexts(snapshot, less, today).text };
			});
			return hintIn(snapshot, search, today, text, without);
		},
		suggest: async (typed, today) => suggestionsIn(await live.current(), typed, today),
		async companyNames(slugs) {
			const { companyNames: names } = (await live.current()).index;
			return Object.fromEntries(
				slugs.flatMap((slug) => {
					const name = names.get(slug);
					return name === undefined ? [] : [[slug, name]];
				}),
			);
		},
		like: async (given) => listingsLike(given, (await live.current()).texts, database.listings),
		titled: async (text) => (await live.current()).texts.titled(formsIn(text)),
		towns: async () => (await live.current()).index.townsByForm(),
		async bySlug(slug, today) {
			const row = await database.bySlug(slug);
			if (!row) return null;
			const { card, record } = row;
			return { internship: summaryOf(card, today), state: stateOf(card, today), record };
		},
		bySlugs: summariesBySlug,
		...sharedLists(database, summariesBySlug),
		async similar(internship, today) {
			const { index, order } = await live.current();
			const similar = await summaries(similarTo(index, order('newest'), internship, today), today);
			return similar.filter(({ slug }) => slug !== internship.slug).slice(0, MOST_SIMILAR);
		},
		async byCompany(companySlug, today) {
			const search = { ...emptySearch, company: [companySlug] };
			const { numbers } = searchIn(await live.current(), search, today, null, MOST_OF_COMPANY);
			return summaries(numbers, today);
		},
		async openAt(companySlugs, today) {
			const { index } = await live.current();
			const countAt = (slug: string) =>
				matchesAbove(0, index, { ...emptySearch, company: [slug] }, today, null).length;
			return Object.fromEntries(companySlugs.map((slug) => [slug, countAt(slug)]));
		},
		records: database.records,
		newsAfter: (number, today) =>
			newsAfter(number, today, live.current, async (numbers) => {
				const newCards = await cards.get(numbers);
				return new Map(newCards.map((card) => [card.number, summaryOf(card, today)]));
			}),
		overview: async (today) => overviewOf((await live.current()).index, today),
		async openSlugs(today, most) {
			const { index, order } = await live.current();
			const day = dayNumber(today);
			return database.slugs(take(order('newest'), (number) => index.isOpen(number, day), 0, most));
		},
	};
}

function sharedLists(
	database: Pick<CatalogueDatabase, 'sharedList'>,
	bySlugs: Catalogue['bySlugs'],
): Pick<Catalogue, 'sharedList' | 'sharedListVersion'> {
	const storedList = async (token: string) => {
		const digest = listDigest(token);
		return digest ? database.sharedList(digest) : null;
	};
	return {
		async sharedList(token, today) {
			const list = await storedList(token);
			if (!list) return null;
			const { slugs, chosen, ...words } = list;
			const items = await bySlugs(slugs, today);
			return { ...words, items: inListOrder(items), gone: chosen - items.length };
		},
		async sharedListVersion(token) {
			const list = await storedList(token);
			return list ? createHash('sha256').update(JSON.stringify(list)).digest('hex') : '';
		},
	};
}

/** About 1 kB each. */
const MOST_CARDS = 4_000;

/** The cards asked for last, until they change. */
function cardStore(database: Pick<CatalogueDatabase, 'cards'>) {
	const cards = new LRUCache<number, Card>({ max: MOST_CARDS });
	let changes = 0;
	return {
		/** In the order of the numbers; those deleted meanwhile are left out. */
		async get(numbers: number[]): Promise<Card[]> {
			const byNumber = new Map(numbers.map((number) => [number, cards.get(number)]));
			const missing = numbers.filter((number) => byNumber.get(number) === undefined);
			const before = changes;
			for (const card of missing.length > 0 ? await database.cards(missing) : []) {
				byNumber.set(card.number, card);
				// What was read before a change is not stored.
				if (changes === before) cards.set(card.number, card);
			}
			return numbers.flatMap((number) => byNumber.get(number) ?? []);
		},
		forget(numbers: number[]): void {
			changes += 1;
			for (const number of numbers) cards.delete(number);
		},
	};
}

/** Numbers of internships in all results together; 6 bytes each. */
const MOST_NUMBERS = 1_000_000;

type TextResult = { read: Understood; text: TextMatches | null };

/** What texts have found, until an internship or the day changes. */
function textResults() {
	const results = new LRUCache<string, TextResult>({
		maxSize: MOST_NUMBERS,
		sizeCalculation: ({ text }, key) => key.length + (text?.numbers.length ?? 0) + 100,
	});
	return ({ name, index, texts }: Snapshot, search: InternshipSearch, today: string) => {
		if (search.q === '') return { read: nothingRead, text: null };
		const key = `${name} ${today} ${chosenIn(search).join()} ${search.q}`;
		const cached = results.get(key);
		if (cached) return cached;
		const read = readSearch(search, today, texts);
		const result = { read, text: textMatches(texts, index, read) };
		results.set(key, result);
		return result;
	};
}

const nothingRead: Understood = {
	parts: [],
	ignored: [],
	notes: [],
	loose: [],
	posts: [],
	exact: false,
};

/** One more, as an internship is similar to itself. */
const SIMILAR = MOST_SIMILAR + 1;

/**
 * The numbers of open ones, newest first: of the same sector and city, then the sector, then its industry and the city, then
 * the industry, then the city.
 */
function similarTo(
	index: Columns,
	newest: Int32Array,
	internship: InternshipSummary,
	today: string,
): number[] {
	const day = dayNumber(today);
	const { sector: industry, city } = index.facets;
	const sectors = index.sectors.tableOf(internship.sector);
	const industries = industry.tableOf(SECTOR_INDUSTRY[internship.sector]);
	const cities = city.tableOfAny(placesOf(internship).filter((place) => CITIES.includes(place)));
	const sameSector = (number: number) => index.sectors.has(sectors, number);
	const sameIndustry = (number: number) => industry.has(industries, number);
	const sameCity = (number: number) => city.has(cities, number);
	const first = (isSimilar: (number: number) => boolean) =>
		take(newest, (number) => index.isOpen(number, day) && isSimilar(number), 0, SIMILAR);
	const all = [
		...first((number) => sameSector(number) && sameCity(number)),
		...first(sameSector),
		...first((number) => sameIndustry(number) && sameCity(number)),
		...first(sameIndustry),
		...first(sameCity),
	];
	return [...new Set(all)].slice(0, SIMILAR);
}

/** How long a closed listing has its page. */
const DAYS_SHOWN = 90;

/** The day after which it takes no applications; null while it is open or paused without a deadline. */
const lastDay = ({
	status,
	closed_at,
	deadline,
}: Pick<Card, 'status' | 'closed_at' | 'deadline'>) =>
	status === 'closed' && closed_at ? londonDay(new Date(closed_at)) : deadline;

/** @param today an ISO date in Europe/London */
function stateOf(
	card: Pick<Card, 'status' | 'closed_at' | 'deadline'>,
	today: string,
): ListingState {
	const last = lastDay(card);
	if (card.status !== 'closed' && !hasPassed(last, today)) return card.status;
	return last !== null && hasPassed(daysAfter(last, DAYS_SHOWN), today) ? 'gone' : 'closed';
}

/** A row as the site shows it on that day. */
function summaryOf<Row extends Card>(
	{ number: _, ...card }: Row,
	today: string,
): Omit<Row, 'number'> & InternshipSummary {
	const state = stateOf(card, today);
	return { ...card, hourly_pay: hourlyPayOf(card), status: state === 'gone' ? 'closed' : state };
}
