import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { type Otherwise, softwarePasskey } from '#test/software-passkey.ts';
import { type Ask, type CallResponse, startOn } from './started-on.ts';

const password = 'correct horse';
const SITE = 'http://localhost:3999';
const OTHER = 'http://localhost.evil.example';

let on: Awaited<ReturnType<typeof startOn>>;
let server: TestServer;
let admin: Sql;

beforeAll(async () => {
	on = await startOn({ siteUrl: SITE, staffSecondFactor: true });
	({ server, admin } = on);
});
afterAll(() => on?.close());

const ask: Ask = (...call) => on.ask(...call);
const step = (token: string, path: string, body: object) =>
	ask('POST', `/api/second-step/${path}`, token, body);
const answerOf = ({ status, code }: CallResponse) => [status, code];

async function signIn(email: string): Promise<string> {
	const path = '/auth/v1/token?grant_type=password';
	const { body } = await ask('POST', path, undefined, { email, password });
	return String(body.access_token);
}
const stateOf = async (token: string) => (await ask('GET', '/api/second-step', token)).body;
/** What of an account a session is let into: its own calls, or why not. */
const me = async (token: string) => answerOf(await ask('GET', '/api/me', token));
const IN = [200, ''];
const HALF = [403, 'second_step_needed'];

async function person(email: string) {
	const data = { full_name: 'Ann', account: 'student' };
	await ask('POST', '/auth/v1/signup', undefined, { email, password, data });
	const mail = (await on.mails(email)).at(-1);
	const { body } = await ask('POST', '/auth/v1/verify', undefined, mailedCode(mail?.text ?? ''));
	const { access_token: token, user } = body as { access_token: string; user: { id: string } };
	return { id: user.id, token };
}

const told = (address: string, about: RegExp) =>
	expect
		.poll(async () => (await on.mails(address)).map(({ subject }) => subject))
		.toContainEqual(expect.stringMatching(about));

/** What a session is given to make a passkey with. */
async function begin(token: string): Promise<string> {
	const begun = await step(token, 'passkeys/begin', { password });
	expect(answerOf(begun)).toEqual(IN);
	return String(begun.body.challenge);
}
const add = (token: string, response: RegistrationResponseJSON) =>
	step(token, 'passkeys/confirm', { response });
async function challengeFor(token: string): Promise<string> {
	const asked = await step(token, 'passkeys/ask', {});
	expect(answerOf(asked)).toEqual(IN);
	return String(asked.body.challenge);
}
const take = (token: string, response: AuthenticationResponseJSON) =>
	step(token, 'passkeys/take', { response });

async function withPasskey(email: string) {
	const { id, token } = await person(email);
	const passkey = softwarePasskey(SITE);
	const added = await add(token, passkey.made(await begin(token)));
	expect(answerOf(added)).toEqual(IN);
	return { id, token, passkey, codes: added.body.recovery_codes as string[] };
}

test('a passkey is asked for at the next sign-in, and opens the session in which it signs', async () => {
	const email = 'ann@example.org';
	const { id, token } = await person(email);
	const elsewhere = await signIn(email);
	const passkey = softwarePasskey(SITE);
	const begun = await step(token, 'passkeys/begin', { password });
	expect(begun.body).toMatchObject({
		rp: { id: 'localhost' },
		user: { name: email },
		attestation: 'none',
		timeout: 300_000,
		excludeCredentials: [],
	});
	expect(await me(elsewhere)).toEqual(IN);
	const added = await add(token, passkey.made(String(begun.body.challenge)));
	expect(added.body.recovery_codes).toHaveLength(8);
	expect([await me(token), await me(elsewhere)]).toEqual([IN, HALF]);
	await told(email, /^A passkey was added/);

	const half = await signIn(email);
	expect(await me(half)).toEqual(HALF);
	const asked = await step(half, 'passkeys/ask', {});
	expect(asked.body).toMatchObject({
		rpId: 'localhost',
		allowCredentials: [{ id: passkey.id, transports: ['internal'] }],
	});
	expect(answerOf(await take(half, passkey.signed(String(asked.body.challenge))))).toEqual(IN);
	expect([await me(half), await me(elsewhere)]).toEqual([IN, HALF]);
	await told(email, /^A new device/);
	const state = await stateOf(half);
	expect(state).toMatchObject({ needed: false, app: null, passkeys_possible: true });
	expect(state.passkeys).toMatchObject([
		{ id: passkey.id, name: 'A browser', last_used: expect.stringMatching(/^20/) },
	]);

	const second = softwarePasskey(SITE);
	const again = await add(half, second.made(await begin(half)));
	expect([again.status, again.body.recovery_codes]).toEqual([200, []]);
	expect((await stateOf(half)).passkeys).toMatchObject([
		{ name: 'A browser' },
		{ name: 'A browser 2', last_used: null },
	]);
	const stored = await admin`select id from second_factor.passkeys where user_id = ${id}`;
	expect(stored).toHaveLength(2);
});

