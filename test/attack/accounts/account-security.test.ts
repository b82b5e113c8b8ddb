import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { startOn } from './started-on.ts';

const password = 'correct horse';
const SITE = 'http://127.0.0.1:3999';

/** The same calls and mails with lite and with a hosted project, which sends the mails with links itself. */
let on: Awaited<ReturnType<typeof startOn>>;
let server: TestServer;
let admin: Sql;

beforeAll(async () => {
	on = await startOn({ siteUrl: SITE, rateLimits: true });
	({ server, admin } = on);
});
afterAll(() => on?.close());

const lastSubject = async (address: string) => (await on.mails(address)).at(-1)?.subject;
/** The mails of a change are written a moment after it. */
const told = (address: string, subject: RegExp) =>
	expect.poll(() => lastSubject(address), { timeout: 30_000 }).toMatch(subject);

async function ask(method: string, path: string, token?: string, body?: object) {
	const answer = await server.send(path, { method, token, ...(body && { body }) });
	return { status: answer.status, body: answer.text === '' ? {} : JSON.parse(answer.text) };
}
const signIn = (email: string, secret = password) =>
	ask('POST', '/auth/v1/token?grant_type=password', undefined, { email, password: secret });
const change = (token: string, body: object) => ask('PUT', '/auth/v1/user', token, body);
async function person(email: string, account = 'student') {
	const data = { full_name: 'Ann', account };
	await ask('POST', '/auth/v1/signup', undefined, { email, password, data });
	const link = mailedCode((await on.mails(email)).at(-1)?.text ?? '');
	const { body } = await ask('POST', '/auth/v1/verify', undefined, link);
	return { id: body.user.id as string, token: body.access_token as string };
}

test('a password changes with the present one: other sessions end, and a mail says so', async () => {
	const email = 'ann@example.org';
	const { token } = await person(email);
	const other = (await signIn(email)).body.access_token;
	const refused = [
		await change(token, { password: 'secret1' }),
		await change(token, { password: 'secret1', current_password: 'wrong horse' }),
		await change(token, { password: 'short', current_password: password }),
		await change(token, { password, current_password: password }),
	];
	expect(refused.map(({ status, body }) => [status, body.error_code])).toEqual([
		[400, 'current_password_required'],
		[400, 'current_password_invalid'],
		[422, 'weak_password'],
		[422, 'same_password'],
	]);
	expect((await signIn(email)).status).toBe(200);
	const changed = await change(token, { password: 'secret1', current_password: password });
	expect([changed.status, changed.body.email]).toEqual([200, email]);
	expect((await signIn(email)).status).toBe(400);
	expect((await signIn(email, 'secret1')).status).toBe(200);
	expect((await ask('GET', '/auth/v1/user', token)).status).toBe(200);
	expect((await ask('GET', '/auth/v1/user', other)).status).toBe(403);
	await told(email, /^Your password was changed at /);
	const left = await admin`select from auth.sessions join auth.users on users.id = user_id
			where users.email = ${email}`;
	// This session, and that of the sign-in after the change: none of those that only compared a password.
	expect(left).toHaveLength(2);
});

test('employers and staff choose ten characters', async () => {
	const { token } = await person('rosa@example.org', 'employer');
	const body = { password: 'nine char', current_password: password };
	const short = await change(token, body);
	expect([short.status, short.body.msg]).toEqual([
		422,
		'Password should be at least 10 characters.',
	]);
	const sam = await person('sam@example.org');
	await admin`insert into public.staff (user_id) values (${sam.id})`;
	expect((await change(sam.token, body)).status).toBe(422);
	expect((await change(token, { ...body, password: 'ten chars.' })).status).toBe(200);
});

test('an employer signs up with ten characters; the call of the specification takes six', async () => {
	const signUp = (email: string, secret: string, data: object) =>
		ask('POST', '/auth/v1/signup', undefined, {
			email,
			password: secret,
			data: { full_name: 'Ann', ...data },
		});
	const employer = { account: 'employer', company_name: 'Tidewell' };
	const refused = await signUp('uma@example.org', 'nine char', employer);
	expect([refused.status, refused.body.error_code, refused.body.msg]).toEqual([
		422,
		'weak_password',
		'Password should be at least 10 characters.',
	]);
	// An address with an account is answered alike.
	await person('val@example.org', 'employer');
	expect((await signUp('val@example.org', 'nine char', employer)).body).toEqual(refused.body);
	expect((await signUp('uma@example.org', 'ten chars.', employer)).status).toBe(200);
	expect((await signUp('wim@example.org', 'secret', {})).status).toBe(200);
	expect((await signUp('xia@example.org', 'secret', { account: 'student' })).status).toBe(200);
});

