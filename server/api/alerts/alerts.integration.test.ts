import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import type { Alert, AlertsPage } from '#schema/students/alert.ts';
import { MOST_FOLLOWED } from '#schema/students/follow.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

/** Each of its letters takes twelve in an address. */
const LONG = {
	query: `q=${'𝄞'.repeat(100)}${Array.from({ length: 10 }, (_, at) => `&company=${at}${'a'.repeat(135)}`).join('')}`,
	frequency: 'daily',
};
const NOWHERE = '00000000-0000-4000-8000-000000000000';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let ann: { id: string; token: string };
let ben: { id: string; token: string };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	ann = await signedUp(started.backend, 'ann@example.org');
	ben = await signedUp(started.backend, 'ben@example.org');
});
beforeEach(() => admin`delete from public.alerts`);
afterAll(() => close());

function ask<T = { code: string }>(
	method: string,
	path: string,
	{ token = ann.token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, `/alerts${path}`, { token, body });
}

const add = (query: string, frequency = 'daily', token = ann.token) =>
	ask<Alert>('POST', '', { token, body: { query, frequency } });
const list = async (token = ann.token) => (await ask<AlertsPage>('GET', '', { token })).body.items;

test('an alert is kept in the one form of its search, and is its person’s only', async () => {
	const { status, body } = await add('sort=pay&q=data&city=leeds&page=3&nonsense=1');
	expect(status).toBe(201);
	expect(body).toEqual({
		id: expect.any(String),
		query: 'city=Leeds&q=data',
		company: null,
		frequency: 'daily',
		created_on: londonDay(new Date()),
		ends_on: null,
	});
	expect(await list()).toEqual([body]);
	expect(await list(ben.token)).toEqual([]);
});

test('any search can be one, also the one that filters nothing', async () => {
	expect((await add('')).body.query).toBe('');
	expect((await add('city=Leeds', 'weekly')).body.frequency).toBe('weekly');
	expect((await list()).map(({ query }) => query)).toEqual(['', 'city=Leeds']);
});

test('the same search again is refused', async () => {
	await add('city=Leeds');
	expect(await add('city=leeds&sort=pay')).toMatchObject({
		status: 409,
		body: { code: 'alert_exists' },
	});
	expect(await list()).toHaveLength(1);
});

test('there are ten at most, also from two tabs at once', async () => {
	for (let count = 1; count < 10; count += 1) await add(`q=word${count}`);
	const both = await Promise.all([add('q=one'), add('q=other')]);
	expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
	expect(both.map(({ body }) => body)).toContainEqual(
		expect.objectContaining({ code: 'too_many_alerts' }),
	);
	expect(await list()).toHaveLength(10);
	expect((await add('q=word1')).status).toBe(409);
	expect((await add('q=one', 'daily', ben.token)).status).toBe(201);
});

