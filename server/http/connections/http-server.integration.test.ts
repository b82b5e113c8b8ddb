import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { type HttpServer, listen } from '#server/http/connections/http-server.ts';
import { freePort } from '#test/faults/running-server.ts';
import { reservePort } from './http-server.ts';

const lifecycle = { stopping: false };
let httpServer: HttpServer;

afterEach(async () => {
	await httpServer.close(0);
	lifecycle.stopping = false;
});

const url = (path: string) => `http://127.0.0.1:${httpServer.port}${path}`;

test('while it is stopping pages are served, and each answer ends its connection', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => agent.destroy());
	httpServer = await listen('127.0.0.1', 0, lifecycle, () => new Response('here'));
	const connection = async () => {
		const [answer] = await once(get(url('/page'), { agent }), 'response');
		expect(await text(answer)).toBe('here');
		return answer.headers.connection;
	};
	expect(await connection()).toBe('keep-alive');
	lifecycle.stopping = true;
	expect(await connection()).toBe('close');
	expect(await connection()).toBe('close');
});

test('closing stops listening at once, and answers running requests and those of open connections', async () => {
	const { promise: work, resolve: finish } = Promise.withResolvers<void>();
	const begun: string[] = [];
	httpServer = await listen('127.0.0.1', 0, lifecycle, async (request) => {
		begun.push(new URL(request.url).pathname);
		await work;
		return new Response('done');
	});
	const open = connect(httpServer.port, '127.0.0.1').setEncoding('latin1');
	await new Promise((written) => open.write('GET /begun HTTP/1.1\r\n', written));
	const running = fetch(url('/slow'));
	await expect.poll(() => begun).toEqual(['/slow']);
	const closed = httpServer.close(5_000);
	await expect(fetch(url('/page'))).rejects.toThrow();
	open.write('Host: a\r\n\r\n');
	await expect.poll(() => begun).toEqual(['/slow', '/begun']);
	finish();
	expect(await (await running).text()).toBe('done');
	expect(await text(open)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n[\s\S]*done/i);
	await closed;
});

test('closing does not wait for ever for a request that never ends', async () => {
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	httpServer = await listen('127.0.0.1', 0, lifecycle, () => {
		begin();
		return new Promise<Response>(() => {});
	});
	const stuck = fetch(url('/stuck'));
	const failed = expect(stuck).rejects.toThrow();
	await begun;
	const start = performance.now();
	await httpServer.close(100);
	expect(performance.now() - start).toBeLessThan(20_000);
	await failed;
});

test('disconnects a client that sends hundreds of requests and reads nothing, and no other client', async () => {
	let begun = 0;
	httpServer = await listen('127.0.0.1', 0, lifecycle, async () => {
		begun += 1;
		return new Response('x'.repeat(100_000));
	});
	const greedy = connect(httpServer.port, '127.0.0.1').pause();
	const cut = once(greedy, 'close');
	greedy.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
	greedy.on('error', () => {}).resume();
	await cut;
	expect(begun).toBeLessThan(20);
	expect((await fetch(url('/'))).status).toBe(200);
});

describe('pipelined requests', () => {
	const paths = (count: number) => Array.from({ length: count }, (_, number) => `/page-${number}`);
	/** What a connection on which so many are sent at once receives until it ends, by the paths that are answered. */
	async function answered(count: number): Promise<string[]> {
		let begun = 0;
		httpServer = await listen('127.0.0.1', 0, lifecycle, async (request) => {
			begun += 1;
			// The first takes longest.
			await new Promise((later) => setTimeout(later, 50 - 5 * begun));
			return new Response(new URL(request.url).pathname);
		});
		const line = connect(httpServer.port, '127.0.0.1').setEncoding('latin1');
		onTestFinished(() => void line.destroy());
		let received = '';
		let ended = false;
		line.on('data', (part) => {
			received += part;
		});
		line
			.on('error', () => {})
			.on('close', () => {
				ended = true;
			});
		line.write(
			paths(count)
				.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
				.join(''),
		);
		const pages = () => received.match(/\/page-\d+/g) ?? [];
		await expect.poll(() => ended || pages().length === count).toBe(true);
		expect(begun).toBeLessThanOrEqual(10);
		return pages();
	}

	test('are answered in order, ten of them', async () => {
		expect(await answered(10)).toEqual(paths(10));
	});

	test.each([11, 15, 20])('of %i the first ten are answered', async (count) => {
		expect(await answered(count)).toEqual(paths(10));
	});

	test('without end are not answered, and cost nothing', async () => {
		expect(await answered(500)).toEqual([]);
	});
});

describe('a port', () => {
	const answer = () => new Response('here');

	test('in use is found before anything is started, and again when the server listens', async () => {
		httpServer = await listen('127.0.0.1', 0, lifecycle, answer);
		const { port } = httpServer;
		const inUse = { code: 'EADDRINUSE', port, address: '127.0.0.1' };
		await expect(reservePort('127.0.0.1', port)).rejects.toMatchObject(inUse);
		await expect(listen('127.0.0.1', port, lifecycle, answer)).rejects.toMatchObject(inUse);
	});

	test('that was given refuses connections until the server listens', async () => {
		const { port, release } = await reservePort('127.0.0.1', await freePort());
		await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
			cause: { code: 'ECONNREFUSED' },
		});
		await release();
		httpServer = await listen('127.0.0.1', port, lifecycle, answer);
		expect((await fetch(url('/'))).status).toBe(200);
	});

	test('that was chosen is given to no other program until the server listens', async () => {
		const { port, release } = await reservePort('127.0.0.1', 0);
		await expect(reservePort('127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
		await release();
		httpServer = await listen('127.0.0.1', port, lifecycle, answer);
		expect((await fetch(url('/'))).status).toBe(200);
	});
});
