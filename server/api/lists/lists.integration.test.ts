import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { csvRecords } from '#schema/csv/records.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import {
	type ListSearchResult,
	MOST_LISTED,
	MOST_LISTS,
	type NewList,
	type OwnList,
	type OwnLists,
} from '#schema/students/shared-list.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let ann: Person;
let ben: Person;
const today = londonDay(new Date());

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	ann = await signedUp(started.backend, 'ann@example.org');
	ben = await signedUp(started.backend, 'ben@example.org');
});
beforeEach(async () => {
	await admin`delete from public.shared_lists`;
	await admin`delete from public.internships`;
	const row = (slug: string, title: string, deadline: string | null) =>
		internshipRow(slug, { title, deadline, starts_on: '2032-06-07', starts: '7 June 2032' });
	await admin`insert into public.internships ${admin([
		row('later', 'Later', daysAfter(today, 60)),
		row('sooner', 'Sooner', daysAfter(today, 20)),
		row('all-year', '=All year', null),
	])}`;
});
afterAll(() => close());

const list = (change: Partial<NewList> = {}): NewList => ({
	title: 'For year two',
	line: 'They fit a Student visa in term.',
	name: 'Mrs Okafor, Careers Service',
	internships: ['later', 'sooner', 'all-year'],
	...change,
});
const ask = <T>(method: string, path: string, body?: unknown, { token } = ann) =>
	askApi<T>(app, method, `/lists${path}`, { token, ...(body !== undefined && { body }) });
const make = (change: Partial<NewList> = {}, person = ann) =>
	ask<OwnList>('POST', '', list(change), person);
const own = async (person = ann) => (await ask<OwnLists>('GET', '', undefined, person)).body.items;
const tokenOf = ({ address }: OwnList) => address?.split('/').at(-1) ?? '';
/** As another process of the site reads it. */
const readElsewhere = (token: string) =>
	createCatalogue(started.backend.sql).sharedList(token, today);
const file = (token: string, method = 'GET') =>
	app.fetch(new Request(`${started.config.siteUrl}/lists/${token}/internships.csv`, { method }));

test('a list has an address under which everybody reads it, and only its maker is told of it', async () => {
	const { status, body } = await make();
	expect(status).toBe(201);
	expect(body).toEqual({
		id: expect.any(String),
		title: 'For year two',
		line: 'They fit a Student visa in term.',
		name: 'Mrs Okafor, Careers Service',
		count: 3,
		made_on: today,
		ends_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		address: expect.stringMatching(new RegExp(`^${started.config.siteUrl}/lists/[\\w-]{32}$`)),
	});
	expect(await own()).toEqual([body]);
	expect(await own(ben)).toEqual([]);
	const read = await readElsewhere(tokenOf(body));
	expect(Object.keys(read ?? {}).toSorted()).toEqual(['gone', 'items', 'line', 'name', 'title']);
	expect(read).toMatchObject({ title: body.title, line: body.line, name: body.name, gone: 0 });
	expect(read?.items.map(({ title }) => title)).toEqual(['Sooner', 'Later', '=All year']);
});

test('the database has nothing with which the address could be found', async () => {
	const { body } = await make();
	const [row] = await admin`select to_jsonb(found)::text as text from public.shared_lists as found`;
	expect(row?.text).not.toContain(tokenOf(body));
	await admin`update public.shared_lists set digest = sha256('made with another secret')`;
	expect((await own()).map(({ address }) => address)).toEqual([null]);
});

test('its words can be changed by its maker, and its address and internships stay', async () => {
	const { body } = await make();
	const words = { title: ' For year three ', line: '', name: null };
	expect((await ask('POST', `/${body.id}`, words, ben)).status).toBe(404);
	const changed = await ask<OwnList>('POST', `/${body.id}`, words);
	expect(changed.body).toEqual({ ...body, title: 'For year three', line: null, name: null });
	expect(await readElsewhere(tokenOf(body))).toMatchObject({ title: 'For year three', line: null });
});

