import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RunningConfig } from '#server/config.ts';
import {
	type FakeBackend,
	fakeBackend,
	KEYS,
	SITE,
	silent,
	testConfig,
} from '#server/fake-backend.ts';
import { gateway } from '#server/gateway/gateway.ts';

type Call = { method?: string; body?: unknown; raw?: BodyInit; headers?: Record<string, string> };

const ID = '01234567-89ab-4def-8123-456789abcdef';
const TOKEN = 'Bearer aaa.bbb.ccc';
const contact = { name: 'Ada', email: 'ada@a.example', subject: 'Hello', message: 'How are you?' };
const application = {
	user_id: ID,
	program_type: 'london',
	program_name: null,
	motivation: 'a',
	experience: 'b',
	availability: 'c',
};
const employer = {
	user_id: ID,
	company_name: 'A',
	contact_person: 'B',
	industry: 'Technology',
	company_size: '1-10',
	location: 'Leeds',
	company_description: 'C',
	founded_year: 1900,
	profile_completed: true,
};
const account = { email: 'ada@a.example', password: 'abcdef', data: { full_name: 'Ada' } };

let backend: FakeBackend;
let door: Hono;

const open = (
	overrides: Partial<RunningConfig> = {},
	answer?: Parameters<typeof fakeBackend>[0],
) => {
	backend = fakeBackend(answer);
	door = new Hono();
	door.all('*', gateway(testConfig(overrides), backend, silent));
};

beforeEach(() => open());

async function call(path: string, { method, body, raw, headers }: Call = {}) {
	const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
	const response = await door.request(path, {
		method: method ?? (content === undefined ? 'GET' : 'POST'),
		headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json', ...headers },
		...(content !== undefined && { body: content }),
	});
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		text,
		json: text && JSON.parse(text),
	};
}

const reached = () => backend.requests.length;

describe('the list', () => {
	test.each([
		['/rest/v1/contacts', { body: contact }],
		['/rest/v1/newsletter_subscriptions', { body: { email: 'a@b.example' } }],
		['/rest/v1/applications', { body: [application] }],
		['/rest/v1/applications?select=*&order=created_at.desc&limit=20', {}],
		['/rest/v1/employers?on_conflict=user_id', { body: employer }],
		[`/rest/v1/employers?select=profile_completed,company_name&user_id=eq.${ID}`, {}],
		['/auth/v1/signup?redirect_to=http%3A%2F%2Fx.example', { body: account }],
		['/auth/v1/token?grant_type=password', { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: 'abc-1' } }],
		['/auth/v1/logout?scope=global', { method: 'POST' }],
		['/auth/v1/recover', { body: { email: 'a@b.example', code_challenge: null } }],
		['/auth/v1/resend', { body: { type: 'signup', email: 'a@b.example' } }],
		['/auth/v1/verify', { body: { type: 'signup', token_hash: 'abc' } }],
		['/auth/v1/user', {}],
		['/auth/v1/user', { method: 'PUT', body: { password: 'abcdefg' } }],
		['/auth/v1/health', {}],
	] as [string, Call][])('lets %s through', async (path, request) => {
		expect((await call(path, request)).status).toBeLessThan(300);
		expect(reached()).toBeGreaterThan(0);
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
			const response = await door.request(path, { method });
			expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
		}
	});

	test('wants the public key', async () => {
		for (const apikey of ['', 'wrong', KEYS.secret]) {
			const path = apikey === KEYS.secret ? '/auth/v1/user' : '/rest/v1/employers';
			expect((await call(path, { headers: { apikey } })).status).toBe(401);
		}
		expect(reached()).toBe(0);
	});

	test('gives no other site leave', async () => {
		const { headers } = await call('/rest/v1/contacts', {
			body: contact,
			headers: { Origin: 'https://evil.example' },
		});
		expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
	});
});

