import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INSIDE, startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;
let ann: { id: string; token: string; refreshToken: string };

beforeAll(async () => {
	server = await startTestServer();
	ann = await server.person('ann@example.org');
});
afterAll(() => server.close());

type Claims = Record<string, unknown>;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1_000);

function claims(changes: Claims = {}): Claims {
	const [, payload = ''] = ann.token.split('.');
	return { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
}

function signed(payload: Claims, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) {
	const text = `${encode(header)}.${encode(payload)}`;
	const algorithm = (header as { alg: string }).alg === 'HS512' ? 'sha512' : 'sha256';
	return `${text}.${createHmac(algorithm, secret).update(text).digest('base64url')}`;
}

/** Published constants that a careless installation would sign with. */
const KNOWN_SECRETS = [
	'unsafe-secret-change-me',
	'super-secret-jwt-token-with-at-least-32-characters-long',
	'your-super-secret-jwt-token-with-at-least-32-characters-long',
	'secret',
	'',
];

const forgeries: [string, () => string][] = [
	['no signature, alg none', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
	['alg none with some signature', () => `${encode({ alg: 'none' })}.${encode(claims())}.AAAA`],
	['alg NoNe', () => `${encode({ alg: 'NoNe' })}.${encode(claims())}.AAAA`],
	['no algorithm', () => `${encode({})}.${encode(claims())}.AAAA`],
	['the signature cut off', () => ann.token.slice(0, ann.token.lastIndexOf('.') + 1)],
	['half the signature', () => ann.token.slice(0, -20)],
	[
		'the role changed',
		() => ann.token.replace(/\..*\./, `.${encode(claims({ role: 'service_role' }))}.`),
	],
	[
		'another person',
		() => ann.token.replace(/\..*\./, `.${encode(claims({ sub: crypto.randomUUID() }))}.`),
	],
	['a later end', () => ann.token.replace(/\..*\./, `.${encode(claims({ exp: now() + 1e8 }))}.`)],
	['RS256 with a secret as the key', () => signed(claims(), 'x'.repeat(40), { alg: 'RS256' })],
	[
		'a key of its own',
		() => signed(claims(), 'x'.repeat(40), { alg: 'HS256', jwk: { kty: 'oct', k: 'eHh4' } }),
	],
	['a key file', () => signed(claims(), '', { alg: 'HS256', kid: '../../../../dev/null' })],
	['the public key as the secret', () => signed(claims(), server.started.backend.keys.publishable)],
	...KNOWN_SECRETS.map((secret): [string, () => string] => [
		`the published secret "${secret}"`,
		() => signed(claims({ role: 'service_role' }), secret),
	]),
	['the right secret, expired', () => signed(claims({ exp: now() - 60 }), ours())],
	['the service key', () => server.started.backend.keys.secret ?? ''],
	['JSON', () => '{"role":"service_role"}'],
	['a very long one', () => `a.${'b'.repeat(5_000)}.c`],
];
const ours = () => server.started.config.jwtSecret ?? '';

const contact = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' };
const calls: [string, string, object?][] = [
	['GET', '/auth/v1/user'],
	['PUT', '/auth/v1/user', { password: 'taken over' }],
	['POST', '/auth/v1/logout?scope=global'],
	['GET', '/rest/v1/applications?select=*'],
	['GET', '/rest/v1/employers?select=*'],
	['POST', '/rest/v1/contacts', contact],
	['GET', '/account/data'],
	['POST', '/account/delete'],
];

describe('an invalid token is refused by every call', () => {
	test.each(forgeries)('%s', async (_, forge) => {
		for (const [method, path, body] of calls) {
			const answer = await server.send(path, { method, token: forge(), ...(body && { body }) });
			expect([401, 403], `${method} ${path} ${answer.text}`).toContain(answer.status);
			expect(answer.text).not.toMatch(INSIDE);
			expect(answer.text).not.toContain('ann@');
		}
	});

	test('Ann’s own token is still valid, and her password unchanged', async () => {
		const { status, text } = await server.send('/auth/v1/user', { token: ann.token });
		expect([status, JSON.parse(text).email]).toEqual([200, 'ann@example.org']);
		expect(await server.admin`select from contacts`).toHaveLength(0);
	});

	test('a correctly signed token is accepted, which shows that the tests above check the signature', async () => {
		const token = signed(claims(), ours());
		expect((await server.send('/auth/v1/user', { token })).status).toBe(200);
	});
});

describe('keys', () => {
	test.each(['', 'wrong', 'sb_secret_x', 'null'])(
		'"%s" is not accepted as a key',
		async (apikey) => {
			for (const path of ['/auth/v1/user', '/rest/v1/contacts', '/rest/v1/applications']) {
				const method = path.endsWith('contacts') ? 'POST' : 'GET';
				const body = method === 'POST' ? { body: contact } : {};
				const answer = await server.send(path, { method, headers: { apikey }, ...body });
				expect(answer.status).toBe(401);
			}
		},
	);

	test('a key in the address or in a cookie is not accepted', async () => {
		const key = server.started.backend.keys.secret ?? '';
		const answer = await server.send(`/rest/v1/contacts?apikey=${key}`, {
			headers: { apikey: '', Cookie: `apikey=${key}` },
		});
		expect([401, 405]).toContain(answer.status);
	});
});

describe('a refresh token', () => {
	const refresh = async (refresh_token: string) => {
		const path = '/auth/v1/token?grant_type=refresh_token';
		const { status, text } = await server.send(path, { body: { refresh_token } });
		return { status, session: JSON.parse(text) as { refresh_token: string; access_token: string } };
	};

	test('of a session that ends at the same moment is refused without a server error', async () => {
		const statuses: number[] = [];
		for (let round = 0; round < 15; round += 1) {
			const { token, refreshToken } = await server.person(`leaving-${round}@example.org`);
			const refreshed = refresh(refreshToken);
			await sleep(round % 5);
			await server.send('/auth/v1/logout?scope=local', { method: 'POST', token });
			statuses.push((await refreshed).status);
		}
		expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
	});

	test('that was stolen and is used after its owner refreshed ends the session of both', async () => {
		const eve = await server.person('eve@example.org');
		const second = await refresh(eve.refreshToken);
		// A lost response can be repeated: as with GoTrue, the previous token still works.
		const again = await refresh(eve.refreshToken);
		expect(again.session.refresh_token).toBe(second.session.refresh_token);
		const third = await refresh(second.session.refresh_token);
		expect(third.status).toBe(200);
		expect((await refresh(eve.refreshToken)).status).toBe(400);
		expect((await refresh(third.session.refresh_token)).status).toBe(400);
	});

	test.each(['', 'a', 'x'.repeat(900), "' or 1=1 --", 'a.b.c', '../..'])(
		'"%s" is refused',
		async (token) => {
			expect((await refresh(token)).status).toBe(400);
		},
	);
});
