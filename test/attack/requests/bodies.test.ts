import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { INSIDE, startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterEach(async () => {
	expect((await server.send('/healthz')).status).toBe(200);
});
afterAll(() => server.close());

const contact = { name: 'Ann', email: 'ann@example.org', subject: 'S', message: 'M' };
const path = '/rest/v1/contacts';
const stored = async () => (await server.admin`select from contacts`).length;

describe('size', () => {
	const megabyte = 'x'.repeat(1024 * 1024);

	test('a huge body is refused, with or without a Content-Length', async () => {
		const body = { ...contact, message: megabyte };
		expect((await server.send(path, { body })).status).toBe(413);
		const endless = new ReadableStream({
			pull: (controller) => controller.enqueue(new TextEncoder().encode(megabyte)),
		});
		// Part of it may still be in transit when the server disconnects.
		const outcome = await server.send(path, { raw: endless }).then(
			({ status }) => status,
			({ cause }) => cause.code,
		);
		expect([413, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']).toContain(outcome);
		expect(await stored()).toBe(0);
	});

	test.each(['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/verify'])(
		'%s too',
		async (auth) => {
			const body = { email: 'a@example.org', password: megabyte, token: megabyte };
			expect((await server.send(auth, { body })).status).toBe(413);
		},
	);

	test('a password of a megabyte needs no extra work: bcrypt reads 72 bytes', async () => {
		const body = { email: 'long@example.org', password: 'ü'.repeat(37) };
		expect((await server.send('/auth/v1/signup', { body })).status).toBe(400);
	});

	test.each([
		['deep arrays', `${'['.repeat(16_000)}${']'.repeat(16_000)}`],
		['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
		[
			'many members',
			JSON.stringify(Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [n, 1]))),
		],
		['a long number', '1'.repeat(30_000)],
	])('%s need little time', async (_, raw) => {
		// Processor time, as elapsed time is unreliable on a busy machine.
		const start = process.cpuUsage();
		expect((await server.send(path, { raw })).status).toBe(400);
		const { user, system } = process.cpuUsage(start);
		expect((user + system) / 1_000).toBeLessThan(1_000);
	});
});

describe('length', () => {
	const json = JSON.stringify(contact);
	const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\napikey: `;
	const post = (headers: string, body: string) =>
		server.wire(`${head}${server.started.backend.keys.publishable}\r\n${headers}\r\n\r\n${body}`);

	test('with a body shorter than Content-Length: the server waits, and stores nothing', async () => {
		const answer = await post(`Content-Length: ${json.length + 50}`, json);
		expect(answer).toBe('');
		expect(await stored()).toBe(0);
	});

	test('with a body longer than Content-Length: the rest is not taken for a request', async () => {
		const answer = await post(`Content-Length: ${json.length - 5}`, json);
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		expect(answer).not.toMatch(/HTTP\/1\.1 2/);
		expect(await stored()).toBe(0);
	});

	test.each(['-1', '1e3', '0x10', '99999999999999999999', 'abc', '5, 5', ''])(
		'Content-Length: %s is refused',
		async (length) => {
			expect(await post(`Content-Length: ${length}`, json)).toMatch(/^HTTP\/1\.1 4\d\d /);
			expect(await stored()).toBe(0);
		},
	);

	test('chunks are joined', async () => {
		const chunks = [...json].map((letter) => `1\r\n${letter}\r\n`).join('');
		const answer = await post('Transfer-Encoding: chunked', `${chunks}0\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 201 /);
		await server.admin`delete from contacts`;
	});
});

describe('content', () => {
	const text = JSON.stringify(contact);

	test.each([
		['NUL, escaped', text.replace('Ann', 'A\\u0000n')],
		['NUL, as a byte', text.replace('Ann', 'A\0n')],
		['half a surrogate', text.replace('Ann', '\\ud800')],
		['bytes that are no UTF-8', Buffer.from(text.replace('Ann', 'A\xffn'), 'latin1')],
		['an overlong slash', Buffer.from(text.replace('Ann', 'A\xc0\xafn'), 'latin1')],
		['UTF-16', Buffer.from(text, 'utf16le')],
		['__proto__', text.replace('{', '{"__proto__":{"verified":true},')],
		['__proto__ within', text.replace('"Ann"', '{"__proto__":{"toString":1}}')],
		['constructor', text.replace('{', '{"constructor":{"prototype":{"x":1}},')],
		['a comment', text.replace('{', '{/**/')],
		['NaN', text.replace('"Ann"', 'NaN')],
		['a change of direction in a name', text.replace('Ann', '\u202egpj.exe\u2066')],
		['nothing', ''],
		['null', 'null'],
	])('%s is refused', async (_, raw) => {
		const answer = await server.send(path, { raw });
		expect(answer.status).toBe(400);
		expect(answer.text).not.toMatch(INSIDE);
		expect(await stored()).toBe(0);
		expect(({} as Record<string, unknown>).verified).toBeUndefined();
	});

	test('with a duplicate name the last value is both checked and stored', async () => {
		const twice = (first: string, last: string) =>
			text.replace('"name":"Ann"', `"name":${first},"name":${last}`);
		expect((await server.send(path, { raw: twice('"Ann"', '{"a":1}') })).status).toBe(400);
		expect((await server.send(path, { raw: twice('{"a":1}', '"Last"') })).status).toBe(201);
		expect(await server.admin`select name from contacts`).toEqual([{ name: 'Last' }]);
		await server.admin`delete from contacts`;
	});

	test.each([
		`'); drop table contacts; --`,
		`' or '1'='1`,
		'$1; select pg_sleep(5)',
		`\\'; copy contacts to program 'id'; --`,
		'<script>alert(1)</script><img src=x onerror=alert(1)>',
		'{{constructor.constructor("return process")()}}',
		'#{7*7} <%= 7*7 %>',
		'%s%s%n',
		'../../../../etc/passwd',
		'=cmd|calc!A1',
	])('%s is stored as text', async (words) => {
		const body = { ...contact, name: words, subject: words, message: words };
		expect((await server.send(path, { body })).status).toBe(201);
		const [row] = await server.admin`select name, subject, message from contacts`;
		expect(row).toEqual({ name: words, subject: words, message: words });
		await server.admin`delete from contacts`;
	});

	test.each(["' or 1=1 --", "a@b.c'; drop table auth.users; --", 'a@b.example"><script>'])(
		'%s is not accepted as an address for sign-in',
		async (email) => {
			const body = { email, password: "' or '1'='1" };
			const answer = await server.send('/auth/v1/token?grant_type=password', { body });
			expect(answer.status).toBe(400);
			expect(answer.text).not.toMatch(INSIDE);
		},
	);
});

test.each([
	['/auth/v1/signup', { password: 'six or more' }],
	['/auth/v1/recover', {}],
	['/auth/v1/resend', { type: 'signup' }],
	['/rest/v1/contacts', { name: 'A', subject: 'B', message: 'C' }],
	['/rest/v1/newsletter_subscriptions', {}],
])('%s refuses an address that no mail can go to', async (path, rest) => {
	for (const odd of ['\u0001', '\u001c', '\u007f', '\u0085'])
		expect(
			(await server.send(path, { body: { ...rest, email: `a${odd}@b.example` } })).status,
		).toBe(400);
});
