import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOUNDS } from '#server/http/connections/active-requests.ts';
import { type HttpServer, listen } from '#server/http/connections/http-server.ts';

/** Larger than the kernel's buffers when the client does not read; one buffer for all responses. */
const LARGE = Buffer.alloc(4 * 1_048_576, 'x');
/** So large that what the kernel buffers of it, which differs from run to run, does not count. */
const HUGE = Buffer.alloc(64 * 1_048_576, 'x');

/** A long timeout, for a busy machine. */
const PATIENT = { timeout: 30_000 };

let server: HttpServer;
let sockets: Socket[];
/** The number of connections that the server closed. */
let ended: number;

beforeEach(() => {
	sockets = [];
	ended = 0;
});
afterEach(async () => {
	for (const socket of sockets) socket.destroy();
	await server.close(0);
});

async function open(overrides: Partial<typeof BOUNDS> = {}, trustProxy: number | false = 1) {
	const onCut = (count: number) => {
		ended += count;
	};
	const options = { trustProxy, bounds: { ...BOUNDS, sweepMs: 20, ...overrides }, onCut };
	const answers: Record<string, BodyInit> = { '/large': LARGE, '/huge': HUGE };
	const answer = ({ url }: Request) => new Response(answers[new URL(url).pathname] ?? 'small');
	server = await listen('127.0.0.1', 0, { stopping: false }, answer, options);
}

/** Opens a connection that requests large responses and reads none of them. */
async function unread(client: string, requests: number, path = '/large'): Promise<Socket> {
	const socket = connect(server.port, '127.0.0.1').pause();
	sockets.push(socket);
	socket.on('error', () => {});
	await once(socket, 'connect');
	const get = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`;
	socket.write(get.repeat(requests));
	return socket;
}

/** The number of unanswered requests out of fifty consecutive ones of this client. */
async function failedProbes(client: string): Promise<number> {
	let failed = 0;
	for (let probe = 0; probe < 50; probe += 1) {
		const headers = { 'X-Forwarded-For': client, Connection: 'close' };
		const answer = fetch(`http://127.0.0.1:${server.port}/`, { headers });
		const text = await answer.then((response) => response.text()).catch(() => '');
		if (text !== 'small') failed += 1;
	}
	return failed;
}

describe('ten requests on each connection, and no response read', () => {
	test('205 connections of one client do not block other clients', async () => {
		await open();
		for (let count = 0; count < 205; count += 1) await unread('10.0.0.1', 10);
		expect(await failedProbes('10.0.0.2')).toBe(0);
		// Others with the same address are also answered: the oldest unread responses are closed.
		expect(await failedProbes('10.0.0.1')).toBe(0);
		expect(ended).toBeGreaterThan(185);
	});

	test('205 connections of eleven clients do not block others either', async () => {
		await open({ bytesInAll: Number.POSITIVE_INFINITY, bytesOfClient: Number.POSITIVE_INFINITY });
		for (let count = 0; count < 205; count += 1) await unread(`10.0.1.${count % 11}`, 10);
		expect(await failedProbes('10.0.0.2')).toBe(0);
	});

	test('a response that is not read in time is closed', async () => {
		await open({ answerMs: 100, bytesPerMs: 1_000_000 });
		await unread('10.0.0.1', 1);
		await expect.poll(() => ended, PATIENT).toBe(1);
	});

	test('the unread bytes have a limit for one client and in total', async () => {
		await open({ bytesOfClient: 3.5 * HUGE.length, bytesInAll: 7.5 * HUGE.length });
		for (let count = 0; count < 5; count += 1) await unread('10.0.0.1', 1, '/huge');
		await expect.poll(() => ended, PATIENT).toBe(2);
		for (let client = 2; client < 8; client += 1) await unread(`10.0.0.${client}`, 1, '/huge');
		await expect.poll(() => ended, PATIENT).toBe(4);
		expect(await failedProbes('10.0.0.9')).toBe(0);
	});
});

test('a response that is read slowly, but not too slowly, is complete', async () => {
	await open({ answerMs: 100, bytesPerMs: 100 });
	const socket = await unread('10.0.0.1', 1);
	let bytes = 0;
	const start = performance.now();
	while (bytes < LARGE.length) {
		const chunk: Buffer | null = socket.read();
		bytes += chunk?.length ?? 0;
		if (chunk === null) await once(socket, 'readable');
		else await sleep(5);
	}
	expect(performance.now() - start).toBeGreaterThan(100);
	expect(ended).toBe(0);
});

test('without a proxy one address has at most 256 connections', async () => {
	await open({}, false);
	const all = await Promise.all(Array.from({ length: 300 }, () => unread('', 0)));
	await expect.poll(() => ended, PATIENT).toBe(44);
	expect(await failedProbes('')).toBe(50);
	all[0]?.destroy();
	await expect.poll(() => failedProbes(''), PATIENT).toBe(0);
});
