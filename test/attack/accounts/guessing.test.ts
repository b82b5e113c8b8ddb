import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { mailTo } from '#test/servers/backend.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer({ rateLimits: true });
});
beforeEach(() => server.admin`truncate limits.counts`);
afterAll(() => server.close());

const email = 'ann@example.org';
const signUp = () => server.send('/auth/v1/signup', { body: { email, password: 'correct horse' } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('codes cannot be guessed: after thirty wrong ones the right one is refused too', async () => {
	await signUp();
	const code = mailedCode(await mailTo(server.started.backend, email));
	for (let guess = 0; guess < 30; guess += 1) {
		const body = { type: 'signup', token_hash: String(100_000 + guess) };
		// Headers with other addresses do not make it another client.
		const headers = { 'X-Forwarded-For': `10.0.0.${guess}`, 'X-Real-IP': `10.0.0.${guess}` };
		expect((await server.send('/auth/v1/verify', { body, headers })).status).toBe(403);
	}
	const answer = await server.send('/auth/v1/verify', { body: code });
	expect(answer.status).toBe(429);
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
	const [user] = await server.admin`
		select email_confirmed_at as at from auth.users where email = ${email}`;
	expect(user?.at).toBeNull();
	expect(await server.admin`select key from limits.counts where key like '%127%'`).toEqual([]);
});

test('passwords cannot be guessed: after ten wrong ones the right one is refused too', async () => {
	const email = 'bob@example.org';
	await server.person(email);
	const signIn = (password: string) =>
		server.send('/auth/v1/token?grant_type=password', { body: { email, password } });
	const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => signIn(`guess ${n}`)));
	expect(new Set(statuses(guesses))).toEqual(new Set([400]));
	expect((await signIn('correct horse')).status).toBe(429);
});
