import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SAVED } from '#schema/students/most-saved.ts';
import type { CardMarks, SavedCards } from '#schema/students/saved-internships.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
type Refusal = { code: string };

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let student: Person;
let other: Person;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	student = await signedUp(started.backend, 'student@example.org');
	other = await signedUp(started.backend, 'other@example.org');
	await admin`insert into public.internships ${admin(manySlugs.map((slug) => internshipRow(slug)))}`;
});
beforeEach(async () => {
	await admin`delete from public.saved_internships`;
	await admin`update public.internships set status = 'open', closed_at = null`;
});
afterAll(() => close());

/** Two more than an account can hold. */
const manySlugs = Array.from({ length: MOST_SAVED + 2 }, (_, index) => `loom-intern-${index + 1}`);
const [first = '', second = ''] = manySlugs;

function ask<T>(
	method: string,
	path: string,
	{ token, body }: { token?: string; body?: unknown } = { token: student.token },
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, `/saved${path}`, { token, body });
}
const save = (internships: string[], { token } = student) =>
	ask<CardMarks>('POST', '', { token, body: { internships } });
const remove = (internships: string[], { token } = student) =>
	ask<CardMarks>('POST', '/remove', { token, body: { internships } });
const marks = async ({ token } = student) =>
	(await ask<CardMarks>('GET', '/marks', { token })).body;
const slugsOf = (listed: { slug: string }[]) => listed.map(({ slug }) => slug).toSorted();

test('many are saved at once, listed with what a card shows, and removed', async () => {
	const { status, body } = await save([first, second, 'no-such-intern']);
	expect(status).toBe(200);
	expect(slugsOf(body.saved)).toEqual([first, second]);
	expect(body.unknown).toEqual(['no-such-intern']);
	expect(body.saved[0]).toEqual({
		slug: expect.any(String),
		title: expect.any(String),
		company: 'Tidewell Systems',
		city: 'London',
		saved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
	});
	const list = await ask<SavedCards>('GET', '');
	expect(slugsOf(list.body.items)).toEqual([first, second]);
	expect(list.body.items[0]).toMatchObject({ hourly_pay: 17.31, status: 'open' });
	expect(list.body.today).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect(slugsOf((await remove([first])).body.saved)).toEqual([second]);
	expect(slugsOf((await marks()).saved)).toEqual([second]);
});