describe('what reaches the backend', () => {
	test('is rebuilt: nothing of the client but its token and the object it asked for', async () => {
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
		expect(request?.url).toBe(`${SITE}/rest/v1/employers?select=company_name&user_id=eq.${ID}`);
		expect(Object.fromEntries(request?.headers ?? [])).toEqual({
			apikey: KEYS.publishable,
			authorization: TOKEN,
			accept: 'application/vnd.pgrst.object+json',
			'content-type': 'application/json',
		});
	});

	test('is one row, whose wishes are ours', async () => {
		await call('/rest/v1/employers?on_conflict=user_id&columns="user_id","location"', {
			body: [employer],
			headers: { Prefer: 'return=representation' },
		});
		const [request] = backend.requests;
		expect(request?.headers.get('prefer')).toBe('return=minimal,resolution=merge-duplicates');
		expect(new URL(request?.url ?? '').searchParams.get('on_conflict')).toBe('user_id');
		expect(await request?.json()).toEqual(employer);
	});

	test('has no public key where a token belongs, and no token that is none', async () => {
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

	test('keeps only the fields of an account that we know', async () => {
		const data = { full_name: 'Ada', role: 'admin' };
		await call('/auth/v1/signup', {
			body: { ...account, data, gotrue_meta_security: {}, code_challenge: null },
		});
		expect(await backend.requests[0]?.json()).toEqual(account);
	});
});

describe('a query', () => {
	test.each([
		'select=*,auth.users(*)',
		'select=secret',
		'select=',
		'user_id=neq.1',
		'user_id=eq.1',
		`user_id=eq.${ID}&user_id=eq.${ID}`,
		'or=(id.eq.1)',
		'order=verified',
		'limit=1000',
		'limit=-1',
		'offset=1',
		'__proto__=1',
		'apikey=x',
	])('with %s is refused', async (query) => {
		expect((await call(`/rest/v1/employers?${query}`)).status).toBe(400);
		expect(reached()).toBe(0);
	});

	test('of an insert names known columns only', async () => {
		expect((await call('/rest/v1/contacts?columns="id"', { body: contact })).status).toBe(400);
		expect((await call('/rest/v1/contacts?select=*', { body: contact })).status).toBe(400);
		expect((await call('/rest/v1/employers?on_conflict=id', { body: employer })).status).toBe(400);
	});
});

describe('a body', () => {
	const long = 'x'.repeat(6_000);
	const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;

	test.each([
		['no object', 'null'],
		['a text', '"text"'],
		['not JSON', '{'],
		['empty', ''],
		['no row', '[]'],
		['two rows', JSON.stringify([contact, contact])],
		['a row of rows', JSON.stringify([[contact]])],
		['an unknown column', JSON.stringify({ ...contact, id: 1 })],
		['__proto__', JSON.stringify(contact).replace('{', '{"__proto__":{"a":1},')],
		['constructor', JSON.stringify({ ...contact, constructor: 1 })],
		['a missing column', JSON.stringify({ ...contact, name: undefined })],
		['a number for a text', JSON.stringify({ ...contact, name: 7 })],
		['an object for a text', JSON.stringify({ ...contact, name: {} })],
		['a blank', JSON.stringify({ ...contact, name: '  ' })],
		['no address', JSON.stringify({ ...contact, email: 'nobody' })],
		['two addresses', JSON.stringify({ ...contact, email: 'a@b.example,c@d.example' })],
		['another choice', JSON.stringify({ ...contact, category: 'spam' })],
		['too long a text', JSON.stringify({ ...contact, message: long })],
		['NUL', JSON.stringify({ ...contact, name: 'a\0b' })],
		['half a character', '{"name":"\\ud800","email":"a@b.example","subject":"s","message":"m"}'],
		['deep nesting', deep],
		['deep nesting in a column', JSON.stringify(contact).replace('"Ada"', deep)],
	])('with %s is refused', async (_, raw) => {
		const { status, json, text } = await call('/rest/v1/contacts', { method: 'POST', raw });
		expect(status).toBe(400);
		expect(json).toEqual({
			code: 'validation_failed',
			message: expect.any(String),
			details: null,
			hint: null,
		});
		expect(text).not.toMatch(/spam|nobody|Received|xxx/);
		expect(reached()).toBe(0);
	});

	test('of the wrong shape is refused within 50 ms', async () => {
		open({ rateLimits: false });
		const times: number[] = [];
		for (let count = 0; count < 21; count += 1) {
			const start = performance.now();
			await call('/rest/v1/contacts', { method: 'POST', raw: deep });
			times.push(performance.now() - start);
		}
		expect(times.sort((a, b) => a - b)[10]).toBeLessThan(50);
	});

	test('with bytes that are no text is refused', async () => {
		const raw = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x7d]);
		expect((await call('/rest/v1/contacts', { method: 'POST', raw })).status).toBe(400);
	});

	test('that breaks off is refused', async () => {
		const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
		const request = new Request(`${SITE}/rest/v1/contacts`, {
			method: 'POST',
			headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json' },
			body,
			duplex: 'half',
		} as RequestInit);
		expect((await door.fetch(request)).status).toBe(400);
		expect(reached()).toBe(0);
	});

	test('that is too large is 413, whatever length it claims', async () => {
		const large = JSON.stringify({ ...contact, message: 'x'.repeat(40_000) });
		expect((await call('/rest/v1/contacts', { method: 'POST', raw: large })).status).toBe(413);
		const request = new Request(`${SITE}/rest/v1/contacts`, {
			method: 'POST',
			headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json' },
			body: new Blob([large]).stream(),
			duplex: 'half',
		} as RequestInit);
		expect((await door.fetch(request)).status).toBe(413);
		expect(reached()).toBe(0);
	});

	test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', ''])(
		'of type "%s" is 415',
		async (type) => {
			const headers = { 'Content-Type': type };
			expect((await call('/rest/v1/contacts', { body: contact, headers })).status).toBe(415);
		},
	);

	test('of a company founded next year or before 1800 is refused', async () => {
		for (const founded_year of [1799, new Date().getFullYear() + 1, '1900', 1900.5])
			expect(
				(await call('/rest/v1/employers', { body: { ...employer, founded_year } })).status,
			).toBe(400);
	});

	test('never makes a company verified', async () => {
		const body = { ...employer, verified: true };
		expect((await call('/rest/v1/employers', { body })).status).toBe(400);
	});

	test('of a sign-up is refused in the words of the auth API', async () => {
		const weak = await call('/auth/v1/signup', { body: { ...account, password: 'abc' } });
		expect(weak.json).toEqual({
			code: 422,
			error_code: 'weak_password',
			msg: 'Password should be at least 6 characters.',
			weak_password: { reasons: ['length'] },
		});
		const address = await call('/auth/v1/signup', { body: { ...account, email: 'x' } });
		expect(address.json).toEqual({
			code: 400,
			error_code: 'validation_failed',
			msg: 'Unable to validate email address: invalid format',
		});
		for (const bad of [{ ...account, role: 'admin' }, { ...account, data: 'x' }, { email: 1 }])
			expect((await call('/auth/v1/signup', { body: bad })).status).toBe(400);
	});
});

