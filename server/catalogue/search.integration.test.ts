import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import {
	asExactWords,
	type InternshipSearch,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, facetsOn } from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { studentVisa } from '#schema/internships/student-visa.ts';
import { formsIn, singular, wordsIn } from '#schema/internships/understanding/words.ts';
import { normalForm } from '#schema/normal-form.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { type OwnListing, ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

type Row = OwnListing['columns'];

/** Some deadlines have passed by then. */
const DAYS = ['2026-11-22', '2027-01-31', '2027-02-28', '2027-06-01'];
const rows = ownListings().map(({ columns }) => columns);

let started: TestBackend;
let catalogue: Catalogue;
/** The form of every word of an internship. */
const formsOf = new Map<Row, Set<string>>();
const wordsOf = new Map<Row, string[]>();

beforeAll(async () => {
	started = await startTestBackend();
	await synchronise(started.backend.sql, ownListings(), new Date('2026-11-22'), started.log);
	catalogue = createCatalogue(started.backend.sql);
	for (const row of rows) {
		const words = wordsIn(textOf(row)).map(({ word }) => word);
		wordsOf.set(row, words);
		formsOf.set(row, new Set(words.map(singular)));
	}
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

function textOf(row: Row): string {
	const { title, company, sector, location, city, country, starts, description } = row;
	return [title, company, sector, location, city, country, starts, description]
		.concat(row.requirements, row.benefits, stringsIn(row.details))
		.join(' · ');
}

const stringsIn = (value: unknown): string[] =>
	typeof value === 'string'
		? [value]
		: value && typeof value === 'object'
			? Object.values(value).flatMap(stringsIn)
			: [];

/** Every word of a text in quotation marks has to be there, but for the ending of a plural. */
const hasText = (row: Row, q: string): boolean =>
	formsIn(q)
		.slice(0, 12)
		.every((form) => formsOf.get(row)?.has(form));

const hourly = ({ pay_amount, pay_per, hours }: Row) =>
	Math.round((pay_per === 'week' ? pay_amount / hours : (pay_amount * 12) / 52 / hours) * 100) /
	100;

const CITIES = ['London', 'Manchester', 'Birmingham', 'Edinburgh', 'Bristol', 'Leeds', 'Liverpool'];

/** Whether an internship is what an option of a facet asks for. */
const plain: Record<FacetName, (row: Row, value: string) => boolean> = {
	city: ({ city, remote, country }, value) => {
		const isHere = country === 'United Kingdom';
		if (value === 'Abroad') return !isHere;
		if (value === 'Remote') return remote === 'remote';
		if (!isHere) return false;
		if (value !== 'Elsewhere in the UK') return city === value;
		return city === null ? remote !== 'remote' : !CITIES.includes(city);
	},
	start: ({ starts_on, starts }, value) => {
		const months = startMonths(starts_on, starts);
		return months.includes(value) || months.includes(value.slice(5));
	},
	permission: (row, value) =>
		value === 'sponsor' ? row.sponsorship === 'can-sponsor' : studentVisa(row) === value,
	hours: ({ hours }) => hours <= 20,
	pay: (row, value) => row.pay_currency === 'GBP' && hourly(row) >= Number(value),
	sector: ({ sector }, value) => SECTOR_INDUSTRY[sector] === value,
	kind: ({ kind }, value) => kind === value,
	remote: ({ remote }, value) => remote === value,
	weeks: ({ weeks }, value) => {
		const [least = 0, most = 0] = value.split('-').map(Number);
		return least <= weeks && weeks <= most;
	},
	licence: ({ driving_licence }) => !driving_licence,
};

function passes(row: Row, search: InternshipSearch, today: string, left?: FacetName): boolean {
	const { company } = search;
	if (row.deadline !== null && row.deadline < today) return false;
	if (company.length > 0 && !company.includes(normalForm(row.company))) return false;
	return FACETS.every((name) => {
		const values = [search[name]].flat().filter((value) => value !== null);
		return (
			name === left || values.length === 0 || values.some((value) => plain[name](row, `${value}`))
		);
	});
}

const sortKey: Record<string, (row: Row) => number | string> = {
	newest: ({ published_at }) => -Date.parse(published_at),
	deadline: ({ deadline }) => deadline ?? '9999',
	pay: (row) => (row.pay_currency === 'GBP' ? -hourly(row) : 0),
};

type Pair = [name: string, value: string];

const someOption = fc
	.tuple(fc.constantFrom(...FACETS), fc.nat(), fc.constantFrom(...DAYS))
	.map(([name, at, today]): Pair => {
		const options = facetsOn(today).find((facet) => facet.name === name)?.options ?? [];
		return [name, options[at % options.length]?.value ?? ''];
	});
/** Words of an internship, to be found as they are. */
const someText = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }).map((drawn): Pair => {
	const typed = drawn.map(([at, place]) => {
		const words = wordsOf.get(rows[at % rows.length] as Row) ?? [];
		return words[place % words.length] ?? '';
	});
	return ['q', typed.length > 0 ? asExactWords(typed.join(' ')) : ''];
});
const query = fc.tuple(
	fc.array(someOption, { maxLength: 4 }),
	fc.option(someText, { freq: 1, nil: undefined }),
	fc.option(
		fc.nat().map((at): Pair => ['company', rows[at % rows.length]?.company ?? '']),
		{ freq: 8, nil: undefined },
	),
	fc.option(
		fc.integer({ min: 1_100, max: 2_500 }).map((pence): Pair => ['pay', `${pence / 100}`]),
		{ freq: 6, nil: undefined },
	),
	fc.constantFrom('newest', 'deadline', 'pay', 'best').map((sort): Pair => ['sort', sort]),
	fc.integer({ min: 1, max: 5 }).map((page): Pair => ['page', `${page}`]),
);

