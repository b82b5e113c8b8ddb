import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type HttpServer, listen } from '#server/http/connections/http-server.ts';

const lifecycle = { stopping: false };
let httpServer: HttpServer;

afterEach(async () => {
	await httpServer.close(0);
	lifecycle.stopping = false;
});

const url = (path: string) => `http://127.0.0.1:${httpServer.port}${path}`;

test('a request that arrives before the database is ready waits; the health check does not', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	const early = fetch(url('/page'));
	expect((await fetch(url('/healthz'))).status).toBe(503);
	httpServer.open(() => new Response('here'));
	expect(await (await early).text()).toBe('here');
	expect((await fetch(url('/healthz'))).status).toBe(200);
});

test('closing answers a running request and refuses a new one', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	const { promise: work, resolve: finish } = Promise.withResolvers<Response>();
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	httpServer.open(() => {
		begin();
		return work;
	});
	const running = fetch(url('/slow'));
	await begun;
	const closed = httpServer.close(5_000);
	expect((await fetch(url('/healthz'))).status).toBe(503);
	finish(new Response('done'));
	expect(await (await running).text()).toBe('done');
	await closed;
	await expect(fetch(url('/page'))).rejects.toThrow();
});

test('closing does not wait for ever for a request that never ends', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	httpServer.open(() => {
		begin();
		return new Promise<Response>(() => {});
	});
	const stuck = fetch(url('/stuck'));
	const failed = expect(stuck).rejects.toThrow();
	await begun;
	const start = performance.now();
	await httpServer.close(100);
	expect(performance.now() - start).toBeLessThan(2_000);
	await failed;
});

test('disconnects a client that sends hundreds of requests and reads nothing, and no other client', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	let begun = 0;
	httpServer.open(async () => {
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

test('answers ten pipelined requests in order', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	httpServer.open(async (request) => new Response(new URL(request.url).pathname));
	const line = connect(httpServer.port, '127.0.0.1').setEncoding('latin1');
	const paths = Array.from({ length: 10 }, (_, number) => `/page-${number}`);
	line.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
	let text = '';
	line.on('data', (part) => {
		text += part;
	});
	await expect.poll(() => text.match(/\/page-\d/g)).toEqual(paths);
	line.destroy();
});

test('reports a port in use at once', async () => {
	httpServer = await listen('127.0.0.1', 0, lifecycle);
	await expect(listen('127.0.0.1', httpServer.port, { stopping: false })).rejects.toMatchObject({
		code: 'EADDRINUSE',
	});
});
