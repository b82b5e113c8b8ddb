import { beforeEach, describe, expect, test } from 'vitest';
import { KEYS, SITE } from '#test/servers/fake-backend.ts';
import { account, app, call, contact, employer, ID, open, reached } from '#test/servers/gateway.ts';

beforeEach(() => open());

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

	test('of the wrong shape is refused within 50 ms of the processor', async () => {
		open({ rateLimits: false });
		const times: number[] = [];
		for (let count = 0; count < 21; count += 1) {
			const start = process.threadCpuUsage();
			await call('/rest/v1/contacts', { method: 'POST', raw: deep });
			const { user, system } = process.threadCpuUsage(start);
			times.push((user + system) / 1_000);
		}
		expect(times.sort((a, b) => a - b)[10]).toBeLessThan(50);
	});

	test('with bytes that are not valid text is refused', async () => {
		const raw = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x7d]);
		expect((await call('/rest/v1/contacts', { method: 'POST', raw })).status).toBe(400);
	});

	test('that is incomplete is refused', async () => {
		const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
		const request = new Request(`${SITE}/rest/v1/contacts`, {
			method: 'POST',
			headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json' },
			body,
			duplex: 'half',
		} as RequestInit);
		expect((await app.fetch(request)).status).toBe(400);
		expect(reached()).toBe(0);
	});

	test('that is too large is 413, whatever its Content-Length', async () => {
		const large = JSON.stringify({ ...contact, message: 'x'.repeat(40_000) });
		expect((await call('/rest/v1/contacts', { method: 'POST', raw: large })).status).toBe(413);
		const request = new Request(`${SITE}/rest/v1/contacts`, {
			method: 'POST',
			headers: { apikey: KEYS.publishable, 'Content-Type': 'application/json' },
			body: new Blob([large]).stream(),
			duplex: 'half',
		} as RequestInit);
		expect((await app.fetch(request)).status).toBe(413);
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

	test('cannot set a company to verified', async () => {
		const body = { ...employer, verified: true };
		expect((await call('/rest/v1/employers', { body })).status).toBe(400);
	});

	test('of a sign-up is refused with an error in the format of the auth API', async () => {
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

	test('of an insert may name only known columns', async () => {
		expect((await call('/rest/v1/contacts?columns="id"', { body: contact })).status).toBe(400);
		expect((await call('/rest/v1/contacts?select=*', { body: contact })).status).toBe(400);
		expect((await call('/rest/v1/employers?on_conflict=id', { body: employer })).status).toBe(400);
	});
});
