import { beforeEach, describe, expect, test } from 'vitest';
import { oneAtATime } from '#server/gateway/auth/sign-up.ts';
import { KEYS, SITE } from '#test/servers/fake-backend.ts';
import {
	account,
	app,
	application,
	backend,
	type Call,
	call,
	contact,
	employer,
	ID,
	open,
	reached,
	TOKEN,
} from '#test/servers/gateway.ts';

const SIGNED_IN = { headers: { Authorization: TOKEN } };
const OTHER = '11234567-89ab-4def-8123-456789abcdef';

beforeEach(() => open());

describe('the list of calls', () => {
	test.each([
		['/rest/v1/contacts', { body: contact }],
		['/rest/v1/newsletter_subscriptions', { body: { email: 'a@b.example' } }],
		['/rest/v1/applications?select=*&order=created_at.desc&limit=20', {}],
		['/rest/v1/employers?on_conflict=user_id', { body: employer }],
		[`/rest/v1/employers?select=profile_completed,company_name&user_id=eq.${ID}`, {}],
		['/auth/v1/signup?redirect_to=http%3A%2F%2Fx.example', { body: account }],
		['/auth/v1/token?grant_type=password', { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: 'abc-1' } }],
		['/auth/v1/logout?scope=global', { ...SIGNED_IN, method: 'POST' }],
		['/auth/v1/recover', { body: { email: 'a@b.example', code_challenge: null } }],
		['/auth/v1/resend', { body: { type: 'signup', email: 'a@b.example' } }],
		['/auth/v1/verify', { body: { type: 'signup', token_hash: 'abc' } }],
		['/auth/v1/user', SIGNED_IN],
		['/auth/v1/user', { ...SIGNED_IN, method: 'PUT', body: { data: { full_name: 'Ann' } } }],
		['/auth/v1/health', {}],
	] as [string, Call][])('permits %s', async (path, request) => {
		expect((await call(path, request)).status).toBeLessThan(300);
		expect(reached()).toBeGreaterThan(0);
	});

	test('permits an application, of which the tables’ API says whose the token is', async () => {
		const body = { ...application, user_id: OTHER };
		const { status } = await call('/rest/v1/applications', {
			body,
			headers: { Authorization: TOKEN },
		});
		expect(status).toBe(403);
		expect(backend.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
			`GET ${SITE}/rest/v1/applications?select=id&limit=0`,
		]);
		open({}, () => Response.json({ code: '42501', message: 'no' }, { status: 401 }));
		expect(await call('/rest/v1/applications', { body })).toMatchObject({ status: 401 });
	});

	test.each([
		'/rest/v1/',
		'/rest/v1/users',
		'/rest/v1/rpc/contacts',
		'/rest/v1/contacts/1',
		'/rest/v1/__proto__',
		'/rest/v1/constructor',
		'/rest/v1/contacts%2F..%2Femployers',
		'/auth/v1/admin/users',
		'/auth/v1/settings',
		'/auth/v1/otp',
		'/auth/v1/token',
		'/auth/v1/token?grant_type=pkce',
		'/auth/v1/authorize?provider=github',
	])('answers %s with 404', async (path) => {
		for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'OPTIONS'])
			expect((await call(path, { method })).status).toBe(404);
		expect(reached()).toBe(0);
	});

	test.each([
		['/rest/v1/contacts', ['GET', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'], 'POST'],
		['/rest/v1/employers', ['PATCH', 'DELETE', 'PUT'], 'POST, GET'],
		['/auth/v1/signup', ['GET', 'PUT'], 'POST'],
		['/auth/v1/user', ['POST', 'DELETE'], 'GET, PUT'],
	])('%s allows no other methods', async (path, methods, allow) => {
		for (const method of methods) {
			const response = await app.request(path, { method });
			expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
		}
	});

	test('requires the public key, but for a sign-in', async () => {
		for (const apikey of ['', 'wrong', KEYS.secret]) {
			const path = apikey === KEYS.secret ? '/auth/v1/user' : '/rest/v1/employers';
			expect((await call(path, { headers: { apikey } })).status).toBe(401);
		}
		expect(reached()).toBe(0);
		const body = { email: 'a@b.example', password: 'x' };
		for (const [grant, status] of [
			['password', 201],
			['refresh_token', 401],
		])
			expect(
				await call(`/auth/v1/token?grant_type=${grant}`, { body, headers: { apikey: '' } }),
			).toMatchObject({ status });
	});

	test('does not permit cross-origin requests', async () => {
		const { headers } = await call('/rest/v1/contacts', {
			body: contact,
			headers: { Origin: 'https://evil.example' },
		});
		expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
	});
});