describe('following a company', () => {
	test('is the alert for all of its internships, with its name as the company writes it', async () => {
		await admin`insert into public.internships ${admin(internshipRow('yarn-intern', { company: 'Yarn & Sons' }))}`;
		const { status, body } = await add('company=Yarn+%26+Sons');
		expect([status, body.query]).toEqual([201, 'company=yarn-sons']);
		// The index of all internships learns of it within a second.
		await vi.waitUntil(async () => (await list())[0]?.company === 'Yarn & Sons', {
			timeout: 30_000,
			interval: 100,
		});
		expect(await add('company=yarn-sons')).toMatchObject({
			status: 409,
			body: { code: 'alert_exists' },
		});
		// A company of which the index knows nothing is followed too.
		await add('company=not-yet');
		expect((await list()).map(({ query, company }) => [query, company])).toEqual([
			['company=yarn-sons', 'Yarn & Sons'],
			['company=not-yet', null],
		]);
		await admin`delete from public.internships where slug = 'yarn-intern'`;
	});

	test(`has a bound of its own: ${MOST_FOLLOWED}, beside ten searches`, async () => {
		for (let count = 1; count < MOST_FOLLOWED; count += 1) await add(`company=company-${count}`);
		const both = await Promise.all([add('company=one'), add('company=other')]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
		expect(await add('company=more')).toMatchObject({
			status: 403,
			body: { code: 'too_many_alerts', message: expect.stringMatching(/^You follow 50 companies/) },
		});
		for (let count = 1; count <= 10; count += 1)
			expect((await add(`company=company-1&q=word${count}`)).status).toBe(201);
		expect((await add('q=more')).status).toBe(403);
		expect(await list()).toHaveLength(MOST_FOLLOWED + 10);
	});
});

describe('the mails before deadlines', () => {
	const wanted = async (token = ann.token) =>
		(await ask<AlertsPage>('GET', '', { token })).body.deadlines;
	const want = (value: unknown) => ask('POST', '/deadlines', { body: { wanted: value } });

	test('are wanted until they are ended, and can be wanted again; nobody else’s change', async () => {
		expect(await wanted()).toBe(true);
		for (const _ of [1, 2])
			expect(await want(false)).toEqual({ status: 200, body: { wanted: false } });
		expect([await wanted(), await wanted(ben.token)]).toEqual([false, true]);
		const copy = await app.request('/account/data', {
			headers: { Authorization: `Bearer ${ann.token}` },
		});
		expect((await copy.json()) as object).toMatchObject({
			deadline_mails: { stopped_at: expect.stringMatching(/^20\d\d-/), told_on: null },
		});
		expect((await want(true)).status).toBe(200);
		expect(await wanted()).toBe(true);
	});

	test.each([
		['no session', { token: 'a.b.c', body: { wanted: false } }, 401],
		['no word', { body: {} }, 400],
		['another word', { body: { wanted: 'no' } }, 400],
		['somebody else', { body: { wanted: false, user_id: NOWHERE } }, 400],
	])('%s is refused', async (_, options, status) => {
		expect((await ask('POST', '/deadlines', options)).status).toBe(status);
		expect(await wanted()).toBe(true);
	});

	test('have no call that reads them alone', async () => {
		expect((await ask('GET', '/deadlines')).status).toBe(405);
	});
});

test('an alert is told of nothing that was there before it', async () => {
	await admin`insert into public.internships ${admin(internshipRow('loom-intern'))}`;
	await add('');
	expect(
		await admin`select told_from = told_to as same, told_to = (
			select max(number) from public.internships) as newest from public.alerts`,
	).toEqual([{ same: true, newest: true }]);
});

test('its frequency changes', async () => {
	const { id } = (await add('q=data')).body;
	const changed = await ask<Alert>('POST', `/${id}`, { body: { frequency: 'weekly' } });
	expect(changed).toMatchObject({ status: 200, body: { id, frequency: 'weekly' } });
	expect(await list()).toEqual([changed.body]);
});

test('one that would end goes on', async () => {
	const { id } = (await add('q=data')).body;
	await admin`update public.alerts set asked_on = '2026-11-01', ends_on = '2026-12-01'`;
	expect(await list()).toMatchObject([{ ends_on: '2026-12-01' }]);
	expect(await ask('POST', `/${id}/keep`)).toMatchObject({ status: 200, body: { ends_on: null } });
	expect(await admin`select asked_on, wanted_on::text from public.alerts`).toEqual([
		{ asked_on: null, wanted_on: londonDay(new Date()) },
	]);
});

test('it is removed, with a mail that waits and tells of nothing else', async () => {
	const [one, two] = [(await add('q=one')).body.id, (await add('q=two')).body.id];
	const waiting = (subject: string, alerts: string[], sent: Date | null = null) =>
		admin`insert into outbox.mails
			(recipient, subject, body_text, body_html, caught, sent_at, alerts)
			values ('ann@example.org', ${subject}, '', '', false, ${sent}, ${alerts})`;
	await waiting('one', [one]);
	await waiting('both', [one, two]);
	await waiting('sent', [one], new Date());
	expect(await ask('POST', `/${one}/remove`)).toEqual({ status: 200, body: { removed: true } });
	const subjects = async () =>
		(await admin`select subject from outbox.mails where alerts is not null order by subject`).map(
			({ subject }) => subject,
		);
	expect(await subjects()).toEqual(['both', 'sent']);
	await ask('POST', `/${two}/remove`);
	expect(await subjects()).toEqual(['sent']);
	expect(await list()).toEqual([]);
});

describe('what is not one’s own does not exist', () => {
	test.each(['', '/keep', '/remove'])('POST /:id%s', async (path) => {
		const { id } = (await add('q=data', 'daily', ben.token)).body;
		const body = path === '' ? { frequency: 'weekly' } : undefined;
		const answers = [];
		for (const other of [id, NOWHERE, 'no-id'])
			answers.push(await ask('POST', `/${other}${path}`, { body }));
		const nothing = { status: 404, body: expect.objectContaining({ code: 'not_found' }) };
		expect(answers).toEqual([nothing, nothing, nothing]);
		expect(await list(ben.token)).toMatchObject([{ id, frequency: 'daily' }]);
	});
});

test.each([
	['no token', 'GET', '', { token: 'a.b.c' }, 401],
	['another method', 'DELETE', '', {}, 405],
	['another method for one', 'GET', `/${NOWHERE}`, {}, 405],
	['no query', 'POST', '', { body: { frequency: 'daily' } }, 400],
	['another frequency', 'POST', '', { body: { query: '', frequency: 'hourly' } }, 400],
	['more members', 'POST', '', { body: { query: '', frequency: 'daily', user_id: NOWHERE } }, 400],
	['a long query', 'POST', '', { body: { query: 'q'.repeat(2_001), frequency: 'daily' } }, 400],
	['a search that is long in its one form', 'POST', '', { body: LONG }, 400],
])('%s is refused', async (_, method, path, options, status) => {
	expect((await ask(method, path, options)).status).toBe(status);
	expect(await admin`select from public.alerts`).toEqual([]);
});
