import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import { FIELDS } from '#schema/internships/fields.ts';
import { type InternshipSummary, KINDS } from '#schema/internships/internship.ts';
import { type InternshipSearch, parseSearch } from '#schema/internships/internship-search.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { daysAfter } from '#schema/london-day.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { type OwnListing, ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import { connect } from '#server/postgres/database.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

const TODAY = '2026-11-22';
const NOW = new Date('2026-11-22T12:00:00Z');

let started: TestBackend;
let admin: Sql;
let catalogue: Catalogue;

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 2 });
	await synchronise(started.backend.sql, ownListings(), NOW, started.log);
	catalogue = createCatalogue(started.backend.readingSql);
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const searchFor = (query: string): InternshipSearch =>
	parseSearch(new URLSearchParams(query), TODAY);
const find = (query: string) => catalogue.search(searchFor(query), TODAY);

describe('a text', () => {
	test.each([
		['Leeds', 27, /Leeds/],
		['manch', 10, /Manchester/],
		['enginer', 30, /Engineer/],
		['accounting', 5, /Account/],
		['marketi', 5, /Market/],
		['Tidewel', 2, /Tidewell/],
		['KING’S cross', 1, /London/],
		['python', 10, /"slug"/],
		['20 hours', 40, /"slug"/],
		['June', 40, /June/],
		['remote', 14, /remote/],
		['C++', 1, /"slug"/],
		['internship', 298, /"slug"/],
	])('%s finds at least %i', async (q, least, first) => {
		const { total, items } = await find(`q=${encodeURIComponent(q)}`);
		expect(total).toBeGreaterThanOrEqual(least);
		expect(JSON.stringify(items[0])).toMatch(first);
	});

	test('finds a title in its field before the rest of the field, and that before other texts', async () => {
		const { items } = await find('q=design');
		const at = (part: (item: InternshipSummary) => boolean) => items.findIndex(part);
		expect(items[0]).toMatchObject({ title: expect.stringMatching(/design/i), sector: 'Design' });
		const bySector = at(({ title, sector }) => sector === 'Design' && !/design/i.test(title));
		const byText = at(({ title, company, sector }) => !/design/i.test(title + company + sector));
		expect(bySector).toBeGreaterThan(0);
		expect(byText === -1 || byText > bySector).toBe(true);
	});

	test('of words without meaning alone filters nothing', async () => {
		expect((await find('q=of+the')).total).toBe(298);
	});

	test('says what was read, and lists what is close where little has all of it', async () => {
		const result = await find('q=part-time+data+internship+leeds');
		expect(result.read?.parts).toEqual([
			{
				as: 'hours',
				label: 'at most 20 hours',
				values: ['20'],
				spans: [[0, 9]],
				without: 'data internship leeds',
			},
			{
				as: 'topic',
				label: 'data',
				values: [],
				spans: [[10, 14]],
				without: 'part-time internship leeds',
			},
			{
				as: 'city',
				label: 'Leeds',
				values: ['Leeds'],
				spans: [[26, 31]],
				without: 'part-time data internship',
			},
		]);
		expect(result.exact).toBeLessThan(10);
		expect(result.total).toBeGreaterThanOrEqual(10);
		for (const { city, hours } of result.items.slice(0, result.exact)) {
			expect(city).toBe('Leeds');
			expect(hours).toBeLessThanOrEqual(20);
		}
	});

	test('never overrides a filter that was chosen by hand', async () => {
		const { items, read } = await find('q=data+leeds&city=Bristol');
		expect(read?.parts.map(({ label }) => label)).toEqual(['data']);
		expect(new Set(items.map(({ city }) => city))).toEqual(new Set(['Bristol']));
	});

	test('in quotation marks is found word by word', async () => {
		const { items, exact, total, read } = await find('q=%22software+leeds%22');
		expect(read).toMatchObject({ exact: true });
		expect([total, items.length]).toEqual([exact, exact]);
		expect(exact).toBeGreaterThan(0);
		expect((await find('q=%22software+zebra%22')).total).toBe(0);
	});
});