test('staff who must have a second step are let in with a passkey, and no more once the last is removed', async () => {
	const { id, token } = await person('sam@example.org');
	await admin`insert into public.staff (user_id) values (${id})`;
	const staff = async (session: string) => answerOf(await ask('GET', '/api/staff', session));
	expect(await staff(token)).toEqual([403, 'second_step_missing']);
	const passkey = softwarePasskey(SITE);
	expect((await add(token, passkey.made(await begin(token)))).status).toBe(200);
	expect(await staff(token)).toEqual(IN);
	const half = await signIn('sam@example.org');
	expect(await staff(half)).toEqual(HALF);
	expect((await take(half, passkey.signed(await challengeFor(half)))).status).toBe(200);
	expect(await staff(half)).toEqual(IN);
	const logged = await admin`select detail from public.staff_log where action = 'second-step'`;
	expect(logged).toEqual([{ detail: 'with a passkey' }]);
	expect((await step(token, 'passkeys/remove', { id: passkey.id, password })).status).toBe(200);
	expect(await staff(half)).toEqual([403, 'second_step_missing']);
	await told('sam@example.org', /has no second step any more$/);
});

test('a recovery code opens a session of an account with passkeys alone', async () => {
	const email = 'ros@example.org';
	const { codes } = await withPasskey(email);
	const half = await signIn(email);
	expect((await step(half, 'take', { code: '123456' })).code).toBe('wrong_code');
	expect((await step(half, 'take', { code: codes[0] ?? '' })).status).toBe(200);
	expect(await me(half)).toEqual(IN);
});

test('what was signed once is refused, in its session and in others, also for another challenge', async () => {
	const email = 'bob@example.org';
	const { passkey } = await withPasskey(email);
	const [first, second] = [await signIn(email), await signIn(email)];
	const signed = passkey.signed(await challengeFor(first));
	expect((await take(first, signed)).status).toBe(200);
	expect(answerOf(await take(first, signed))).toEqual([409, 'not_asked']);
	expect(answerOf(await take(second, signed))).toEqual([409, 'not_asked']);
	await challengeFor(second);
	expect(answerOf(await take(second, signed))).toEqual([422, 'wrong_passkey']);
	// What was asked for is used up by the wrong answer.
	expect(answerOf(await take(second, signed))).toEqual([409, 'not_asked']);
	expect(await me(second)).toEqual(HALF);
});

test('what one session was asked to sign does not open another one', async () => {
	const email = 'cat@example.org';
	const { passkey } = await withPasskey(email);
	const [first, second] = [await signIn(email), await signIn(email)];
	const asked = await challengeFor(first);
	await challengeFor(second);
	expect(answerOf(await take(second, passkey.signed(asked)))).toEqual([422, 'wrong_passkey']);
	expect(await me(second)).toEqual(HALF);
	expect(answerOf(await take(first, passkey.signed(asked)))).toEqual(IN);
});

test('what was asked for to make a passkey is no challenge for a sign-in, and the other way round', async () => {
	const email = 'dan@example.org';
	const { token, passkey } = await withPasskey(email);
	expect(answerOf(await take(token, passkey.signed(await begin(token))))).toEqual([
		409,
		'not_asked',
	]);
	const made = softwarePasskey(SITE).made(await challengeFor(token));
	expect(answerOf(await add(token, made))).toEqual([409, 'not_asked']);
});

test.each<[string, Otherwise]>([
	['of another site', { origin: OTHER, name: new URL(OTHER).hostname }],
	['at another origin of the host', { origin: 'http://localhost:4000' }],
	['for the name of another site', { name: new URL(OTHER).hostname }],
	['without anybody at the device', { present: false }],
	['without a check of who is at the device', { verified: false }],
])('a passkey %s is refused when it is made and when it signs', async (what, otherwise) => {
	const email = `${what.replaceAll(' ', '-')}@example.org`;
	const { token, passkey } = await withPasskey(email);
	const made = softwarePasskey(SITE).made(await begin(token), otherwise);
	expect(answerOf(await add(token, made))).toEqual([422, 'wrong_passkey']);
	const half = await signIn(email);
	const signed = passkey.signed(await challengeFor(half), otherwise);
	expect(answerOf(await take(half, signed))).toEqual([422, 'wrong_passkey']);
	expect(await me(half)).toEqual(HALF);
	expect((await stateOf(half)).passkeys).toHaveLength(1);
});