test('an employer or staff with a short password is asked to change it, from the next sign-in on', async () => {
	const short = 'secret1';
	const asked = async (token: string) =>
		(await ask('GET', '/api/second-step', token)).body.short_password;
	const email = 'yan@example.org';
	const { id, token: first } = await person(email);
	await change(first, { password: short, current_password: password });
	const student = (await signIn(email, short)).body.access_token;
	expect(await asked(student)).toBe(false);
	expect(await admin`select from accounts.short_passwords where user_id = ${id}`).toEqual([]);
	await admin`insert into public.staff (user_id) values (${id})`;
	expect((await signIn(email, 'wrong one')).status).toBe(400);
	expect(await asked(student)).toBe(false);
	const token = (await signIn(email, short)).body.access_token;
	expect(await asked(token)).toBe(true);
	const copy = await ask('GET', '/account/data', token);
	expect(copy.body.sign_in).toEqual([{ secret_is_short: true }]);
	const columns = await admin`
			select column_name from information_schema.columns where table_name = 'short_passwords'`;
	expect(columns.map(({ column_name }) => column_name)).toEqual(['user_id']);
	const changed = await change(token, { password: 'ten chars.', current_password: short });
	expect(changed.status).toBe(200);
	expect(await asked(token)).toBe(false);
	// Noted where it was once, and gone with a longer one that somebody else has set.
	await admin`insert into accounts.short_passwords (user_id) values (${id})`;
	expect(await asked((await signIn(email, 'ten chars.')).body.access_token)).toBe(false);
});

test('a mailed link to choose a new password needs no present one, once', async () => {
	const email = 'bob@example.org';
	await person(email);
	await ask('POST', '/auth/v1/recover', undefined, { email });
	await told(email, /^Set a new password/);
	const link = mailedCode((await on.mails(email)).at(-1)?.text ?? '');
	const { access_token: token } = (await ask('POST', '/auth/v1/verify', undefined, link)).body;
	const moved = await change(token, { email: 'elsewhere@example.org' });
	expect(moved.body.error_code).toBe('current_password_required');
	expect((await change(token, { password: 'another horse' })).status).toBe(200);
	await told(email, /^Your password was changed at /);
	const again = await change(token, { password: 'a third horse' });
	expect(again.body.error_code).toBe('current_password_required');
});

test('an address changes by the link that is mailed to it, and both addresses are told', async () => {
	const [email, next] = ['cat@example.org', 'cat.new@example.org'];
	const { token, id } = await person(email);
	const refused = [
		await change(token, { email: next }),
		await change(token, { email: next, current_password: 'wrong horse' }),
		await change(token, { email: 'no address', current_password: password }),
		await change(token, { email: 'CAT@example.org', current_password: password }),
	];
	expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 422]);
	const asked = await change(token, { email: next, current_password: password });
	expect([asked.status, asked.body.email, asked.body.new_email]).toEqual([200, email, next]);
	expect(await lastSubject(email)).toMatch(/^A new email address for your account/);
	const text = (await on.mails(next)).at(-1)?.text ?? '';
	const link = mailedCode(text);
	expect(link.type).toBe('email_change');
	const opened = await ask('GET', `/auth/v1/verify?type=email_change&token=${link.token_hash}`);
	expect(opened.status).toBeLessThan(500);
	expect((await ask('GET', '/auth/v1/user', token)).body.email).toBe(email);
	const moved = await ask('POST', '/auth/v1/verify', undefined, link);
	expect(moved.body.user).toMatchObject({ id, email: next });
	await told(email, /^The email address of your account was changed at /);
	await told(next, /^This is now the email address of your account at /);
	expect((await signIn(email)).status).toBe(400);
	expect((await signIn(next)).status).toBe(200);
});

test('an address with an account is not told apart, and its owner is told', async () => {
	await person('dee@example.org');
	const { token } = await person('eve@example.org');
	const asked = await change(token, { email: 'dee@example.org', current_password: password });
	const fresh = await change(token, { email: 'fay@example.org', current_password: password });
	expect([asked.status, Object.keys(asked.body)]).toEqual([200, Object.keys(fresh.body)]);
	expect(await lastSubject('dee@example.org')).toMatch(
		/^No other account was moved to your address/,
	);
	expect((await signIn('dee@example.org')).status).toBe(200);
});

test('a new password ends a change of address that was asked for before', async () => {
	const [email, thief] = ['gus@example.org', 'thief@example.org'];
	const { token } = await person(email);
	await change(token, { email: thief, current_password: password });
	const link = mailedCode((await on.mails(thief)).at(-1)?.text ?? '');
	await change(token, { password: 'another horse', current_password: password });
	expect((await ask('POST', '/auth/v1/verify', undefined, link)).status).toBe(403);
});

test('deletion asks for the password, and the last mail says so', async () => {
	const email = 'hal@example.org';
	const { token } = await person(email);
	const end = (body: object) => ask('POST', '/account/delete', token, body);
	expect((await end({})).status).toBe(400);
	const wrong = await end({ password: 'wrong horse' });
	expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_invalid']);
	expect((await end({ password })).status).toBe(204);
	expect((await signIn(email)).status).toBe(400);
	expect(await lastSubject(email)).toMatch(/^Your account at .* is deleted$/);
});

test('guesses of the present password count as wrong passwords of a sign-in', async () => {
	const email = 'ivy@example.org';
	const { token } = await person(email);
	const guess = () => change(token, { password: 'secret1', current_password: 'a guess' });
	const statuses: number[] = [];
	for (let guesses = 0; guesses < 12; guesses += 1) statuses.push((await guess()).status);
	expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
	expect((await ask('POST', '/account/delete', token, { password })).status).toBe(429);
	expect((await signIn(email)).status).toBe(429);
});
