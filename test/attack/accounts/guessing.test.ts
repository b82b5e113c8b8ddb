import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestResponse, type TestServer } from '#test/attack/test-server.ts';
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

test('the code of a mailed link is not a hash of six digits', async () => {
	const other = 'six@example.org';
	await server.send('/auth/v1/signup', { body: { email: other, password: 'correct horse' } });
	const { token_hash: token } = mailedCode(await mailTo(server.started.backend, other));
	expect(token).toMatch(/^[0-9a-f]{64}$/);
	for (let code = 0; code < 1_000_000; code += 1)
		if (hash('sha256', other + String(code).padStart(6, '0')) === token)
			throw new Error('guessed in less than a million tries');
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

test('guessing from many addresses is refused, and the owner is not locked out', async () => {
	await server.close();
	server = await startTestServer({ rateLimits: true, trustProxy: 1 });
	const email = 'carol@example.org';
	await server.person(email);
	const signIn = (client: number, address: string, password: string) =>
		server.send('/auth/v1/token?grant_type=password', {
			body: { email: address, password },
			headers: { 'X-Forwarded-For': `10.1.0.${client}` },
		});
	expect((await signIn(250, email, 'correct horse')).status).toBe(200);
	const guesses: TestResponse[] = [];
	while (guesses.length < 100) {
		const batch = Array.from({ length: 10 }, (_, at) => {
			const n = guesses.length + at;
			return signIn(n, n % 2 ? email : 'Carol@Example.org', `${n}`);
		});
		guesses.push(...(await Promise.all(batch)));
	}
	expect(new Set(statuses(guesses))).toEqual(new Set([400]));
	expect((await signIn(200, email, 'correct horse')).status).toBe(429);
	expect((await signIn(250, email, 'correct horse')).status).toBe(200);
	// The owner's sign-in does not give the other networks more attempts.
	expect((await signIn(201, email, 'guess')).status).toBe(429);
	expect((await signIn(200, 'nobody@example.org', 'correct horse')).status).toBe(400);
});
