import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PASSKEYS } from '#schema/second-step.ts';
import { claimsOf } from '#server/backend/sessions.ts';
import {
	call,
	dropTestDatabases,
	type Session,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { softwarePasskey } from '#test/software-passkey.ts';
import { addPasskey, askForPasskey, beginPasskey, passkeyName, removePasskey } from './passkeys.ts';
import type { InSession } from './second-step.ts';
import { removeApp, renewRecoveryCodes } from './set-up.ts';

const siteUrl = 'https://www.example.org';
const NOW = new Date();
const today = NOW.toISOString().slice(0, 10);
const device = { text: undefined, name: 'Firefox on Windows' };
const password = 'correct horse';

let started: TestBackend;
let sql: Sql;
let admin: Sql;

beforeAll(async () => {
	started = await startTestBackend();
	sql = started.backend.sql;
	admin = postgres(started.adminUrl, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const inSession = (person: string, token: string): InSession => ({
	person,
	session: claimsOf(token)?.session_id ?? '',
});
/** A new account, in two sessions. */
async function person(email: string): Promise<[InSession, InSession]> {
	const { id, token } = await signedUp(started.backend, email, password);
	const body = { email, password };
	const answer = await started.backend.fetch(
		call('POST', '/auth/v1/token?grant_type=password', { body }),
	);
	const { access_token } = (await answer.json()) as Session;
	return [inSession(id, token), inSession(id, access_token)];
}
async function begin(who: InSession): Promise<string> {
	const options = await beginPasskey(sql, { ...who, siteUrl, address: 'a@example.org' }, NOW);
	return (options as { challenge: string }).challenge;
}
const add = (who: InSession, challenge: string, now = NOW) =>
	addPasskey(
		sql,
		{ ...who, siteUrl, response: softwarePasskey(siteUrl).made(challenge), device },
		{ now, today },
	);
const stored = ({ person }: InSession, table: string) =>
	admin`select * from second_factor.${admin(table)} where user_id = ${person}`;
/** Rows as if they had been added. */
const addRows = ({ person }: InSession, count: number) =>
	admin`
		insert into second_factor.passkeys (id, user_id, public_key, counter, transports, name)
		select ${person}::text || number, ${person}, '', 0, '{}', 'Firefox on Windows' || number
		from generate_series(1, ${count}::integer) as number`;
const pass = ({ person, session }: InSession) =>
	admin`
		insert into second_factor.passed_sessions (session_id, user_id) values (${session}, ${person})`;

test.each([
	['https://www.example.org', 'www.example.org'],
	['https://intern.example.org:8443', 'intern.example.org'],
	['http://localhost:3000', 'localhost'],
	['http://127.0.0.1:3000', undefined],
	['https://192.0.2.1', undefined],
	['https://[2001:db8::1]', undefined],
	['http://www.example.org', undefined],
])('passkeys of %s are made for %s', (url, name) => {
	expect(passkeyName(url)).toBe(name);
});

test('a device has five minutes', async () => {
	const [who] = await person('five@example.org');
	const late = new Date(NOW.getTime() + 5 * 60_000);
	await expect(add(who, await begin(who), late)).rejects.toMatchObject({
		status: 409,
		code: 'not_asked',
	});
	const soon = new Date(late.getTime() - 1);
	expect(await add(who, await begin(who), soon)).toHaveLength(8);
	expect(await stored(who, 'challenges')).toEqual([]);
});

test('beginning again ends what was begun before in the session', async () => {
	const [who] = await person('again@example.org');
	const first = await begin(who);
	const second = await begin(who);
	await expect(add(who, first)).rejects.toMatchObject({ status: 422, code: 'wrong_passkey' });
	await expect(add(who, second)).rejects.toMatchObject({ status: 409, code: 'not_asked' });
	expect(await stored(who, 'passkeys')).toEqual([]);
});

test('there are ten passkeys at most, also where two are added at the same moment', async () => {
	const [first, second] = await person('many@example.org');
	await addRows(first, MOST_PASSKEYS - 1);
	await pass(first);
	await pass(second);
	const challenges = [await begin(first), await begin(second)] as const;
	const added = await Promise.allSettled([add(first, challenges[0]), add(second, challenges[1])]);
	expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
	expect(added).toContainEqual({
		status: 'rejected',
		reason: expect.objectContaining({ status: 409, code: 'too_many_passkeys' }),
	});
	expect(await stored(first, 'passkeys')).toHaveLength(MOST_PASSKEYS);
	await expect(begin(first)).rejects.toMatchObject({ code: 'too_many_passkeys' });
});

test('of two sessions that add the first passkey at the same moment one is refused', async () => {
	const [first, second] = await person('first@example.org');
	const challenges = [await begin(first), await begin(second)] as const;
	const added = await Promise.allSettled([add(first, challenges[0]), add(second, challenges[1])]);
	expect(added).toContainEqual({
		status: 'rejected',
		reason: expect.objectContaining({ status: 403, code: 'second_step_needed' }),
	});
	expect(added).toContainEqual({ status: 'fulfilled', value: expect.any(Array) });
	expect(await stored(first, 'passkeys')).toHaveLength(1);
	expect(await stored(first, 'recovery_codes')).toHaveLength(8);
});

describe('removing', () => {
	test('app and last passkey at the same moment leaves nothing', async () => {
		const [who] = await person('both@example.org');
		await add(who, await begin(who));
		await admin`
			insert into second_factor.apps (user_id, secret, since) values (${who.person}, 'sealed', now())`;
		const [passkey] = await stored(who, 'passkeys');
		const id = String(passkey?.id);
		await Promise.all([removeApp(sql, who), removePasskey(sql, { ...who, id })]);
		for (const table of ['apps', 'passkeys', 'recovery_codes', 'passed_sessions', 'devices'])
			expect(await stored(who, table)).toEqual([]);
	});

	test('is refused, as new recovery codes are, in a session that was let in before the first way was set up', async () => {
		const [who, early] = await person('early@example.org');
		await add(who, await begin(who));
		await admin`
			insert into second_factor.apps (user_id, secret, since) values (${who.person}, 'sealed', now())`;
		const [passkey] = await stored(who, 'passkeys');
		const codes = await stored(who, 'recovery_codes');
		const late = [
			renewRecoveryCodes(sql, early),
			removeApp(sql, early),
			removePasskey(sql, { ...early, id: String(passkey?.id) }),
		];
		for (const refused of await Promise.allSettled(late))
			expect(refused).toMatchObject({
				status: 'rejected',
				reason: { status: 403, code: 'second_step_needed' },
			});
		for (const table of ['apps', 'passkeys']) expect(await stored(who, table)).toHaveLength(1);
		expect(await stored(who, 'recovery_codes')).toEqual(codes);
	});

	test('a passkey of somebody else, or one that is gone, says that it is gone', async () => {
		const [who] = await person('gone@example.org');
		const [other] = await person('other@example.org');
		await addRows(other, 1);
		await expect(removePasskey(sql, { ...who, id: `${other.person}1` })).rejects.toMatchObject({
			status: 404,
		});
		expect(await stored(other, 'passkeys')).toHaveLength(1);
	});
});

test('without a passkey none is asked for, and none at an address that is a number', async () => {
	const [who] = await person('none@example.org');
	await expect(askForPasskey(sql, { ...who, siteUrl }, NOW)).rejects.toMatchObject({
		status: 409,
		code: 'not_set_up',
	});
	await expect(
		askForPasskey(sql, { ...who, siteUrl: 'http://127.0.0.1:3000' }, NOW),
	).rejects.toMatchObject({ status: 409, code: 'no_passkeys' });
});

test('what a device was asked is deleted the day after, and passkeys stay', async () => {
	const [who] = await person('kept@example.org');
	await add(who, await begin(who));
	await begin(who);
	const tomorrow = new Date(NOW.getTime() + 86_400_000);
	await admin`select retention.delete_expired(${tomorrow})`;
	expect(await stored(who, 'challenges')).toEqual([]);
	expect(await stored(who, 'passkeys')).toHaveLength(1);
});