test('a list that is ended is gone at once for every process, for good, and only its maker can end it', async () => {
	const { body } = await make();
	const token = tokenOf(body);
	const elsewhere = createCatalogue(started.backend.sql);
	const before = await elsewhere.sharedListVersion(token);
	expect(before).toMatch(/^[0-9a-f]{64}$/);
	expect((await ask('POST', `/${body.id}/end`, {}, ben)).status).toBe(404);
	expect(await elsewhere.sharedListVersion(token)).toBe(before);
	expect((await ask('POST', `/${body.id}/end`, {})).status).toBe(200);
	expect(await elsewhere.sharedList(token, today)).toBeNull();
	expect(await elsewhere.sharedListVersion(token)).toBe('');
	expect((await file(token)).status).toBe(404);
	expect(await own()).toEqual([]);
	expect((await ask('POST', `/${body.id}/end`, {})).status).toBe(404);
});

test('what has closed or is paused says so and comes last, and what is no longer on the site is counted', async () => {
	const { body } = await make();
	await admin`update public.internships set status = 'closed', closed_at = now() where slug = 'sooner'`;
	await admin`update public.internships set status = 'paused', paused_by = 'employer' where slug = 'later'`;
	const read = async () => {
		const list = await readElsewhere(tokenOf(body));
		return [list?.items.map(({ slug, status }) => `${slug} ${status}`), list?.gone];
	};
	expect(await read()).toEqual([['all-year open', 'later paused', 'sooner closed'], 0]);
	await admin`delete from public.internships where slug = 'sooner'`;
	await admin`update public.internships set status = 'closed', paused_by = null,
		closed_at = now() - interval '100 days' where slug = 'later'`;
	expect(await read()).toEqual([['all-year open'], 2]);
	await admin`delete from public.internships`;
	expect(await read()).toEqual([[], 3]);
});

test('an account shares so many lists, however fast it makes them', async () => {
	for (let made = 1; made < MOST_LISTS; made += 1) expect((await make()).status).toBe(201);
	const answers = await Promise.all([make(), make(), make()]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
	expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
		code: 'too_many_lists',
	});
	expect(await own()).toHaveLength(MOST_LISTS);
	expect((await make({}, ben)).status).toBe(201);
});

test.each([
	['no title', { title: ' ' }, 400],
	['a title of two lines', { title: 'a\nb' }, 400],
	['a title that turns its letters around', { title: 'For \u202eyear two' }, 400],
	['a name that hides what it says', { name: 'Dr\u200b Okafor' }, 400],
	['a line that is too long', { line: 'x'.repeat(201) }, 400],
	['a title that is too long', { title: 'x'.repeat(81) }, 400],
	['no internships', { internships: [] }, 400],
	['too many', { internships: Array.from({ length: MOST_LISTED + 1 }, (_, at) => `a-${at}`) }, 400],
	['what is no slug', { internships: ["x' or 1=1"] }, 400],
	['only unknown ones', { internships: ['no-such-intern'] }, 422],
	['a title that asks for money', { title: 'Pay a registration fee of £50' }, 422],
	['a line that asks for bank details', { line: 'Send us your bank account details' }, 422],
])('%s is refused, and nothing is stored', async (_, change, status) => {
	expect((await make(change)).status).toBe(status);
	expect(await admin`select from public.shared_lists`).toHaveLength(0);
});

test('links and addresses stay, as text; unknown internships are left out', async () => {
	const line = 'Questions: careers@uni.example, https://uni.example/careers <b>now</b>';
	const { body } = await make({ line, internships: ['sooner', 'no-such-intern'] });
	expect(body).toMatchObject({ line, count: 1 });
});

