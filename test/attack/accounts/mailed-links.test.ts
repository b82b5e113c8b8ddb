import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { mailedLink, mailTo } from '#test/servers/backend.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const password = 'correct horse';
const post = (path: string, body: object) => server.send(`/auth/v1/${path}`, { body });
const codeFor = async (email: string) => mailedCode(await mailTo(server.started.backend, email));
const isConfirmed = async (email: string) => {
	const [user] = await server.admin`
		select email_confirmed_at as at from auth.users where email = ${email}`;
	return user?.at !== null;
};

describe('a program that opens every link of a mail', () => {
	test('does not confirm, sign in or use up the code, also with an old link', async () => {
		const email = 'ann@example.org';
		await post('signup', { email, password });
		const link = new URL(await mailedLink(server.started.backend, email));
		expect([link.pathname, link.search]).toEqual(['/auth/confirm', '']);
		const code = await codeFor(email);
		const old = `/auth/v1/verify?type=signup&token=${code.token_hash}&redirect_to=https://evil.example`;
		for (let opened = 0; opened < 2; opened += 1) {
			const answer = await server.send(old, { headers: { apikey: '' } });
			expect([answer.status, answer.text]).toEqual([303, '']);
			expect(answer.headers.get('location')).toBe(link.href);
		}
		expect(await isConfirmed(email)).toBe(false);
		expect((await post('verify', code)).status).toBe(200);
		expect(await isConfirmed(email)).toBe(true);
	});

	test.each(['', '?type=signup', '?type=x&token=y', '?token=<script>', '?a=b&a=c&token='])(
		'an invalid old link, %j, leads to the same page',
		async (query) => {
			const { status, headers } = await server.send(`/auth/v1/verify${query}`);
			expect(status).toBe(303);
			expect(headers.get('location')).toMatch(
				new RegExp(`^${server.started.config.siteUrl}/auth/confirm#(type=signup|code=y)?$`),
			);
		},
	);
});

test('a code gives one session, however often it is sent at once', async () => {
	const email = 'bob@example.org';
	await post('signup', { email, password });
	const code = await codeFor(email);
	const answers = await Promise.all(Array.from({ length: 5 }, () => post('verify', code)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	for (const { status, text } of answers.filter((answer) => answer.status !== 200))
		expect([status, JSON.parse(text).error_code]).toEqual([403, 'otp_expired']);
	expect(
		await server.admin`
		select from auth.sessions join auth.users on users.id = user_id where email = ${email}`,
	).toHaveLength(1);
});

test('a code works only for what its mail was about', async () => {
	const email = 'cat@example.org';
	await post('signup', { email, password });
	const { token_hash } = await codeFor(email);
	for (const type of ['recovery', 'email_change'])
		expect((await post('verify', { type, token_hash })).status).toBe(403);
	for (const type of ['email', 'magiclink', 'invite', ''])
		expect((await post('verify', { type, token_hash })).status).toBe(400);
	expect((await post('verify', { type: 'signup', email, token: token_hash })).status).toBe(400);
	expect(await isConfirmed(email)).toBe(false);
});

describe('the destination of a link', () => {
	let count = 0;
	/** The destination in each of the three mails about one account. */
	async function destinations(redirectTo: string) {
		const email = `person-${count++}@example.org`;
		const query = `?redirect_to=${encodeURIComponent(redirectTo)}`;
		const next = async () => {
			const { hash } = new URL(await mailedLink(server.started.backend, email));
			return new URLSearchParams(hash.slice(1)).get('next');
		};
		expect((await post(`signup${query}`, { email, password })).status).toBe(200);
		const all = [await next()];
		await server.admin`
			update auth.users set confirmation_sent_at = now() - interval '1 hour' where email = ${email}`;
		for (const [path, body] of [
			['resend', { type: 'signup', email }],
			['recover', { email }],
		] as const) {
			expect((await post(path + query, body)).status).toBe(200);
			all.push(await next());
		}
		return all;
	}

	test.each(['/apply?type=london&name=A%20%26%20B', '/employer-dashboard'])(
		'may be %s, as a path and as an address of this site',
		async (path) => {
			expect(await destinations(path)).toEqual([path, path, path]);
			expect(await destinations(server.started.config.siteUrl + path)).toEqual([path, path, path]);
		},
	);

	test.each([
		'https://evil.example/apply',
		'//evil.example',
		'/\\evil.example',
		'/%2fevil.example',
		'https://127.0.0.1:3999@evil.example/',
		'/apply#access_token=a',
		'javascript:alert(1)',
		'/',
	])('%s is ignored', async (to) => {
		expect(await destinations(to)).toEqual([null, null, null]);
	});
});
