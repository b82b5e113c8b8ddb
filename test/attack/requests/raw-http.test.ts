import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#server/http/connections/http-server.ts';
import { INSIDE, startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterEach(async () => {
	expect((await server.send('/healthz')).status).toBe(200);
});
afterAll(() => server.close());

const answers = (text: string) =>
	[...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, code]) => code);
const good = (code = '') => code.startsWith('2');
const hidden = 'GET /config.json HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /auth/v1/signup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe('an ambiguous request is refused, and the connection closed', () => {
	test.each([
		[
			'length and chunks',
			`${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
		],
		[
			'chunks and length',
			`${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`,
		],
		['two lengths', `${post}Content-Length: 0\r\nContent-Length: 40\r\n\r\n${hidden}`],
		['two equal lengths', `${post}Content-Length: 0\r\nContent-Length: 0\r\n\r\n${hidden}`],
		[
			'an encoding that nobody undoes',
			`${post}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
		],
		['an encoding that is none', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
		[
			'chunked, then another',
			`${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
		],
		[
			'two encodings',
			`${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${hidden}`,
		],
		['a space before the colon', `${post}Content-Length : 40\r\n\r\n${hidden}`],
		['a tab before the colon', `${post}Transfer-Encoding\t: chunked\r\n\r\n0\r\n\r\n${hidden}`],
		['a folded line', `${post}X-A: b\r\n Content-Length: 40\r\n\r\n${hidden}`],
		['line feeds alone', `${post.replaceAll('\r', '')}Content-Length: 0\n\n${hidden}`],
		['carriage returns alone', `${post.replaceAll('\n', '')}Content-Length: 0\r\r${hidden}`],
		['NUL in a header', `${post}X-A: b\0c\r\n\r\n${hidden}`],
		['a name that is none', `${post}X(A): b\r\n\r\n${hidden}`],
		['a bad chunk length', `${post}Transfer-Encoding: chunked\r\n\r\nZ\r\n\r\n${hidden}`],
		['a negative chunk', `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${hidden}`],
		[
			'a chunk longer than said',
			`${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}}}\r\n0\r\n\r\n${hidden}`,
		],
		['no host', 'GET / HTTP/1.1\r\n\r\n'],
		['two hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${hidden}`],
		['a host that is none', `GET / HTTP/1.1\r\nHost: a/../b @c\r\n\r\n`],
		['no version', 'GET /\r\n\r\n'],
		['another version', 'GET / HTTP/3.7\r\nHost: a\r\n\r\n'],
		['HTTP/2 on sight', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
		['a method that is none', 'GETT / HTTP/1.1\r\nHost: a\r\n\r\n'],
		['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
	])('%s', async (_, bytes) => {
		const answer = await server.wire(bytes);
		// A refusal that does not need the body may be sent first.
		expect(answers(answer).filter((code) => !['400', '401', '501'].includes(`${code}`))).toEqual(
			[],
		);
		expect(answers(answer).length).toBeLessThanOrEqual(2);
		expect(answer).not.toMatch(/supabaseKey/);
	});

	test.each(['gzip, chunked', 'GZip,chunked', 'deflate, chunked'])(
		'a body in the coding %s is 501',
		async (coding) => {
			const body = '2\r\n{}\r\n0\r\n\r\n';
			const answer = await server.wire(`${post}Transfer-Encoding: ${coding}\r\n\r\n${body}`);
			expect(answers(answer)).toEqual(['501']);
		},
	);

	test('chunks alone are read, in capital letters too', async () => {
		const answer = await server.wire(
			`${post}Transfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
		);
		expect(answers(answer)).not.toContain('501');
	});

	test('pipelined requests are answered in order, each with its own response', async () => {
		const last = 'GET /favicon.svg HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
		const answer = await server.wire(`${hidden}GET /nope HTTP/1.1\r\nHost: a\r\n\r\n${last}`);
		expect(answers(answer)).toEqual(['200', '404', '200']);
	});
});

describe('a request over a limit', () => {
	test.each([
		['one long header', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(20_000)}\r\n\r\n`],
		['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`],
		['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
	])('%s is 431', async (_, bytes) => {
		expect(answers(await server.wire(bytes))).toEqual(['431']);
	});

	test('extensions of chunks are limited', async () => {
		const chunk = `1;${'a'.repeat(20_000)}\r\nx\r\n`;
		const answer = await server.wire(`${post}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
		expect(answers(answer).filter(good)).toEqual([]);
	});
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'DELETE'])(
	'%s has no effect',
	async (method) => {
		const target = method === 'CONNECT' ? 'example.org:443' : '/';
		const answer = await server.wire(
			`${method} ${target} HTTP/1.1\r\nHost: a\r\nX-Secret: echo\r\nConnection: close\r\n\r\n`,
		);
		expect(answers(answer).filter((code) => code !== '405' && code !== '400')).toEqual([]);
		expect(answer).not.toMatch(/echo/);
		expect(answer).not.toMatch(INSIDE);
	},
);

test('Upgrade and Expect are not supported', async () => {
	const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n';
	expect(answers(await server.wire(`GET / HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`))).toEqual([
		'200',
	]);
	const expecting = 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\nConnection: close\r\n\r\n';
	expect(answers(await server.wire(expecting))).toEqual(['417']);
});

test('an absolute address of another site in the request has no effect', async () => {
	const target = 'GET http://evil.example/programs/ HTTP/1.1\r\nHost: evil.example\r\n\r\n';
	expect(await server.wire(target)).toMatch(/^HTTP\/1\.1 308[\s\S]*location: \/programs\r/im);
	const config = 'GET http://evil.example/config.json HTTP/1.1\r\nHost: evil.example\r\n\r\n';
	expect(await server.wire(config)).not.toContain('evil');
});

describe('a slow client', () => {
	const timeouts = {
		headersTimeout: 300,
		requestTimeout: 600,
		keepAliveTimeout: 300,
		connectionsCheckingInterval: 100,
	};

	/** The lifetime of a connection to which `drop` is written every 50 ms. */
	async function timeUntilClosed(
		first: string,
		drop: string,
	): Promise<{ ms: number; output: string }> {
		const answer = async (incoming: Request) => new Response(await incoming.text());
		const httpServer = await listen('127.0.0.1', 0, { stopping: false }, answer, { timeouts });
		const start = performance.now();
		const socket = connect(httpServer.port, '127.0.0.1');
		let output = '';
		socket
			.on('error', () => {})
			.on('data', (text) => {
				output += text;
			});
		socket.write(first);
		const drip = setInterval(() => socket.write(drop), 50);
		await new Promise((closed) => socket.on('close', closed));
		clearInterval(drip);
		await httpServer.close(0);
		return { ms: performance.now() - start, output };
	}

	test.each([
		['with headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
		['with a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'x'],
	])('%s is disconnected', async (_, first, drop) => {
		const { ms, output } = await timeUntilClosed(first, drop);
		expect(output).toMatch(/^HTTP\/1\.1 408 /);
		expect(ms).toBeLessThan(60_000);
	});

	test('a hundred open connections do not delay other clients', async () => {
		const lines = Array.from({ length: 100 }, () => connect(server.port, '127.0.0.1'));
		let ended = 0;
		for (const line of lines) {
			line.on('error', () => {}).on('close', () => (ended += 1));
			line.write('GET / HTTP/1.1\r\nHost: a\r\nX');
		}
		expect((await server.send('/')).status).toBe(200);
		expect(ended).toBe(0);
		for (const line of lines) line.destroy();
	});

	test('an unread body ends with the request', async () => {
		const sent = request({ port: server.port, path: '/nope', method: 'POST' });
		sent.on('error', () => {}).write('x'.repeat(1_000));
		const status = await new Promise((done) => sent.on('response', (r) => done(r.statusCode)));
		expect(status).toBe(405);
		sent.destroy();
	});
});