test('a visitor shares nothing, and no other method is answered', async () => {
	const asVisitor = async (method: string, path: string, body?: unknown) =>
		(await askApi(app, method, `/lists${path}`, body === undefined ? {} : { body })).status;
	expect(await asVisitor('GET', '')).toBe(401);
	expect(await asVisitor('POST', '', list())).toBe(401);
	expect(await asVisitor('POST', '/search', { query: '' })).toBe(401);
	expect((await ask('DELETE', '')).status).toBe(405);
	expect((await ask('POST', '/not-an-id/end', {})).status).toBe(404);
});

describe('what a search finds for a list', () => {
	test('is as the search orders it, without a page, up to as many as a list can have', async () => {
		const rows = Array.from({ length: MOST_LISTED + 10 }, (_, at) => internshipRow(`loom-${at}`));
		await admin`insert into public.internships ${admin(rows)}`;
		await vi.waitUntil(
			async () =>
				(await ask<ListSearchResult>('POST', '/search', { query: 'page=3' })).body.total ===
				rows.length + 3,
			{ timeout: 30_000, interval: 100 },
		);
		const { body } = await ask<ListSearchResult>('POST', '/search', { query: 'page=3' });
		expect(body).toMatchObject({ exact: rows.length + 3, today });
		expect(new Set(body.items.map(({ slug }) => slug)).size).toBe(MOST_LISTED);
	});

	test('is nothing for a query that is too long', async () => {
		const query = `q=${'x'.repeat(2_000)}`;
		expect((await ask('POST', '/search', { query })).status).toBe(400);
	});
});

describe('the file', () => {
	test('is a table without formulas, for everybody with the address, and is kept nowhere', async () => {
		const { body } = await make({ title: 'Data/software' });
		await admin`update public.internships set status = 'closed', closed_at = now() where slug = 'later'`;
		const response = await file(tokenOf(body));
		expect(response.status).toBe(200);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': expect.stringContaining('attachment; filename="Data software.csv"'),
			'cache-control': 'no-store',
			'referrer-policy': 'strict-origin',
			'x-robots-tag': 'noindex',
		});
		const text = await response.text();
		expect(text).toContain(`"'=All year"`);
		const [head, ...rows] = csvRecords(text, 20).map(({ cells }) => cells);
		expect(head?.slice(0, 3)).toEqual(['Internship', 'Company', 'Place']);
		expect(rows.slice(0, 3).map((cells) => [cells[0], cells[5], cells[6]])).toEqual([
			['Sooner', daysAfter(today, 20), 'yes'],
			['=All year', '', 'yes'],
			['Later', daysAfter(today, 60), 'closed'],
		]);
		expect(rows[0]?.slice(3, 5)).toEqual(['£17.31 an hour', '17.31']);
		expect(rows[0]?.at(-1)).toBe(`${started.config.siteUrl}/internships/sooner`);
	});

	test.each([
		['a token that nobody has', 'x'.repeat(32), 'GET', 404],
		['what is no token', 'x', 'GET', 404],
		['a POST', 'x'.repeat(32), 'POST', 405],
	])('is refused for %s', async (_, token, method, status) => {
		const response = await file(token, method);
		expect(response.status).toBe(status);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('referrer-policy')).toBe('strict-origin');
	});
});

test('the copy of the account has its lists without what leads to them, and the lists go with the account', async () => {
	const eve = await signedUp(started.backend, 'eve@example.org');
	const { body } = await make({}, eve);
	const copy = await app.fetch(call('GET', '/account/data', { token: eve.token }));
	const { shared_lists: lists } = (await copy.json()) as { shared_lists: object[] };
	expect(lists).toEqual([
		{
			title: 'For year two',
			line: 'They fit a Student visa in term.',
			name: 'Mrs Okafor, Careers Service',
			made_at: expect.stringMatching(/^20\d\d-/),
			internships: expect.arrayContaining([
				{ slug: 'sooner', title: 'Sooner', company: 'Tidewell Systems' },
			]),
		},
	]);
	await admin`delete from auth.users where id = ${eve.id}`;
	expect(await readElsewhere(tokenOf(body))).toBeNull();
	expect(await admin`select from public.shared_lists`).toHaveLength(0);
});