async function compare([options, ...others]: [Pair[], ...(Pair | undefined)[]], today: string) {
	const pairs = [...options, ...others].filter((pair) => pair !== undefined);
	const search = parseSearch(new URLSearchParams(pairs), today);
	const texts = rows.filter((row) => hasText(row, search.q));
	const expected = texts.filter((row) => passes(row, search, today));
	const { total, exact, pages, facets, items, page } = await catalogue.search(search, today);
	expect([total, exact]).toEqual([expected.length, expected.length]);
	expect(pages).toBe(Math.max(1, Math.ceil(total / 20)));
	expect(page).toBe(Math.min(search.page, pages));
	for (const { name, options } of facetsOn(today)) {
		const rest = texts.filter((row) => passes(row, search, today, name));
		const counts = options.map(({ value }) => ({
			value,
			count: rest.filter((row) => plain[name](row, value)).length,
		}));
		expect(facets[name]).toEqual(counts);
	}
	const from = (page - 1) * 20;
	expect(items).toHaveLength(Math.min(20, total - from));
	const key = sortKey[search.sort];
	if (!key) return;
	const keys = expected.map(key).sort((a, b) => (a < b ? -1 : 1));
	expect(items.map((item) => key(item as unknown as Row))).toEqual(keys.slice(from, from + 20));
}

test('a thousand random searches find and count what a plain filter does', async () => {
	const property = fc.asyncProperty(query, fc.constantFrom(...DAYS), compare);
	await fc.assert(property, { numRuns: 1_000, endOnFailure: true });
}, 240_000);

test.each([
	"'; drop table public.internships; --",
	'data & | ! <-> :* (( ))',
	'%_\\%',
	'*'.repeat(100),
	'日本語 العربية Ελληνικά',
	'\u0000\u200b\ufeff',
	'🎓🎉 ❤️',
	'\u202eelbissop si siht\u202c עבודה بحث',
	'(a+)+$ [[:alpha:]]* \\d{1,999}',
	'data '.repeat(1_000),
	'leeds london 20 hours full time remote hybrid june july placement year £15 an hour visa sponsorship 8 weeks '.repeat(
		4,
	),
	'"data analyst" OR -intern',
	'a b c d e f g h i j k l m n o p q r s t u v w x y z',
	'x'.repeat(10_000),
	'ﬁnance ½ Ⅷ ①',
	'İstanbul ŁÓDŹ straße',
	"\\u0041 \\x41 E'\\'",
])('%s as text is answered', async (q) => {
	const search = parseSearch(new URLSearchParams({ q }), '2026-11-22');
	const { total, items } = await catalogue.search(search, '2026-11-22');
	expect(items).toHaveLength(Math.min(20, total));
	expect(String(searchParameters(search)).length).toBeLessThan(1_000);
});
