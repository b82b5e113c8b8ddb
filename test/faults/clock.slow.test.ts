import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { caughtMails } from '#test/api-client.ts';
import { application, type Person, password, visitor } from '#test/faults/journey.ts';
import { freePort, keysOf, type Place, type RunningServer } from '#test/faults/running-server.ts';
import { type MailedCode, mailedCode } from '#test/mailed-code.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';

/** The server's clock is wrong and that of Postgres is right, as with two machines or a late correction. */
const HOUR = 3_600_000;
let place: Place;
let port: number;
let server: RunningServer | undefined;
let site: ReturnType<typeof visitor>;
let ann: Person;
let bobsCode: MailedCode;

beforeAll(async () => {
	place = await makePreparedPlace();
	port = await freePort();
	await restart(0);
	ann = await site.join('ann@example.org');
	const body = { email: 'bob@example.org', password };
	expect((await site.call('/auth/v1/signup', { body })).status).toBe(200);
	const mails = await caughtMails(`http://127.0.0.1:${port}`);
	bobsCode = mailedCode(mails.at(-1)?.text ?? '');
});
afterAll(() => place.clear());

const shifted = (by: number) => `
	const Real = Date;
	globalThis.Date = class Date extends Real {
		constructor(...given) { given.length ? super(...given) : super(Real.now() + ${by}); }
		static now() { return Real.now() + ${by}; }
	};`;

/** Restarts with the same data and address, and a clock that is wrong by `by` milliseconds. */
async function restart(by: number): Promise<void> {
	await server?.stop();
	const preload = `data:text/javascript,${encodeURIComponent(shifted(by))}`;
	server = place.start({ PORT: String(port) }, ['--import', preload]);
	site = visitor(await server.url(), (await keysOf(place)).publishable);
}

type Session = { access_token: string; refresh_token: string };

async function refreshed(refresh_token: string): Promise<Session> {
	const path = '/auth/v1/token?grant_type=refresh_token';
	const response = await site.call(path, { body: { refresh_token } });
	expect(response.status).toBe(200);
	return (await response.json()) as Session;
}

/** Checks that a session works. */
async function works(token: string, motivation: string): Promise<void> {
	expect((await site.call('/auth/v1/user', { token })).status).toBe(200);
	const body = { ...application(ann.id), motivation };
	expect((await site.call('/rest/v1/applications', { token, body })).status).toBe(201);
}

let session: Session;

test('an hour ahead: sessions have expired and are refreshed, and sign-in works', async () => {
	await restart(HOUR + 60_000);
	expect((await site.call('/auth/v1/user', { token: ann.token })).status).toBe(403);
	session = await refreshed(ann.refreshToken);
	await works(session.access_token, 'ahead');
	expect((await site.signIn('ann@example.org')).status).toBe(200);
});

test('corrected: a session from the hour ahead is still valid', async () => {
	await restart(0);
	await works(session.access_token, 'from the future');
});

test('an hour behind: sessions are valid, and links and sign-in work', async () => {
	await restart(-HOUR);
	await works(ann.token, 'behind');
	expect((await site.call('/auth/v1/verify', { body: bobsCode })).status).toBe(200);
	expect((await site.signIn('bob@example.org')).status).toBe(200);
	session = await refreshed(session.refresh_token);
	await works(session.access_token, 'renewed');
});

test('corrected again: a session from the hour behind has expired and is refreshed', async () => {
	await restart(0);
	expect((await site.call('/auth/v1/user', { token: session.access_token })).status).toBe(403);
	await works((await refreshed(session.refresh_token)).access_token, 'right');
});

test('three hours behind: a token of before is refused by every part alike, and is renewed', async () => {
	const before = (await (await site.signIn('ann@example.org')).json()) as Session;
	await restart(-3 * HOUR);
	const paths = ['/api/me', '/account/data', '/rest/v1/applications?select=id', '/auth/v1/user'];
	const statusOf = async (path: string, token: string) => (await site.call(path, { token })).status;
	const refused = await Promise.all(paths.map((path) => statusOf(path, before.access_token)));
	expect(refused).toEqual([401, 401, 401, 403]);
	const { access_token: renewed } = await refreshed(before.refresh_token);
	const taken = await Promise.all(paths.map((path) => statusOf(path, renewed)));
	expect(taken).toEqual([200, 200, 200, 200]);
	await restart(0);
});

test('three years ahead: nothing is deleted, and the log has the reason', async () => {
	await restart(3 * 365 * 24 * HOUR);
	await vi.waitUntil(() => server?.output.err.includes('"refused":"clock"'), 30_000);
	await restart(0);
	const signedIn = await site.signIn('ann@example.org');
	expect(signedIn.status).toBe(200);
	const { access_token: token } = (await signedIn.json()) as Session;
	const path = `/rest/v1/applications?user_id=eq.${ann.id}&select=motivation`;
	expect(await (await site.call(path, { token })).json()).not.toEqual([]);
});