test('a statement of certificates is not read', async () => {
	const { token } = await person('fay@example.org');
	for (const format of ['packed', 'apple', 'fido-u2f', 'unknown']) {
		const values = new Map([
			['sig', Buffer.of(1)],
			['x5c', Buffer.of(1)],
		]);
		const made = softwarePasskey(SITE).made(await begin(token), {
			statement: { format, values },
		});
		expect(answerOf(await add(token, made))).toEqual([422, 'wrong_passkey']);
	}
	const { response, ...rest } = softwarePasskey(SITE).made(await begin(token));
	const nonsense = { ...rest, response: { ...response, attestationObject: 'n'.repeat(20_000) } };
	expect(answerOf(await add(token, nonsense))).toEqual([422, 'wrong_passkey']);
	expect(await me(token)).toEqual(IN);
});

test('a passkey of another account opens nothing, and cannot be taken over or removed', async () => {
	const { passkey: theirs } = await withPasskey('gus@example.org');
	const email = 'hal@example.org';
	const { token, passkey } = await withPasskey(email);
	const half = await signIn(email);
	expect(answerOf(await take(half, theirs.signed(await challengeFor(half))))).toEqual([
		422,
		'wrong_passkey',
	]);
	// Under the name of the own one.
	const renamed = {
		...theirs.signed(await challengeFor(half)),
		id: passkey.id,
		rawId: passkey.id,
	};
	expect(answerOf(await take(half, renamed))).toEqual([422, 'wrong_passkey']);
	expect(await me(half)).toEqual(HALF);
	const copy = softwarePasskey(SITE, Buffer.from(theirs.id, 'base64url'));
	expect(answerOf(await add(token, copy.made(await begin(token))))).toEqual([409, 'is_known']);
	const removed = await step(token, 'passkeys/remove', { id: theirs.id, password });
	expect(removed.status).toBe(404);
	const other = await signIn('gus@example.org');
	expect(answerOf(await take(other, theirs.signed(await challengeFor(other))))).toEqual(IN);
});

test('a session with the password alone adds no passkey and removes none', async () => {
	const email = 'ida@example.org';
	const { token } = await person(email);
	const early = await signIn(email);
	const made = softwarePasskey(SITE).made(await begin(early));
	const passkey = softwarePasskey(SITE);
	expect((await add(token, passkey.made(await begin(token)))).status).toBe(200);
	const refused = [
		await add(early, made),
		await step(early, 'passkeys/begin', { password }),
		await step(early, 'passkeys/remove', { id: passkey.id, password }),
	];
	expect(refused.map(answerOf)).toEqual([HALF, HALF, HALF]);
	expect((await stateOf(token)).passkeys).toHaveLength(1);
});

test('adding and removing ask for the password', async () => {
	const { token, passkey } = await withPasskey('joe@example.org');
	const wrong = { password: 'wrong horse' };
	expect((await step(token, 'passkeys/begin', wrong)).code).toBe('current_password_invalid');
	const removed = await step(token, 'passkeys/remove', { id: passkey.id, ...wrong });
	expect(removed.code).toBe('current_password_invalid');
	expect((await stateOf(token)).passkeys).toHaveLength(1);
});

test('a passkey that has counted no further is refused, and its owner told', async () => {
	const email = 'kim@example.org';
	const { passkey } = await withPasskey(email);
	const first = await signIn(email);
	const far = passkey.signed(await challengeFor(first), { counter: 40 });
	expect((await take(first, far)).status).toBe(200);
	const half = await signIn(email);
	for (const counter of [40, 7, 0]) {
		const signed = passkey.signed(await challengeFor(half), { counter });
		expect(answerOf(await take(half, signed))).toEqual([422, 'copied_passkey']);
	}
	await told(email, /^A passkey of your account .* was refused$/);
	expect(await me(half)).toEqual(HALF);
	const right = passkey.signed(await challengeFor(half), { counter: 41 });
	expect((await take(half, right)).status).toBe(200);
});

