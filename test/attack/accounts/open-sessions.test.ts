import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSession } from '#schema/open-session.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { type Ask, startOn } from './started-on.ts';

const password = 'correct horse';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let on: Awaited<ReturnType<typeof startOn>>;

beforeAll(async () => {
	on = await startOn({ siteUrl: 'http://127.0.0.1:3999', staffSecondFactor: true });
});
afterAll(() => on?.close());

const ask: Ask = (...call) => on.ask(...call);

async function signedUp(email: string) {
	const data = { full_name: 'Ann', account: 'student' };
	await ask('POST', '/auth/v1/signup', undefined, { email, password, data });
	const link = mailedCode((await on.mails(email)).at(-1)?.text ?? '');
	const { body } = await ask('POST', '/auth/v1/verify', undefined, link);
	return body as { access_token: string; user: { id: string } };
}
async function signIn(email: string, userAgent: string) {
	const { text } = await on.server.send('/auth/v1/token?grant_type=password', {
		body: { email, password },
		headers: { 'user-agent': userAgent },
	});
	return JSON.parse(text) as { access_token: string; refresh_token: string };
}
async function sessionsOf(token: string) {
	const { status, text } = await on.server.send('/api/sessions', { method: 'GET', token });
	expect(status).toBe(200);
	return JSON.parse(text) as OpenSession[];
}
/** Once the browsers are noted, in the background. */
const listed = (token: string, browsers: (string | null)[]) =>
	expect
		.poll(async () => (await sessionsOf(token)).map(({ browser }) => browser))
		.toEqual(browsers);
const end = (token: string, id: string) => ask('POST', `/api/sessions/${id}/end`, token, {});
const stillIn = async (token: string) => (await ask('GET', '/api/me', token)).status === 200;

test('each session says its browser, since when, and which one asks; without a network', async () => {
	const email = 'ann@sessions.example';
	const { access_token: first } = await signedUp(email);
	const { access_token: second } = await signIn(email, FIREFOX);
	await listed(second, ['Firefox on Windows', 'A browser']);
	const sessions = await sessionsOf(second);
	expect(sessions.map((session) => session.this)).toEqual([true, false]);
	expect((await sessionsOf(first)).map((session) => session.this)).toEqual([true, false]);
	for (const { since, used_at } of sessions) {
		expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(120_000);
		expect(Date.parse(used_at)).toBeGreaterThanOrEqual(Date.parse(since));
	}
	expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
		'browser',
		'id',
		'since',
		'this',
		'used_at',
	]);
	expect(JSON.stringify(await on.admin`select * from accounts.session_browsers`)).not.toMatch(
		/Mozilla|127\.0\.0|::1/,
	);
});

test('a renewal is a use, and names the browser again', async () => {
	const email = 'bea@sessions.example';
	await signedUp(email);
	const { access_token, refresh_token } = await signIn(email, 'curl/8');
	await listed(access_token, ['A browser', 'A browser']);
	await on.admin`
		update auth.sessions set created_at = now() - interval '2 days', updated_at = now() - interval '2 days', refreshed_at = null
		where user_id = (select id from auth.users where email = ${email})`;
	const { text } = await on.server.send('/auth/v1/token?grant_type=refresh_token', {
		body: { refresh_token },
		headers: { 'user-agent': FIREFOX },
	});
	const renewed = JSON.parse(text).access_token as string;
	await listed(renewed, ['Firefox on Windows', 'A browser']);
	const [used, unused] = await sessionsOf(renewed);
	expect(Date.now() - Date.parse(used?.used_at ?? '')).toBeLessThan(120_000);
	expect(Date.now() - Date.parse(unused?.used_at ?? '')).toBeGreaterThan(24 * 60 * 60_000);
});

test('one session is ended at once, and its tokens with it', async () => {
	const email = 'cleo@sessions.example';
	const { access_token: here } = await signedUp(email);
	const there = await signIn(email, FIREFOX);
	await listed(here, ['A browser', 'Firefox on Windows']);
	const [, other] = await sessionsOf(here);
	expect((await end(here, other?.id ?? '')).status).toBe(200);
	expect([await stillIn(here), await stillIn(there.access_token)]).toEqual([true, false]);
	const renewal = await ask('POST', '/auth/v1/token?grant_type=refresh_token', undefined, {
		refresh_token: there.refresh_token,
	});
	expect(renewal.status).toBe(400);
	await listed(here, ['A browser']);
	expect((await end(here, other?.id ?? '')).status).toBe(404);
	expect(
		await on.admin`
		select from accounts.session_browsers where session_id = ${other?.id ?? ''}`,
	).toHaveLength(0);
});

test('all others are ended in one step', async () => {
	const email = 'dan@sessions.example';
	const { access_token: here } = await signedUp(email);
	const others = [await signIn(email, FIREFOX), await signIn(email, FIREFOX)];
	expect((await ask('POST', '/api/sessions/end-others', here, {})).status).toBe(200);
	expect(await stillIn(here)).toBe(true);
	for (const { access_token } of others) expect(await stillIn(access_token)).toBe(false);
	expect(await sessionsOf(here)).toHaveLength(1);
});

test('nobody reads or ends the session of somebody else', async () => {
	const { access_token: theirs } = await signedUp('eve@sessions.example');
	const { access_token: mine } = await signedUp('fay@sessions.example');
	const [session] = await sessionsOf(theirs);
	expect((await sessionsOf(mine)).map(({ id }) => id)).not.toContain(session?.id);
	expect((await end(mine, session?.id ?? '')).status).toBe(404);
	for (const id of [randomUUID(), 'all']) expect((await end(mine, id)).status).toBe(404);
	expect(await stillIn(theirs)).toBe(true);
	expect((await ask('GET', '/api/sessions')).status).toBe(401);
	expect((await ask('POST', '/api/sessions/end-others')).status).toBe(401);
});

test('staff without a second step can sign devices out', async () => {
	const email = 'sam@sessions.example';
	const { access_token: here, user } = await signedUp(email);
	await on.admin`insert into public.staff (user_id) values (${user.id})`;
	await signIn(email, FIREFOX);
	expect(await sessionsOf(here)).toHaveLength(2);
	expect((await ask('POST', '/api/sessions/end-others', here, {})).status).toBe(200);
	expect(await sessionsOf(here)).toHaveLength(1);
});

test('a session whose second step is not taken neither reads nor ends others', async () => {
	const email = 'half@sessions.example';
	const { access_token: whole, user } = await signedUp(email);
	const { access_token: half } = await signIn(email, FIREFOX);
	await on.admin`
		insert into second_factor.apps (user_id, secret, since) values (${user.id}, 'sealed', now())`;
	await on.admin`
		insert into second_factor.passed_sessions (session_id, user_id)
		select id, user_id from auth.sessions where user_id = ${user.id} order by created_at limit 1`;
	const refused = [
		await ask('GET', '/api/sessions', half),
		await ask('POST', '/api/sessions/end-others', half, {}),
	];
	expect(refused.map(({ code }) => code)).toEqual(['second_step_needed', 'second_step_needed']);
	expect(await sessionsOf(whole)).toHaveLength(2);
});