test('for programs each has its texts and id too, in the same order, and not its account', async () => {
	for (const query of ['', 'q=design&page=2', 'sort=pay&city=Leeds']) {
		const { items, ...result } = await catalogue.searchWithTexts(searchFor(query), TODAY);
		const { items: cards, ...others } = await find(query);
		expect(result).toEqual(others);
		// A card has one line of its texts; here they are whole.
		expect(items).toMatchObject(cards.map(({ line: _, ...card }) => card));
		for (const item of items) {
			expect(item.id).toMatch(/^[0-9a-f-]{36}$/);
			expect(item.description.length).toBeGreaterThan(10);
			expect([item.requirements, item.benefits].every(Array.isArray)).toBe(true);
			expect(Object.keys(item)).not.toContain('employer_id');
			expect(Object.keys(item)).not.toContain('number');
		}
	}
});

describe('the same list', () => {
	const state = () => admin`
		select (select version from catalogue.state), (select count(*)::int as n from public.internships),
			(select max(xmin::text::bigint) from public.internships)`;

	test('is not written again', async () => {
		const before = await state();
		await synchronise(started.backend.sql, ownListings(), NOW, started.log);
		expect(await state()).toEqual(before);
		expect(before[0]?.n).toBe(298);
	});

	test('is written once by two processes that start together', async () => {
		const other = await startTestBackend();
		const { log } = other;
		const start = () => synchronise(other.backend.sql, ownListings(), NOW, log);
		await Promise.all([start(), start(), start()]);
		expect(log.lines.filter((line) => line.includes('internships were updated'))).toHaveLength(1);
		await other.close();
	});
});

test('an entry keeps its address when its title changes, is closed when it leaves, and comes back', async () => {
	const [first, second, ...others] = ownListings();
	if (!first || !second) throw new Error('There are no entries.');
	const slugOf = async (entry: string) => {
		const [row] = await admin`select slug, title, status from public.internships
			join catalogue.site_entries using (number) where entry = ${entry}`;
		return row;
	};
	const before = await slugOf(first.entry);
	const renamed = { ...first, columns: { ...first.columns, title: 'Renamed' } };
	const write = (list: OwnListing[]) => synchronise(started.backend.sql, list, NOW, started.log);
	const seen = createCatalogue(started.backend.readingSql);
	expect((await seen.search(searchFor(''), TODAY)).total).toBe(298);
	await write([renamed, ...others]);
	expect(await slugOf(first.entry)).toEqual({ ...before, title: 'Renamed' });
	const left = await slugOf(second.entry);
	expect(left?.status).toBe('closed');
	await expect
		.poll(async () => (await seen.search(searchFor(''), TODAY)).total, { timeout: 30_000 })
		.toBe(297);
	expect(await seen.bySlug(left?.slug, TODAY)).toMatchObject({ state: 'closed' });
	expect(await seen.bySlug(left?.slug, '2027-02-20')).toMatchObject({ state: 'closed' });
	expect(await seen.bySlug(left?.slug, '2027-02-21')).toMatchObject({ state: 'gone' });
	await write([first, second, ...others]);
	expect(await slugOf(second.entry)).toEqual({ ...left, status: 'open' });
	expect(await slugOf(first.entry)).toEqual(before);
	await expect
		.poll(async () => (await seen.search(searchFor(''), TODAY)).total, { timeout: 30_000 })
		.toBe(298);
});

test('a deadline ends with its day, and the page stays for 90 days', async () => {
	const { items } = await find('sort=deadline');
	const [soonest] = items;
	if (!soonest?.deadline) throw new Error('Nothing has a deadline.');
	const on = async (today: string) => (await catalogue.bySlug(soonest.slug, today))?.state;
	const firstSlug = async (today: string) =>
		(await catalogue.search({ ...searchFor(''), sort: 'deadline' }, today)).items[0]?.slug;
	expect(await on(soonest.deadline)).toBe('open');
	expect(await firstSlug(soonest.deadline)).toBe(soonest.slug);
	expect(await on(daysAfter(soonest.deadline, 1))).toBe('closed');
	expect(await firstSlug(daysAfter(soonest.deadline, 1))).not.toBe(soonest.slug);
	expect(await on(daysAfter(soonest.deadline, 90))).toBe('closed');
	expect(await on(daysAfter(soonest.deadline, 91))).toBe('gone');
});

