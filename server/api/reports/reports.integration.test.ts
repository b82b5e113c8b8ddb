import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { createApp } from '#server/app.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { fakeBackend, SITE, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

const REPORTED = 'data-intern-tidewell-systems-london';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
const tools = { log: silent, lifecycle: { stopping: false } };
const report = { internship: REPORTED, reason: 'fee', message: 'They ask for £50.' };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
});
beforeEach(async () => {
	await admin`delete from public.reports`;
	await admin`delete from public.internships`;
	await admin`insert into public.internships ${admin(internshipRow(REPORTED))}`;
});
afterAll(() => close());

const post = (body: string, headers: Record<string, string>) =>
	app.request('/api/reports', { method: 'POST', body, headers });
const sendJson = (body: object, headers: Record<string, string> = {}) =>
	post(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
const sendForm = (body: Record<string, string>, headers: Record<string, string> = {}) =>
	post(String(new URLSearchParams(body)), {
		'Content-Type': 'application/x-www-form-urlencoded',
		Accept: 'text/html',
		Origin: started.config.siteUrl,
		...headers,
	});
const stored = () => admin`select internship, reason, message, email from public.reports`;

const reportMails = async () =>
	(await started.backend.mailbox()).filter(({ subject }) => /new reports?$/.test(subject));

test('the office is mailed once an hour, with the number of reports and no word of the reporters', async () => {
	for (const reason of ['fee', 'pay', 'closed'])
		expect((await sendJson({ ...report, reason, email: 'ann@example.org' })).status).toBe(201);
	await vi.waitUntil(async () => (await reportMails()).length > 0, 30_000);
	const told = async () =>
		(await admin`select from public.reports where mailed_at is not null`).length;
	const first = await told();
	for (const reason of ['misleading', 'unfair'])
		expect((await sendJson({ ...report, reason })).status).toBe(201);
	expect(await reportMails()).toHaveLength(1);
	expect(await told()).toBe(first);
	const waits = await admin<{ due_in: string }[]>`
		select extract(epoch from due_at - clock_timestamp()) as due_in from outbox.notices where kind = 'reports'`;
	expect(waits).toHaveLength(1);
	expect(Number(waits[0]?.due_in)).toBeGreaterThan(3_500);
	// The hour ends, and two processes look at once.
	await admin`update public.reports set mailed_at = mailed_at - interval '1 hour'`;
	await admin`update outbox.notices set due_at = clock_timestamp()`;
	await admin`insert into outbox.notices (kind, row_id) select 'reports', id from public.reports`;
	await vi.waitUntil(async () => (await reportMails()).length > 1, 30_000);
	const mails = await reportMails();
	expect(mails.map(({ subject }) => Number.parseInt(subject, 10) || 1)).toEqual([first, 5 - first]);
	expect(mails.at(-1)?.text).toContain(`${started.config.siteUrl}/internships/${REPORTED}`);
	expect(mails.at(-1)?.text).toContain(`${started.config.siteUrl}/staff/reports`);
	expect(JSON.stringify(mails)).not.toMatch(/They ask for|ann@example/);
	expect(await admin`select from public.reports where mailed_at is null`).toEqual([]);
});

describe('JSON', () => {
	test('is stored', async () => {
		const response = await sendJson({ ...report, email: 'ann@example.org' });
		expect([response.status, await response.text()]).toEqual([201, '']);
		expect(await stored()).toEqual([{ ...report, email: 'ann@example.org' }]);
	});

	test('needs an internship and a reason only; a repeated one is stored once', async () => {
		const short = { internship: REPORTED, reason: 'closed' };
		for (const _ of [1, 2]) expect((await sendJson(short)).status).toBe(201);
		expect(await stored()).toEqual([{ ...short, message: null, email: null }]);
	});

	test.each([
		[{ ...report, internship: 'unknown' }, 404, /no such internship/],
		[{ ...report, internship: '../x' }, 400, /which internship/],
		[{ ...report, reason: 'gossip' }, 400, /what is wrong/],
		[{ ...report, message: 'x'.repeat(5001) }, 400, /too long/],
		[{ ...report, email: 'no address' }, 400, /email/],
		[{ ...report, id: 'x' }, 400, /not valid/],
		// Names that every object has.
		...['constructor', 'toString', 'hasOwnProperty', '__defineGetter__'].map(
			(name): [object, number, RegExp] => [
				{ ...report, [name]: 'x' },
				400,
				/^The report is not valid\.$/,
			],
		),
	])('%o is refused', async (body, status, words) => {
		const response = await sendJson(body);
		expect(response.status).toBe(status);
		expect(((await response.json()) as { message: string }).message).toMatch(words);
		expect(await stored()).toEqual([]);
	});

	test('with the hidden field filled in is answered alike, and not stored', async () => {
		expect((await sendJson(report, { [honeypot.header]: 'filled in' })).status).toBe(201);
		expect(await stored()).toEqual([]);
	});

	test('about one that closed more than 90 days ago is refused', async () => {
		await admin`update public.internships
			set status = 'closed', closed_at = now() - interval '91 days'`;
		expect((await sendJson(report)).status).toBe(404);
	});
});

describe('a form without scripts', () => {
	test('is stored, and leads back to the internship', async () => {
		const response = await sendForm({ ...report, email: '', [honeypot.field]: '' });
		expect(response.status).toBe(303);
		expect(response.headers.get('location')).toBe(`/internships/${REPORTED}?reported=yes#reported`);
		expect(await stored()).toEqual([{ ...report, email: null }]);
	});

	test('that is not valid is answered by a page in words', async () => {
		const response = await sendForm({ internship: REPORTED, reason: '' });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain('Choose what is wrong with this internship.');
	});

	test('of another site is refused', async () => {
		const response = await sendForm(report, { Origin: 'https://evil.example' });
		expect([response.status, await stored()]).toEqual([403, []]);
	});

	test('of a program that fills in every field is not stored', async () => {
		expect((await sendForm({ ...report, [honeypot.field]: 'x' })).status).toBe(303);
		expect(await stored()).toEqual([]);
	});
});

test('other methods are refused, and a network has a limit', async () => {
	const response = await app.request('/api/reports');
	expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
	const limited = createApp(
		testConfig({ rateLimits: true }),
		fakeBackend(),
		await fakeSite(SITE),
		tools,
	);
	const statuses = [];
	for (let count = 0; count <= 20; count += 1) {
		const refused = await limited.request('/api/reports', {
			method: 'POST',
			body: '{}',
			headers: { 'Content-Type': 'application/json' },
		});
		statuses.push(refused.status);
	}
	expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
});