describe('a request to the backend', () => {
	test('contains nothing from the client but its token and the wish for a single object', async () => {
		await call(`/rest/v1/employers?select=company_name&user_id=eq.${ID}`, {
			headers: {
				Authorization: TOKEN,
				Accept: 'application/vnd.pgrst.object+json',
				Prefer: 'count=exact',
				'Accept-Profile': 'auth',
				Cookie: 'a=b',
				'X-Forwarded-For': '1.2.3.4',
			},
		});
		const [request] = backend.requests;
		const query = `select=company_name&user_id=eq.${ID}&limit=100`;
		expect(request?.url).toBe(`${SITE}/rest/v1/employers?${query}`);
		expect(Object.fromEntries(request?.headers ?? [])).toEqual({
			apikey: KEYS.publishable,
			authorization: TOKEN,
			accept: 'application/vnd.pgrst.object+json',
			'content-type': 'application/json',
		});
	});

	test('with a company’s words that others may not read is refused, unless they are saved already', async () => {
		const company = { ...employer, company_description: 'Pay us £200 at acme.com' };
		const path = '/rest/v1/employers?on_conflict=user_id';
		const saving = (saved: object[]) => {
			open({}, (request) =>
				request.method === 'GET' ? Response.json(saved) : new Response(null, { status: 201 }),
			);
			return call(path, { body: company, headers: { Authorization: TOKEN } });
		};
		for (const saved of [[], [employer]]) {
			const refused = await saving(saved);
			expect(refused.status).toBe(400);
			expect(refused.json.message).toMatch(/^company_description: Leave web addresses out/);
			expect(refused.text).not.toContain('acme.com');
			expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
		}
		expect((await saving([company])).status).toBe(201);
	});

	test('contains one row and our own Prefer header', async () => {
		await call('/rest/v1/employers?on_conflict=user_id&columns="user_id","location"', {
			body: [employer],
			headers: { Prefer: 'return=representation' },
		});
		const [request] = backend.requests;
		expect(request?.headers.get('prefer')).toBe('return=minimal,resolution=merge-duplicates');
		expect(new URL(request?.url ?? '').searchParams.get('on_conflict')).toBe('user_id');
		expect(await request?.json()).toEqual(employer);
	});

	test('has no public key as a token, and no malformed token', async () => {
		const send = (Authorization: string) =>
			call('/rest/v1/contacts', { body: contact, headers: { Authorization } });
		expect((await send(`Bearer ${KEYS.publishable}`)).status).toBe(201);
		expect(backend.requests[0]?.headers.has('authorization')).toBe(false);
		for (const bad of [
			`Bearer ${KEYS.secret}`,
			'Basic abc',
			'Bearer a.b',
			`Bearer a.b.${'c'.repeat(5000)}`,
		])
			expect((await send(bad)).status).toBe(401);
		expect(reached()).toBe(1);
	});

	test('contains only known fields of an account', async () => {
		const data = { full_name: 'Ada', role: 'admin' };
		await call('/auth/v1/signup', {
			body: { ...account, data, gotrue_meta_security: {}, code_challenge: null },
		});
		expect(await backend.requests[0]?.json()).toEqual(account);
	});
});

describe('the service key', () => {
	const service = { apikey: KEYS.secret };

	test.each(['GET', 'POST', 'PATCH', 'DELETE', 'HEAD'])('may %s on the tables', async (method) => {
		open({}, () => new Response(null, { status: 204 }));
		const body = method === 'POST' || method === 'PATCH' ? { body: { a: 1 } } : {};
		const { status } = await call('/rest/v1/contacts?id=eq.1', {
			method,
			headers: service,
			...body,
		});
		expect([status, reached()]).toEqual([204, 1]);
	});

	test('may do nothing else with the service key', async () => {
		for (const path of ['/rest/v1/users', '/auth/v1/user', '/auth/v1/admin/users'])
			expect((await call(path, { headers: service })).status).toBeGreaterThan(400);
		expect(reached()).toBe(0);
	});
});

test('a task waits for earlier tasks with the same key, even if they fail, and not for other keys', async () => {
	const run = oneAtATime();
	const done: string[] = [];
	const first = Promise.withResolvers<void>();
	const failing = run('a', () => first.promise.then(() => Promise.reject(new Error('failed'))));
	const second = run('a', async () => done.push('second'));
	await run('b', async () => done.push('other'));
	expect(done).toEqual(['other']);
	first.resolve();
	await expect(failing).rejects.toThrow('failed');
	await second;
	expect(done).toEqual(['other', 'second']);
	expect(await run('a', async () => 'later')).toBe('later');
});
