import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestResponse, type TestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { mailTo } from '#test/servers/backend.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer({ rateLimits: true, trustProxy: 1 });
});
beforeEach(() => server.admin`truncate limits.counts`);
afterAll(() => server.close());

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('the code of a mailed link is not a hash of six digits', async () => {
	const other = 'six@example.org';
	await server.send('/auth/v1/signup', { body: { email: other, password: 'correct horse' } });
	const { token_hash: token } = mailedCode(await mailTo(server.started.backend, other));
	expect(token).toMatch(/^[0-9a-f]{64}$/);
	for (let code = 0; code < 1_000_000; code += 1)
		if (hash('sha256', other + String(code).padStart(6, '0')) === token)
			throw new Error('guessed in less than a million tries');
});

test('guessing from many addresses is refused, and the owner is not locked out', async () => {
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
