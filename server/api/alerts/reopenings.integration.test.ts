import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { type Awaited, MOST_AWAITED } from '#schema/students/reopening.ts';
import { mailIdle } from '#test/mail-idle.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let ann: { id: string; token: string };
let ben: { id: string; token: string };
const today = londonDay(new Date());

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	ann = await signedUp(started.backend, 'ann@example.org');
	ben = await signedUp(started.backend, 'ben@example.org');
});
beforeEach(async () => {
	await mailIdle(started.backend.sql);
	await admin`delete from public.internships`;
	await admin`delete from outbox.mails`;
	await stored('paused', { status: 'paused', paused_by: 'employer' });
	await stored('past', { deadline: daysAfter(today, -1) });
	await stored('open', {});
});
afterAll(() => close());

const stored = (slug: string, change: object) =>
	admin`insert into public.internships ${admin(internshipRow(slug, change))}`;
const ask = <T = Awaited>(path: string, internship?: string, token = ann.token) =>
	askApi<T>(app, internship === undefined ? 'GET' : 'POST', `/reopenings${path}`, {
		token,
		...(internship !== undefined && { body: { internship } }),
	});
const rows = async () => (await admin`select from public.reopening_notices`).length;
async function sent(): Promise<{ address: string; subject: string; text: string }[]> {
	started.backend.sendNotices();
	await vi.waitUntil(async () => (await admin`select from outbox.notices`).length === 0, {
		timeout: 30_000,
		interval: 50,
	});
	return admin`select recipient as address, subject, body_text as text
		from outbox.mails order by recipient`;
}
const reopened = (slug: string) =>
	admin`update public.internships set status = 'open', paused_by = null, closed_at = null,
		deadline = ${daysAfter(today, 30)} where slug = ${slug}`;

test('asking twice is one row and one mail, once it is open; nobody else sees it', async () => {
	const item = {
		slug: 'paused',
		title: 'paused',
		company: 'Tidewell Systems',
		city: 'London',
		asked_on: today,
	};
	const answers = await Promise.all([ask('', 'paused'), ask('', 'paused')]);
	expect(answers).toEqual([
		{ status: 200, body: { items: [item] } },
		{ status: 200, body: { items: [item] } },
	]);
	expect(await rows()).toBe(1);
	expect((await ask('', undefined, ben.token)).body.items).toEqual([]);
	await reopened('paused');
	const [mail, ...others] = await sent();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({
		address: 'ann@example.org',
		subject: 'Open again: paused, Tidewell Systems',
	});
	expect(mail?.text).toContain('/internships/paused');
	expect(await rows()).toBe(0);
	await admin`update public.internships set status = 'paused', paused_by = 'employer' where slug = 'paused'`;
	await reopened('paused');
	expect(await sent()).toHaveLength(1);
});

test('one whose deadline has passed opens with a later one; one that closes at once tells nobody', async () => {
	await ask('', 'past');
	await ask('', 'paused', ben.token);
	await reopened('past');
	expect((await sent()).map(({ subject }) => subject)).toEqual([
		'Open again: past, Tidewell Systems',
	]);
	await admin.begin(async (tx) => {
		await tx`update public.internships set status = 'open', paused_by = null where slug = 'paused'`;
		await tx`update public.internships set status = 'paused', paused_by = 'employer' where slug = 'paused'`;
	});
	expect(await sent()).toHaveLength(1);
	expect((await ask('', undefined, ben.token)).body.items).toHaveLength(1);
});

test('it can be ended, also twice', async () => {
	await ask('', 'paused');
	expect((await ask('/remove', 'paused')).body).toEqual({ items: [] });
	expect((await ask('/remove', 'paused')).body).toEqual({ items: [] });
	await reopened('paused');
	expect(await sent()).toEqual([]);
});

test('what is open, hidden or unknown is refused, and so is a visitor', async () => {
	expect(await ask('', 'open')).toMatchObject({ status: 409, body: { code: 'open' } });
	await admin.begin(async (tx) => {
		// As of a company that has been refused.
		await tx`set local session_replication_role = replica`;
		await tx`update public.internships set hidden = true where slug = 'paused'`;
	});
	expect(await ask('', 'paused')).toMatchObject({ status: 404 });
	expect(await ask('', 'unknown')).toMatchObject({ status: 404 });
	expect(await ask('', 'Not a slug')).toMatchObject({ status: 400 });
	expect(await ask('', 'past', '')).toMatchObject({ status: 401 });
	expect(await rows()).toBe(0);
});

test(`an account waits for ${MOST_AWAITED} at the most`, async () => {
	for (let at = 0; at < MOST_AWAITED; at += 1) {
		await stored(`closed-${at}`, { status: 'closed', closed_at: new Date() });
		if (at > 0) await ask('', `closed-${at}`);
	}
	const answers = await Promise.all([ask('', 'paused'), ask('', 'closed-0')]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
	expect(await rows()).toBe(MOST_AWAITED);
	// The same again is none more.
	expect((await ask('', 'closed-1')).status).toBe(200);
});

test('hundreds are told of one, each once', async () => {
	await admin`insert into auth.users (id, email, email_confirmed_at)
		select gen_random_uuid(), 'waits-' || at || '@example.org', now() from generate_series(1, 450) as at`;
	await admin`insert into public.reopening_notices (user_id, internship_id)
		select users.id, internships.id from auth.users, public.internships
		where email like 'waits-%' and slug = 'paused'`;
	await reopened('paused');
	const addresses = (await sent()).map(({ address }) => address);
	expect(addresses).toHaveLength(450);
	expect(new Set(addresses).size).toBe(450);
	await admin`delete from auth.users where email like 'waits-%'`;
});

test('who waits is in the copy of an account, and is forgotten after 12 months', async () => {
	await ask('', 'paused');
	const answer = await app.request('/account/data', {
		headers: { Authorization: `Bearer ${ann.token}` },
	});
	expect((await answer.json()) as object).toMatchObject({
		reopening_notices: [{ slug: 'paused', title: 'paused', company: 'Tidewell Systems' }],
	});
	const forget = (age: string) =>
		admin`
		update public.reopening_notices set asked_at = now() - ${age}::interval`.then(
			() => admin`select retention.forget_expired(now())`,
		);
	await forget('364 days');
	expect(await rows()).toBe(1);
	await forget('367 days');
	expect(await rows()).toBe(0);
});
