import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { mailTo } from '#test/servers/backend.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const attackersPassword = 'the attacker’s password';
const own = 'the owner’s password';

async function post(path: string, body: object, token?: string) {
	const { status, text } = await server.send(`/auth/v1/${path}`, { body, token });
	return { status, body: text === '' ? {} : JSON.parse(text) };
}
const signUp = (email: string, password: string, full_name: string) =>
	post('signup', { email, password, data: { full_name } });
const signIn = (email: string, password: string) =>
	post('token?grant_type=password', { email, password });
const codeFor = async (email: string) => mailedCode(await mailTo(server.started.backend, email));
const accounts = (email: string) =>
	server.admin`select id, email_confirmed_at as confirmed from auth.users where email = ${email}`;

describe('a person who signs up with another person’s address', () => {
	test('sets neither password nor name of the account that its owner creates later', async () => {
		const email = 'ann@example.org';
		await signUp(email, attackersPassword, 'Mallory');
		const earlier = await codeFor(email);
		await signUp(email.toUpperCase(), own, 'Ann');
		const later = await codeFor(email);
		expect(later.token_hash).not.toBe(earlier.token_hash);
		expect(await post('verify', earlier)).toMatchObject({ body: { error_code: 'otp_expired' } });
		const session = await post('verify', later);
		expect(session.body.user.user_metadata.full_name).toBe('Ann');
		expect((await signIn(email, attackersPassword)).status).toBe(400);
		expect((await signIn(email, own)).status).toBe(200);
		expect(await accounts(email)).toHaveLength(1);
	});

	test('sets neither if both sign up at once: the link confirms its own password or none', async () => {
		const email = 'bob@example.org';
		const both = await Promise.all([
			signUp(email, attackersPassword, 'M'),
			signUp(email, own, 'Bob'),
		]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		const session = await post('verify', await codeFor(email));
		const password = session.body.user.user_metadata.full_name === 'Bob' ? own : attackersPassword;
		expect((await signIn(email, password)).status).toBe(200);
		expect(await accounts(email)).toHaveLength(1);
	});

	test('gains nothing by signing up after the owner: a resent link sets no password', async () => {
		const email = 'cat@example.org';
		await signUp(email, own, 'Cat');
		await signUp(email, attackersPassword, 'Mallory');
		await server.admin`
			update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = ${email}`;
		await post('resend', { type: 'signup', email });
		const code = await codeFor(email);
		expect(code.type).toBe('recovery');
		expect((await post('verify', code)).status).toBe(200);
		expect((await signIn(email, attackersPassword)).status).toBe(400);
	});

	test('loses the password when the owner requests a new one, even if none is chosen', async () => {
		const email = 'dee@example.org';
		await signUp(email, attackersPassword, 'Mallory');
		await post('recover', { email });
		const session = await post('verify', await codeFor(email));
		expect(session.status).toBe(200);
		expect(session.body.user.user_metadata.full_name).toBeUndefined();
		expect((await signIn(email, attackersPassword)).status).toBe(400);
		const changed = await server.send('/auth/v1/user', {
			method: 'PUT',
			token: session.body.access_token,
			body: { password: own },
		});
		expect(changed.status).toBe(200);
		expect((await signIn(email, own)).status).toBe(200);
	});

	test('changes nothing of a confirmed account', async () => {
		const email = 'eve@example.org';
		const { id } = await server.person(email);
		await signUp(email, attackersPassword, 'Mallory');
		const [row] = await accounts(email);
		expect([row?.id, row?.confirmed === null]).toEqual([id, false]);
		expect((await signIn(email, 'correct horse')).body.user.user_metadata.full_name).not.toBe(
			'Mallory',
		);
		expect((await signIn(email, attackersPassword)).status).toBe(400);
		expect(await mailTo(server.started.backend, email)).toContain('already');
	});
});

test('a recovery link does not change the password of a confirmed account until a new one is set', async () => {
	const email = 'fay@example.org';
	await server.person(email);
	await post('recover', { email });
	expect((await post('verify', await codeFor(email))).status).toBe(200);
	expect((await signIn(email, 'correct horse')).status).toBe(200);
});