test('wrong codes of who knows the password alone do not keep out who has the passkey', async () => {
	const email = 'lea@example.org';
	const { codes, passkey } = await withPasskey(email);
	const [thief, owner] = [await signIn(email), await signIn(email)];
	for (let tries = 0; tries < 10; tries += 1)
		expect((await step(thief, 'take', { code: 'abcd-efgh-jkmn' })).status).toBe(422);
	expect((await step(owner, 'take', { code: codes[0] ?? '' })).status).toBe(429);
	expect(answerOf(await take(owner, passkey.signed(await challengeFor(owner))))).toEqual(IN);
	expect(await me(thief)).toEqual(HALF);
});

test('the name of the site comes from SITE_URL, whatever a proxy or a client sends', async () => {
	const { token } = await person('pia@example.org');
	const body = JSON.stringify({ password });
	const lines = [
		'POST /api/second-step/passkeys/begin HTTP/1.1',
		'Host: evil.example',
		'X-Forwarded-Host: evil.example',
		'X-Forwarded-Proto: https',
		'Forwarded: host=evil.example;proto=https',
		'Origin: https://evil.example',
		`Authorization: Bearer ${token}`,
		`apikey: ${server.started.backend.keys.publishable}`,
		'Content-Type: application/json',
		`Content-Length: ${body.length}`,
		'Connection: close',
	];
	const answer = await server.wire(`${lines.join('\r\n')}\r\n\r\n${body}`);
	expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(answer).toContain('"rp":{"name":"UK Internship Placements","id":"localhost"}');
	expect(answer).not.toContain('evil.example');
});

test('beside a passkey an app works, and each stays when the other one is removed', async () => {
	const email = 'max@example.org';
	const { id, token, passkey, codes } = await withPasskey(email);
	const { body } = await step(token, 'app/begin', { password });
	const code = () => new TOTP({ secret: Secret.fromBase32(String(body.secret)) }).generate();
	const set = await step(token, 'app/confirm', { code: code() });
	expect([set.status, set.body.recovery_codes]).toEqual([200, []]);
	await admin`update second_factor.apps set last_step = 0 where user_id = ${id}`;
	const half = await signIn(email);
	expect((await step(half, 'take', { code: code() })).status).toBe(200);

	expect((await step(token, 'passkeys/remove', { id: passkey.id, password })).status).toBe(200);
	await told(email, /^A passkey of your account .* was removed$/);
	const next = await signIn(email);
	expect(answerOf(await step(next, 'passkeys/ask', {}))).toEqual([409, 'not_set_up']);
	expect((await step(next, 'take', { code: codes[0] ?? '' })).status).toBe(200);
	const another = softwarePasskey(SITE);
	expect((await add(token, another.made(await begin(token)))).body.recovery_codes).toEqual([]);
	expect((await step(token, 'app/remove', { password })).status).toBe(200);
	await told(email, /^The app for your account .* was removed$/);
	const last = await signIn(email);
	expect(await me(last)).toEqual(HALF);
	expect((await take(last, another.signed(await challengeFor(last)))).status).toBe(200);
});

test('the copy of an account names its passkeys without their keys, and nothing of them outlives it', async () => {
	const { id, token, passkey } = await withPasskey('ned@example.org');
	await begin(token);
	const copy = await server.send('/account/data', { token });
	expect(JSON.parse(copy.text).second_step).toMatchObject([
		{
			app_since: null,
			passkeys: [{ name: 'A browser', added_at: expect.stringMatching(/^20/), used_at: null }],
			recovery_codes_left: 8,
		},
	]);
	expect(copy.text).not.toContain(passkey.id);
	const { token: other } = await person('ole@example.org');
	const without = await server.send('/account/data', { token: other });
	expect(JSON.parse(without.text).second_step).toEqual([]);
	expect((await ask('POST', '/account/delete', token, { password })).status).toBe(204);
	for (const table of ['passkeys', 'challenges', 'recovery_codes'])
		expect(await admin`select from second_factor.${admin(table)} where user_id = ${id}`).toEqual(
			[],
		);
});

test.each<[string, object]>([
	['no response', {}],
	['another kind of response', { response: { id: 'a', rawId: 'a', type: 'password' } }],
	['an id that is no base64url', { response: { ...softwarePasskey(SITE).signed('c'), id: '../' } }],
	[
		'one that is too long',
		{ response: { ...softwarePasskey(SITE).signed('c'), id: 'a'.repeat(1_401) } },
	],
])('a body with %s is invalid', async (what, body) => {
	const { token } = await person(`${what.replaceAll(' ', '-')}@example.org`);
	expect((await step(token, 'passkeys/take', body)).status).toBe(400);
	expect((await step(token, 'passkeys/confirm', body)).status).toBe(400);
});