test('the same saved twice, also at the same time, is saved once', async () => {
	const answers = await Promise.all([save([first, second]), save([second, first]), save([first])]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(slugsOf((await marks()).saved)).toEqual([first, second]);
});

test('nobody sees or removes what somebody else has saved', async () => {
	await save([first]);
	expect((await marks(other)).saved).toEqual([]);
	expect((await remove([first], other)).body.saved).toEqual([]);
	expect(slugsOf((await marks()).saved)).toEqual([first]);
});

test('an account holds a hundred; of those that do not fit, none is lost or takes the place of another', async () => {
	const full = await save(manySlugs.slice(0, MOST_SAVED));
	expect(full.body.saved).toHaveLength(MOST_SAVED);
	const [last = ''] = manySlugs.slice(-1);
	const refused = await save([last, first]);
	expect([refused.status, refused.body.saved.length, refused.body.unknown]).toEqual([
		200,
		MOST_SAVED,
		[],
	]);
	expect(slugsOf(refused.body.saved)).not.toContain(last);
	await expect(
		admin.begin(async (sql) => {
			await sql`select set_config('request.jwt.claim.sub', ${student.id}, true)`;
			await sql`set local role authenticated`;
			await sql`insert into public.saved_internships (user_id, internship_id)
				select ${student.id}, id from public.internships where slug = ${last}`;
		}),
	).rejects.toMatchObject({ code: 'PT403' });
	await remove([first]);
	expect(slugsOf((await save([last])).body.saved)).toContain(last);
});

test('one that has closed is said to be closed; one that is no longer shown makes room', async () => {
	await save([first, second]);
	await admin`update public.internships set status = 'closed', closed_at = now() where slug = ${first}`;
	await admin`update public.internships set status = 'closed', closed_at = now() - interval '100 days'
		where slug = ${second}`;
	const { items } = (await ask<SavedCards>('GET', '')).body;
	expect(items.map(({ slug, status }) => [slug, status])).toEqual([[first, 'closed']]);
	expect(slugsOf((await marks()).saved)).toEqual([first]);
	expect((await save([second])).body.unknown).toEqual([second]);
	const rows = await admin`select from public.saved_internships`;
	expect(rows).toHaveLength(1);
});

test('an application that was not withdrawn marks its internship, with the day of the answer', async () => {
	const sent = await app.fetch(
		call('POST', '/api/applications', {
			token: student.token,
			body: { internship: first, motivation: 'Looms', experience: 'None', availability: 'June' },
		}),
	);
	const { id } = (await sent.json()) as { id: string };
	const { applied } = await marks();
	expect(applied).toMatchObject([
		{ slug: first, id, company: 'Tidewell Systems', status: 'submitted', source: 'site' },
	]);
	const [row] = await admin`
		select answer_due_on::text as due, (now() at time zone 'Europe/London')::date::text as today
		from public.applications where id = ${id}`;
	expect(applied[0]).toMatchObject({
		applied_on: row?.today,
		status_on: row?.today,
		answer_due_on: row?.due,
	});
	await app.fetch(
		call('POST', `/api/applications/${id}/move`, {
			token: student.token,
			body: { expected: 'submitted', to: 'withdrawn' },
		}),
	);
	expect(await marks()).toMatchObject({ applied: [] });
});

test('the cards of a visitor’s device need no account', async () => {
	const { status, body } = await ask<SavedCards>('POST', '/cards', {
		body: { internships: [second, 'no-such-intern'] },
	});
	expect([status, slugsOf(body.items)]).toEqual([200, [second]]);
});

test.each([
	['without a token', 'GET', '', undefined, 401],
	['the marks without a token', 'GET', '/marks', undefined, 401],
	['another method', 'DELETE', '', undefined, 405],
	['nothing', 'POST', '/cards', { internships: [] }, 400],
	['too many', 'POST', '/cards', { internships: manySlugs }, 400],
	['what is no slug', 'POST', '/cards', { internships: ["x' or 1=1"] }, 400],
	['an unknown member', 'POST', '/cards', { internships: ['x'], user_id: 'y' }, 400],
])('%s is refused', async (_, method, path, body, status) => {
	expect((await ask<Refusal>(method, path, { body })).status).toBe(status);
});

describe('the deadlines as a calendar', () => {
	type CreatedList = { address: string };
	const dated = { starts_on: '2032-06-07', deadline: '2032-02-28', title: 'Loom Intern' };
	const make = async (person = student) =>
		(await ask<CreatedList>('POST', '/calendar', { token: person.token, body: {} })).body.address;
	const read = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
		app.fetch(new Request(address, { method, headers }));
	const linesOf = async (response: Response) =>
		(await response.text()).replaceAll('\r\n ', '').split('\r\n');

	beforeEach(async () => {
		await admin`delete from public.calendar_addresses`;
		await admin`update public.internships set ${admin(dated)} where slug = ${first}`;
	});

	test('have an address that follows the list, and what becomes of the internships', async () => {
		expect((await ask('GET', '/calendar')).body).toEqual({ made_on: null });
		await save([first, second]);
		const address = await make();
		expect(address).toMatch(
			new RegExp(`^${started.config.siteUrl}/saved/deadlines\\.ics\\?key=[\\w-]{43}$`),
		);
		expect((await ask('GET', '/calendar')).body).toEqual({
			made_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
		});
		const response = await read(address);
		expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('private, no-cache');
		expect(response.headers.get('access-control-allow-origin')).toBeNull();
		const etag = response.headers.get('etag') ?? '';
		const lines = await linesOf(response);
		// The second has no deadline.
		expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
		expect(lines).toEqual(
			expect.arrayContaining([
				'X-WR-CALNAME:Saved internships',
				`UID:${first}@${new URL(started.config.siteUrl).hostname}`,
				'DTSTART;VALUE=DATE:20320228',
				'STATUS:CONFIRMED',
			]),
		);
		const sequence = (all: string[]) =>
			Number(all.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
		expect((await read(address, { 'If-None-Match': etag })).status).toBe(304);
		await admin`update public.internships set status = 'paused', paused_by = 'employer' where slug = ${first}`;
		const paused = await linesOf(await read(address, { 'If-None-Match': etag }));
		expect(paused).toEqual(
			expect.arrayContaining([
				'STATUS:CANCELLED',
				'SUMMARY:Paused: Loom Intern\\, Tidewell Systems',
			]),
		);
		expect(sequence(paused)).toBe(sequence(lines) + 1);
		await admin`update public.internships set status = 'open', paused_by = null where slug = ${first}`;
		await remove([first]);
		expect((await linesOf(await read(address))).filter((line) => line === 'BEGIN:VEVENT')).toEqual(
			[],
		);
	});

	test('are whole days for a calendar program, each under one name, whatever becomes of it', async () => {
		await admin`update public.internships set ${admin({ ...dated, title: 'Yarn; Intern, Leeds', deadline: '2032-03-28' })}
			where slug = ${second}`;
		await save([first, second]);
		const address = await make();
		const events = async () => {
			const parts = Object.values(nodeIcal.parseICS(await (await read(address)).text()));
			return parts
				.filter((part): part is VEvent => part?.type === 'VEVENT')
				.toSorted((a, b) => a.uid.localeCompare(b.uid));
		};
		const day = ({ start }: VEvent) => [start.getFullYear(), start.getMonth() + 1, start.getDate()];
		const before = await events();
		const host = new URL(started.config.siteUrl).hostname;
		expect(before.map(({ uid }) => uid)).toEqual(
			[`${first}@${host}`, `${second}@${host}`].toSorted(),
		);
		expect(before.map(({ datetype, status }) => [datetype, status])).toEqual(
			Array(2).fill(['date', 'CONFIRMED']),
		);
		const one = (all: VEvent[], slug: string) =>
			all.find(({ uid }) => uid === `${slug}@${host}`) as VEvent;
		expect(day(one(before, first))).toEqual([2032, 2, 28]);
		// The night in which clocks go forward.
		expect(day(one(before, second))).toEqual([2032, 3, 28]);
		expect(one(before, second).summary).toBe(
			'Last day to apply: Yarn; Intern, Leeds, Tidewell Systems',
		);
		await admin`update public.internships set status = 'closed', closed_at = now() where slug = ${second}`;
		const after = await events();
		expect(after).toHaveLength(2);
		expect(one(after, second).status).toBe('CANCELLED');
		expect(Number(one(after, second).sequence)).toBeGreaterThan(
			Number(one(before, second).sequence),
		);
		expect(one(after, first).sequence).toBe(one(before, first).sequence);
		await admin`update public.internships set status = 'open', closed_at = null, deadline = null, title = slug
			where slug = ${second}`;
	});

	test('are read with the last address only, until it is ended or the account is gone', async () => {
		await save([first]);
		const [old, theirs] = [await make(), await make(other)];
		const address = await make();
		const statuses = async (...addresses: string[]) =>
			Promise.all(addresses.map(async (one) => (await read(one)).status));
		expect(await statuses(old, address, theirs)).toEqual([404, 200, 200]);
		expect(await (await read(old)).json()).toMatchObject({ code: 'not_found', details: null });
		expect((await ask('POST', '/calendar/end', { token: student.token, body: {} })).status).toBe(
			200,
		);
		expect(await statuses(address, theirs)).toEqual([404, 200]);
		expect((await ask('GET', '/calendar')).body).toEqual({ made_on: null });
		await admin
			.begin(async (tx) => {
				await tx`delete from auth.users where id = ${other.id}`;
				expect(await tx`select from public.calendar_addresses`).toHaveLength(0);
				throw new Error('as it was');
			})
			.catch((error: Error) => expect(error.message).toBe('as it was'));
	});

	test('keep nothing with which the address could be found, and are in the copy of the account', async () => {
		const key = new URL(await make()).searchParams.get('key') ?? '';
		const [row] =
			await admin`select to_jsonb(found)::text as text from public.calendar_addresses as found`;
		expect(row?.text).not.toContain(key);
		const copy = await app.fetch(call('GET', '/account/data', { token: student.token }));
		expect(await copy.json()).toMatchObject({
			calendar_address: { made_at: expect.stringMatching(/^20\d\d-/) },
		});
	});

	test.each([
		['without a key', '/saved/deadlines.ics', 'GET', 404],
		['with a wrong key', `/saved/deadlines.ics?key=${'x'.repeat(43)}`, 'GET', 404],
		['with what is no key', "/saved/deadlines.ics?key=' or 1=1", 'GET', 404],
		['by POST', '/saved/deadlines.ics', 'POST', 405],
	])('are refused %s', async (_, path, method, status) => {
		expect((await read(started.config.siteUrl + path, {}, method)).status).toBe(status);
	});

	test('are a file for a visitor, of what the device holds', async () => {
		const body = { internships: [first, second, 'no-such-intern'] };
		const response = await app.fetch(call('POST', '/api/saved/deadlines', { body }));
		expect(response.headers.get('content-disposition')).toBe(
			`attachment; filename="Saved deadlines.ics"; filename*=UTF-8''Saved%20deadlines.ics`,
		);
		expect((await linesOf(response)).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
		const refused = call('POST', '/api/saved/deadlines', { body: { internships: [] } });
		expect((await app.fetch(refused)).status).toBe(400);
	});
});

describe('the page of an internship as it is for one student', () => {
	const own = (slug: string, token?: string) =>
		askApi<{ html: string }>(app, 'GET', `/listings/${slug}`, token === undefined ? {} : { token });

	test('says what they have asked for, and nothing of anybody else', async () => {
		await admin`update public.internships set status = 'closed', closed_at = now() where slug = ${first}`;
		await askApi(app, 'POST', '/reopenings', {
			token: student.token,
			body: { internship: first },
		});
		await askApi(app, 'POST', '/alerts', {
			token: student.token,
			body: { query: 'company=tidewell-systems', frequency: 'daily' },
		});
		const { status, body } = await own(first, student.token);
		expect(status).toBe(200);
		expect(JSON.parse(body.html)).toMatchObject({
			path: `/internships/${first}`,
			applied: null,
			isAwaited: true,
			follows: ['tidewell-systems'],
			profile: { work_permission: null },
		});
		expect(JSON.parse((await own(second, student.token)).body.html).isAwaited).toBe(false);
		expect(JSON.parse((await own(first, other.token)).body.html).isAwaited).toBe(false);
	});

	test('needs a session, and an internship', async () => {
		expect((await own(first)).status).toBe(401);
		expect((await own('none', student.token)).status).toBe(404);
	});
});