test('the last page is shown for any later one', async () => {
	expect(await find('page=99999')).toMatchObject({ total: 298, page: 15, pages: 15 });
	expect((await find('page=99999')).items).toHaveLength(18);
	expect(await find('q=xyzxyzxyz')).toMatchObject({ total: 0, page: 1, pages: 1, items: [] });
});

test('where nothing is found, the filter is named whose removal gives most', async () => {
	const hint = await catalogue.hint(searchFor('q=xyzxyzxyz&city=Leeds'), TODAY);
	expect(hint).toMatchObject({ filter: 'q', count: 28, without: { q: '', city: ['Leeds'] } });
	const none = await catalogue.hint(searchFor('q=xyzxyzxyz&company=nobody'), TODAY);
	expect(none).toBeNull();
});

test('a word that no internship has hides nothing of what was read', async () => {
	const { total, exact, read } = await find('q=xyzxyzxyz+leeds');
	expect({ total, exact }).toEqual({ total: 28, exact: 28 });
	expect(read).toMatchObject({
		parts: [{ as: 'city', label: 'Leeds' }],
		loose: [{ words: 'xyzxyzxyz', without: 'leeds' }],
	});
});

test('a company has its open internships, and similar ones are others', async () => {
	const company = await catalogue.byCompany('tidewell-systems', TODAY);
	expect(company.map(({ company }) => company)).toEqual(['Tidewell Systems', 'Tidewell Systems']);
	const [one] = company;
	if (!one) throw new Error('There is none.');
	const similar = await catalogue.similar(one, TODAY);
	// Three are shown; three more stand in for what their reader has applied for.
	expect(similar).toHaveLength(6);
	expect(similar.map(({ slug }) => slug)).not.toContain(one.slug);
	expect(await catalogue.byCompany('nobody', TODAY)).toEqual([]);
});

test('what is similar is of the same field first, in the same city before others', async () => {
	const { items } = await find('q=food&city=Bristol');
	const food = items.find(({ sector }) => sector === 'Food & Drink');
	if (!food) throw new Error('There is none.');
	const similar = await catalogue.similar(food, TODAY);
	const places = similar.map(({ sector, city }) => [sector === food.sector, city === 'Bristol']);
	expect(places[0]?.[0]).toBe(true);
	const near = places.filter(([isSame]) => isSame).map(([, isHere]) => isHere);
	expect(near).toEqual(near.toSorted((one, other) => Number(other) - Number(one)));
	const isSame = places.map(([same]) => same);
	expect(isSame).toEqual(isSame.toSorted((one, other) => Number(other) - Number(one)));
});

test('the overview counts what is open', async () => {
	const { open, closing, cities, facets } = await catalogue.overview('2027-01-10');
	const rows = ownListings().map(({ columns }) => columns);
	const isOpen = rows.filter(({ deadline }) => deadline === null || deadline >= '2027-01-10');
	expect(open).toBe(isOpen.length);
	const days = Array.from({ length: 56 }, (_, day) => daysAfter('2027-01-10', day));
	expect(closing).toEqual(
		days.map((day) => isOpen.filter(({ deadline }) => deadline === day).length),
	);
	expect(closing.some((count) => count > 0)).toBe(true);
	const remote = cities.find(({ place }) => place === 'Remote');
	expect(remote?.open).toBe(isOpen.filter(({ remote }) => remote === 'remote').length);
	const inLeeds = isOpen.filter(({ city }) => city === 'Leeds');
	const leeds = cities.find(({ place }) => place === 'Leeds');
	expect(leeds?.open).toBe(inLeeds.length);
	expect(leeds?.hourlyPay).toHaveLength(inLeeds.length);
	expect(leeds?.medianHourlyPay).toBeGreaterThan(12);
	const closes = (rowsHere: typeof rows) =>
		rowsHere.some(({ deadline }) => deadline !== null && deadline <= '2027-01-17');
	expect(leeds?.closesSoon).toBe(closes(inLeeds));
	expect(new Set(cities.map(({ closesSoon }) => closesSoon))).toEqual(new Set([true, false]));
	expect(facets.kind.reduce((all, { count }) => all + count, 0)).toBe(open);
});

