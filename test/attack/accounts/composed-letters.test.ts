import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';

const composed = 'pässwörter für Zoë'.normalize('NFC');
const apart = composed.normalize('NFD');
let server: TestServer;

beforeAll(async () => {
	server = await startTestServer({ rateLimits: true });
});
beforeEach(() => server.admin`truncate limits.counts`);
afterAll(() => server.close());

const signIn = (email: string, password: string) =>
	server.send('/auth/v1/token?grant_type=password', { body: { email, password } });

async function account(email: string) {
	const { token } = await server.person(email);
	const choose = (password: string) =>
		server.send('/auth/v1/user', {
			method: 'PUT',
			token,
			body: { password, current_password: 'correct horse' },
		});
	return { token, choose };
}

test.each([
	['composed', composed],
	['apart', apart],
])(
	'a password chosen with its marks %s is one password on every keyboard',
	async (name, chosen) => {
		const email = `${name}@letters.example`;
		const { choose } = await account(email);
		expect((await choose(chosen)).status).toBe(200);
		const [row] = await server.admin`
		select encrypted_password as hash from auth.users where email = ${email}`;
		expect(await bcrypt.compare(composed, row?.hash)).toBe(true);
		for (const typed of [composed, apart]) expect((await signIn(email, typed)).status).toBe(200);
	},
);

test('nobody is shut out whose password was stored with its marks apart', async () => {
	const email = 'older@letters.example';
	const { token } = await account(email);
	await server.admin`
		update auth.users set encrypted_password = ${await bcrypt.hash(apart, 4)} where email = ${email}`;
	for (const typed of [apart, composed]) expect((await signIn(email, typed)).status).toBe(200);
	const change = { password: 'another one', current_password: composed };
	expect((await server.send('/auth/v1/user', { method: 'PUT', token, body: change })).status).toBe(
		200,
	);
});

test('both spellings of a wrong password are one attempt', async () => {
	const email = 'guessed@letters.example';
	await account(email);
	const statuses: number[] = [];
	for (let guess = 0; guess < 12; guess += 1)
		statuses.push((await signIn(email, `${apart} ${guess}`)).status);
	expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test('72 bytes are counted of the composed letters', async () => {
	const { choose } = await account('long@letters.example');
	expect((await choose(`${'ä'.repeat(36)}a`)).status).toBe(400);
	expect((await choose('ä'.repeat(36).normalize('NFD'))).status).toBe(200);
});
