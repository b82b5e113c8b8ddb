import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Front, openFront } from '#test/attack/front.ts';
import { mailedLink } from '#test/backend.ts';

let front: Front;

beforeAll(async () => {
	front = await openFront({ rateLimits: true });
});
beforeEach(() => front.admin`truncate limits.counts`);
afterAll(() => front.close());

const email = 'ann@example.org';
const signUp = () => front.send('/auth/v1/signup', { body: { email, password: 'correct horse' } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('codes cannot be tried: after ten wrong ones the right one is refused as well', async () => {
	await signUp();
	const link = new URL(await mailedLink(front.started.backend, email));
	for (let guess = 0; guess < 10; guess += 1) {
		const body = { type: 'signup', email, token: String(100_000 + guess) };
		// What a client says of its own address does not make it another.
		const headers = { 'X-Forwarded-For': `10.0.0.${guess}`, 'X-Real-IP': `10.0.0.${guess}` };
		expect((await front.send('/auth/v1/verify', { body, headers })).status).toBe(403);
	}
	const answer = await front.send(link.pathname + link.search);
	expect(answer.status).toBe(429);
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
	const [user] = await front.admin`
		select email_confirmed_at as at from auth.users where email = ${email}`;
	expect(user?.at).toBeNull();
	expect(await front.admin`select key from limits.counts where key like '%127%'`).toEqual([]);
});

test('the mailed link is no digest of a code of six digits', async () => {
	const other = 'six@example.org';
	await front.send('/auth/v1/signup', { body: { email: other, password: 'correct horse' } });
	const link = new URL(await mailedLink(front.started.backend, other));
	const token = link.searchParams.get('token');
	expect(token).toMatch(/^[0-9a-f]{64}$/);
	for (let code = 0; code < 1_000_000; code += 1)
		if (hash('sha256', other + String(code).padStart(6, '0')) === token)
			throw new Error('guessed in less than a million tries');
});

test('passwords cannot be tried: after thirty wrong ones the right one is refused as well', async () => {
	const known = 'bob@example.org';
	await front.person(known);
	const signIn = (password: string) =>
		front.send('/auth/v1/token?grant_type=password', { body: { email: known, password } });
	const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(`guess ${n}`)));
	expect(new Set(statuses(guesses))).toEqual(new Set([400]));
	expect((await signIn('correct horse')).status).toBe(429);
});

test('nobody’s mailbox is filled: ten mails in a quarter of an hour, whoever asks', async () => {
	await front.close();
	front = await openFront({ rateLimits: true, trustProxy: 1 });
	await front.person(email);
	const before = (await front.started.backend.mailbox()).length;
	const answers = [];
	for (let client = 0; client < 13; client += 1)
		answers.push(
			await front.send('/auth/v1/recover', {
				body: { email: client % 2 ? email : email.toUpperCase() },
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			}),
		);
	expect(statuses(answers)).toEqual([...Array(10).fill(200), ...Array(3).fill(429)]);
	expect((await front.started.backend.mailbox()).length - before).toBeLessThanOrEqual(10);
	const unknown = await front.send('/auth/v1/recover', {
		body: { email: 'nobody@example.org' },
		headers: { 'X-Forwarded-For': '10.0.1.1' },
	});
	expect(unknown.status).toBe(200);
});

test('a password is not guessed from many addresses: a hundred tries an hour for one account', async () => {
	const known = 'carol@example.org';
	await front.person(known);
	const signIn = (client: number, address: string, password: string) =>
		front.send('/auth/v1/token?grant_type=password', {
			body: { email: address, password },
			headers: { 'X-Forwarded-For': `10.1.0.${client}` },
		});
	const guesses = await Promise.all(
		Array.from({ length: 100 }, (_, n) => signIn(n, n % 2 ? known : 'Carol@Example.org', `${n}`)),
	);
	expect(new Set(statuses(guesses))).toEqual(new Set([400]));
	expect((await signIn(200, known, 'correct horse')).status).toBe(429);
	expect((await signIn(200, 'nobody@example.org', 'correct horse')).status).toBe(400);
});