test('a change by another process is seen within seconds, and the version with it', async () => {
	const before = await catalogue.version();
	const [slug] = (await find('city=Abroad')).items.map((item) => item.slug);
	await admin`update public.internships set featured = not featured where slug = ${slug ?? ''}`;
	await expect.poll(() => catalogue.version(), { timeout: 30_000 }).not.toBe(before);
	await admin`delete from public.internships where slug = ${slug ?? ''}`;
	await expect.poll(async () => (await find('city=Abroad')).total, { timeout: 30_000 }).toBe(9);
	expect(await catalogue.bySlug(slug ?? '', TODAY)).toBeNull();
	expect(await catalogue.openSlugs(TODAY, 1_000)).toHaveLength(297);
});

test('after a failover to a database that had not received everything its versions are counted anew', async () => {
	const [item] = (await find('city=Leeds')).items;
	const slug = item?.slug ?? '';
	const titles = async (q: string) =>
		(await find(`q=${q}`)).items.map((item) => item.title).filter((title) => title.includes(q));
	const rename = (title: string) =>
		admin`update public.internships set title = ${title} where slug = ${slug}`;
	const [state] = await admin`select version from catalogue.state`;
	const [row] = await admin`select version from public.internships where slug = ${slug}`;
	await rename('Zeppelinbau');
	await expect.poll(() => titles('Zeppelinbau'), { timeout: 30_000 }).toHaveLength(1);
	const lost = await catalogue.version();
	await admin.begin(async (sql) => {
		await sql`set local session_replication_role = replica`;
		await sql`update public.internships set title = ${item?.title ?? ''}, version = ${row?.version}
			where slug = ${slug}`;
		await sql`update catalogue.state set version = ${state?.version}`;
	});
	await expect.poll(() => catalogue.version(), { timeout: 30_000 }).not.toBe(lost);
	expect(await titles('Zeppelinbau')).toEqual([]);
	await rename('Quarkbackerei');
	await expect.poll(() => titles('Quarkbackerei'), { timeout: 30_000 }).toHaveLength(1);
	const [now] = await admin`select version from catalogue.state`;
	expect(Number(now?.version)).toBe(Number.parseInt(lost, 10));
	expect(await catalogue.version()).not.toBe(lost);
	expect(await titles('Zeppelinbau')).toEqual([]);
	await rename(item?.title ?? '');
});

test('a query that takes more than two seconds is an error with a name', async () => {
	const fresh = createCatalogue(started.backend.readingSql);
	await admin.begin(async (sql) => {
		await sql`lock table public.internships in access exclusive mode`;
		await expect(fresh.search(searchFor('q=data'), TODAY)).rejects.toMatchObject({
			name: 'SearchBusyError',
		});
	});
	expect((await fresh.search(searchFor('q=data'), TODAY)).total).toBeGreaterThan(0);
});

test.each([
	['sector', Object.keys(SECTOR_INDUSTRY)],
	['kind', KINDS],
	['remote', Object.keys(FIELDS.remote.options)],
	['sponsorship', Object.keys(FIELDS.sponsorship.options)],
])('the database accepts every %s of the schema and no other', async (column, options) => {
	const [constraint] = await admin`select pg_get_constraintdef(oid) as text from pg_constraint
		where conname = ${`internships_${column}_check`}`;
	const accepted = [...String(constraint?.text).matchAll(/'([^']+)'::/g)].map(([, name]) => name);
	expect(accepted.toSorted()).toEqual(options.toSorted());
});