describe('a limit', () => {
	test.each([
		['/rest/v1/contacts', 10, { body: contact }],
		['/rest/v1/newsletter_subscriptions', 10, { body: { email: 'a@b.example' } }],
		['/rest/v1/applications', 10, { body: application }],
		['/auth/v1/token?grant_type=password', 30, { body: { email: 'a@b.example', password: 'x' } }],
		['/auth/v1/verify?type=signup&token=abc', 10, {}],
		['/auth/v1/user', 120, {}],
		['/rest/v1/employers', 120, {}],
	] as [string, number, Call][])('%s is %i', async (path, allowed, request) => {
		for (let count = 0; count < allowed; count += 1)
			expect((await call(path, request)).status).not.toBe(429);
		const { status, headers, json } = await call(path, request);
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(json.error_code ?? json.code).toBe('over_request_rate_limit');
		expect(json.msg ?? json.message).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
	});

	test('is 10 for sign-up, 5 for recover and resend together', async () => {
		const many = (path: string, body: object, count: number) =>
			Promise.all(Array.from({ length: count }, () => call(path, { body })));
		const signUps = await many('/auth/v1/signup', account, 11);
		expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1);
		const email = 'a@b.example';
		await many('/auth/v1/recover', { email }, 3);
		const resent = await many('/auth/v1/resend', { type: 'signup', email }, 3);
		expect(resent.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('of mails to one address holds for all clients together', async () => {
		open({ trustProxy: 1 });
		const from = (client: number) =>
			call('/auth/v1/recover', {
				body: { email: client % 2 ? 'A@b.example' : 'a@b.example' },
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 11 }, (_, client) => from(client)));
		expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('is not escaped by a header that no proxy of ours wrote', async () => {
		const from = (client: number) =>
			call('/rest/v1/contacts', {
				body: contact,
				headers: { 'X-Forwarded-For': `10.0.0.${client}` },
			});
		const all = await Promise.all(Array.from({ length: 11 }, (_, client) => from(client)));
		expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
	});

	test('can be turned off for tests under load', async () => {
		open({ rateLimits: false });
		for (let count = 0; count < 20; count += 1)
			expect((await call('/rest/v1/contacts', { body: contact })).status).toBe(201);
	});
});

describe('the trap', () => {
	const headers = { 'X-Form-Trap': 'http://spam.example' };

	test.each([
		['/rest/v1/contacts', contact],
		['/rest/v1/newsletter_subscriptions', { email: 'a@b.example' }],
		['/rest/v1/applications', [application]],
	])('%s answers a robot as a success and stores nothing', async (path, body) => {
		const { status, text } = await call(path, { body, headers });
		expect([status, text, reached()]).toEqual([201, '', 0]);
	});

	test('sign-up too', async () => {
		const { status, json } = await call('/auth/v1/signup', { body: account, headers });
		expect([status, reached()]).toEqual([200, 0]);
		expect(json).toMatchObject({ email: account.email, identities: [{ provider: 'email' }] });
	});

	test('left empty catches nobody', async () => {
		await call('/rest/v1/contacts', { body: contact, headers: { 'X-Form-Trap': '' } });
		expect(reached()).toBe(1);
	});
});

describe('the answer', () => {
	const answered = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
		open({}, () => Response.json(body, { status, headers }));
		return call('/rest/v1/contacts', { body: contact });
	};

	test('has no header of the backend and is kept by nobody', async () => {
		const { headers, text } = await answered(200, [{ a: 1 }], { Server: 'x', 'Set-Cookie': 'a=b' });
		expect(text).toBe('[{"a":1}]');
		expect(Object.fromEntries(headers)).toEqual({
			'cache-control': 'no-store',
			'content-type': 'application/json',
		});
	});

	test('to a duplicate keeps its code and repeats no value', async () => {
		const { status, json } = await answered(409, {
			code: '23505',
			message: 'duplicate key value violates unique constraint',
			details: 'Key (email)=(a@b.example) already exists.',
		});
		expect([status, json.code, json.details]).toEqual([409, '23505', null]);
	});

	test.each([
		[500, { code: 'SUP', message: 'error: new row violates check constraint "x"' }, 400, '23514'],
		[400, { code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400, '22P02'],
		[500, { code: '53300', message: 'too many connections' }, 503, 'unavailable'],
		[500, { code: 'SUP', message: 'Error: connect ECONNREFUSED 127.0.0.1:1' }, 503, 'unavailable'],
		[503, { code: 'x', message: 'y' }, 503, 'unavailable'],
		[500, { code: 'SUP', message: 'TypeError: at secret.ts:1' }, 500, 'unexpected_failure'],
		[502, '<html>', 500, 'unexpected_failure'],
	])('%i %j becomes %i %s', async (from, body, status, code) => {
		const { status: got, json, text } = await answered(from, body);
		expect([got, json.code]).toEqual([status, code]);
		expect(text).not.toMatch(/constraint|ECONN|secret|syntax|html/);
	});

	test('of the auth API keeps its shape', async () => {
		open({}, () =>
			Response.json(
				{ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials', x: 1 },
				{ status: 400 },
			),
		);
		const { json } = await call('/auth/v1/token?grant_type=password', {
			body: { email: 'a@b.example', password: 'x' },
		});
		expect(json).toEqual({
			code: 400,
			error_code: 'invalid_credentials',
			msg: 'Invalid login credentials',
		});
	});
});

describe('accounts', () => {
	test('a new password ends the other sessions', async () => {
		open({}, () => Response.json({}));
		await call('/auth/v1/user', {
			method: 'PUT',
			body: { password: 'abcdefg' },
			headers: { Authorization: TOKEN },
		});
		const last = backend.requests.at(-1);
		expect([last?.method, last?.url]).toEqual(['POST', `${SITE}/auth/v1/logout?scope=others`]);
		expect(last?.headers.get('authorization')).toBe(TOKEN);
	});

	test('a new name or a refused password ends none', async () => {
		open({}, () => Response.json({}));
		await call('/auth/v1/user', { method: 'PUT', body: { data: { full_name: 'B' } } });
		expect(reached()).toBe(1);
		open({}, () => Response.json({}, { status: 401 }));
		await call('/auth/v1/user', { method: 'PUT', body: { password: 'abcdefg' } });
		expect(reached()).toBe(1);
	});

	test.each([
		['https://evil.example/#access_token=a', `${SITE}/#access_token=a`],
		[`${SITE}#error=access_denied`, `${SITE}/#error=access_denied`],
	])('a link that leads to %s ends on our own site', async (location, target) => {
		open({}, () => new Response(null, { status: 303, headers: { Location: location } }));
		const path = '/auth/v1/verify?type=signup&token=abc&redirect_to=https://evil.example';
		const response = await door.request(path);
		expect([response.status, response.headers.get('location')]).toEqual([303, target]);
		expect(backend.requests[0]?.url).not.toContain('evil');
	});
});

describe('staff', () => {
	const staff = { apikey: KEYS.secret };

	test.each(['GET', 'POST', 'PATCH', 'DELETE', 'HEAD'])('may %s on the tables', async (method) => {
		open({}, () => new Response(null, { status: 204 }));
		const body = method === 'POST' || method === 'PATCH' ? { body: { a: 1 } } : {};
		const { status } = await call('/rest/v1/contacts?id=eq.1', { method, headers: staff, ...body });
		expect([status, reached()]).toEqual([204, 1]);
	});

	test('may do nothing else with the key', async () => {
		for (const path of ['/rest/v1/users', '/auth/v1/user', '/auth/v1/admin/users'])
			expect((await call(path, { headers: staff })).status).toBeGreaterThan(400);
		expect(reached()).toBe(0);
	});
});
