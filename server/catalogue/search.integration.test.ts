import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import {
	type InternshipSearch,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, facetsOn } from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { normalForm } from '#schema/normal-form.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { type OwnListing, ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import { connect } from '#server/postgres/database.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

type Row = OwnListing['columns'];

/** Some deadlines have passed by then. */
const DAYS = ['2026-11-22', '2027-01-31', '2027-02-28', '2027-06-01'];
const rows = ownListings().map(({ columns }) => columns);

let started: TestBackend;
let catalogue: Catalogue;
/** Every word of the internships with its stem. */
let stems: Map<string, string>;
const wordsOf = new Map<Row, string[]>();
const stemsOf = new Map<Row, Set<string>>();

beforeAll(async () => {
	started = await startTestBackend();
	await synchronise(started.backend.sql, ownListings(), new Date('2026-11-22'), started.log);
	catalogue = createCatalogue(started.backend.sql);
	const admin = connect(started.adminUrl, { max: 1 });
	const known = await admin<{ word: string; stem: string }[]>`
		select word, stem from catalogue.words`;
	await admin.end();
	stems = new Map(known.map(({ word, stem }) => [word, stem]));
	for (const row of rows) {
		wordsOf.set(row, textOf(row));
		stemsOf.set(row, new Set(textOf(row).flatMap((word) => stems.get(word) ?? [])));
	}
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

function textOf(row: Row): string[] {
	const { title, company, sector, location, city, country, remote, hours, weeks } = row;
	const more = country === 'United Kingdom' ? 'UK' : 'abroad international';
	const kind = { placement: 'placement year', program: 'program programme' } as Record<
		string,
		string
	>;
	const texts = [title, company, sector, location, city, country, more, remote, kind[row.kind]]
		.concat([`${hours.toFixed(1)} hours a week ${weeks} weeks`, row.starts, row.description])
		.concat(row.requirements, row.benefits, stringsIn(row.details))
		.join(' ')
		.replace(/c\+\+/gi, ' cplusplus ')
		.replace(/c#/gi, ' csharp ')
		.replace(/\.net/gi, ' dotnet ');
	return normalForm(texts).split('-');
}

const stringsIn = (value: unknown): string[] =>
	typeof value === 'string'
		? [value]
		: value && typeof value === 'object'
			? Object.values(value).flatMap(stringsIn)
			: [];

/** Every word has to be there by its stem, or from four letters as the beginning of a word. */
function hasText(row: Row, wanted: Set<string>[]): boolean {
	const own = stemsOf.get(row);
	return wanted.every((meant) => [...meant].some((stem) => own?.has(stem)));
}

/** For each word of a text, the stems that it may mean. */
const wantedBy = (q: string): Set<string>[] =>
	(q ? normalForm(q).split('-') : []).map(
		(typed) =>
			new Set(
				[...stems]
					.filter(([word]) => word === typed || (typed.length >= 4 && word.startsWith(typed)))
					.map(([, stem]) => stem),
			),
	);

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
		return typeof months === 'string' ? months === value : months.includes(Number(value.slice(5)));
	},
	permission: ({ hours, sponsorship }, value) =>
		value === 'sponsor'
			? sponsorship === 'can-sponsor'
			: ['student-visa-ok', 'can-sponsor'].includes(sponsorship ?? '') &&
				(value === 'vacation' || hours <= 20),
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
/** A word of an internship, or its beginning. */
const someText = fc
	.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 2 })
	.map((drawn): Pair => {
		const typed = drawn.map(([at, place, length]) => {
			const words = wordsOf.get(rows[at % rows.length] as Row) ?? [];
			const word = words[place % words.length] ?? '';
			return word.length > 5 ? word.slice(0, 4 + (length % (word.length - 3))) : word;
		});
		return ['q', typed.filter((word) => wantedBy(word).every(({ size }) => size > 0)).join(' ')];
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
	const wanted = wantedBy(search.q);
	const texts = rows.filter((row) => hasText(row, wanted));
	const expected = texts.filter((row) => passes(row, search, today));
	const { total, pages, facets, items, page } = await catalogue.search(search, today);
	expect(total).toBe(expected.length);
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
