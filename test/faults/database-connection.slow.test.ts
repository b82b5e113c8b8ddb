import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
	call,
	dropTestDatabases,
	freshDatabase,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

/** A proxy to Postgres that can be disconnected, stop responding, or close each connection at once. */
type Line = {
	url: string;
	state: 'open' | 'cut' | 'silent' | 'closing';
	change(state: Line['state']): Promise<void>;
};

let line: Line;
let started: TestBackend;
let rows = 0;

beforeAll(async () => {
	const { url } = await freshDatabase();
	line = await layLine(url);
	started = await startTestBackend({ database: { kind: 'url', url: line.url } });
});
beforeEach(async () => {
	await line.change('open');
	await vi.waitUntil(() => started.backend.ready(), 60_000);
});
afterAll(async () => {
	await started.close();
	await line.change('cut');
	await dropTestDatabases();
});

async function subscribe(): Promise<Response> {
	const body = { email: `a${++rows}@example.org` };
	const options = { body, prefer: 'return=minimal' };
	return started.backend.fetch(call('POST', '/rest/v1/newsletter_subscriptions', options));
}

test('every call is a quick 503 while Postgres is unavailable, and works when it is back', async () => {
	expect((await subscribe()).status).toBe(201);
	await line.change('cut');
	const before = performance.now();
	const answers = [await subscribe(), await signIn(), await refreshed()];
	expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
	expect(performance.now() - before).toBeLessThan(10_000);
	expect(await started.backend.ready()).toBe(false);
	await line.change('open');
	await vi.waitUntil(async () => (await subscribe()).status === 201, 60_000);
	expect(await started.backend.ready()).toBe(true);
});

test('the response has a readable message without details of the database', async () => {
	await line.change('cut');
	const response = await subscribe();
	expect(response.headers.get('Retry-After')).toBe('5');
	expect(await response.json()).toEqual({
		code: 'unavailable',
		message: 'The server cannot be reached at the moment.',
		details: null,
		hint: null,
	});
});

test('a Postgres that accepts connections but does not answer is also a 503, in bounded time', async () => {
	await line.change('silent');
	const before = performance.now();
	expect((await subscribe()).status).toBe(503);
	expect(performance.now() - before).toBeLessThan(15_000);
	expect(await started.backend.ready()).toBe(false);
});

test('a pooler that accepts connections and closes them is also a 503, at once', async () => {
	await line.change('closing');
	const before = performance.now();
	const answers = [await subscribe(), await signIn(), await refreshed()];
	expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
	const { sql } = started.backend;
	await expect(sql`select 1`).rejects.toThrow('CONNECTION_CLOSED');
	await expect(sql.begin((tx) => tx`select 1`)).rejects.toThrow('CONNECTION_CLOSED');
	expect(performance.now() - before).toBeLessThan(10_000);
	expect(await started.backend.ready()).toBe(false);
});

test('fifty calls at the moment it comes back are all answered', async () => {
	await line.change('cut');
	await subscribe();
	await line.change('open');
	const answers = await Promise.all(Array.from({ length: 50 }, subscribe));
	for (const { status } of answers) expect([201, 503]).toContain(status);
	await vi.waitUntil(async () => (await subscribe()).status === 201, 60_000);
});

function signIn(): Promise<Response> {
	const body = { email: 'ann@example.org', password: 'secret1' };
	return started.backend.fetch(call('POST', '/auth/v1/token?grant_type=password', { body }));
}

function refreshed(): Promise<Response> {
	const body = { refresh_token: '00000000-0000-4000-8000-000000000000' };
	return started.backend.fetch(call('POST', '/auth/v1/token?grant_type=refresh_token', { body }));
}

async function layLine(target: string): Promise<Line> {
	const url = new URL(target);
	const { hostname, port } = url;
	const sockets = new Set<Socket>();
	const listen = (at: number) =>
		new Promise<ReturnType<typeof createServer>>((resolve) => {
			const server = createServer((near) => {
				sockets.add(near.on('error', () => near.destroy()));
				if (line.state === 'silent') return;
				// Without an error: what was sent is read before.
				if (line.state === 'closing') return void near.once('data', () => near.end());
				const far = connectTo(Number(port), hostname);
				sockets.add(far.on('error', () => far.destroy()));
				near.on('close', () => far.destroy()).pipe(far);
				far.on('close', () => near.destroy()).pipe(near);
			}).listen(at, '127.0.0.1', () => resolve(server));
		});
	let server = await listen(0);
	const { port: own } = server.address() as AddressInfo;
	url.port = String(own);
	const hangUp = () => {
		for (const socket of sockets) socket.destroy();
		sockets.clear();
	};
	const line: Line = {
		url: url.href,
		state: 'open',
		change: async (state) => {
			if (state === line.state) return;
			const was = line.state;
			line.state = state;
			if (state === 'cut') {
				const closed = new Promise((done) => server.close(done));
				hangUp();
				await closed;
			} else if (was === 'cut') server = await listen(own);
			else hangUp();
		},
	};
	return line;
}
