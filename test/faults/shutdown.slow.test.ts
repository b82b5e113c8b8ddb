import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callInit, send } from '#test/api-client.ts';
import { keysOf, type Place, subscribers } from '#test/faults/running-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';

let place: Place;
beforeAll(async () => {
	place = await makePreparedPlace();
});
afterAll(() => place.clear());

const COUNT = 24;
const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

type SentRequest = { email: string; at: number; end: number; status: number | undefined };

/** Sends one request after another, until there is no answer. @returns how many the server has begun and not answered */
function clients(count: number, url: string, key: string, log: SentRequest[]) {
	let waiting = 0;
	const agent = new Agent({ keepAlive: true });
	/** The server asks for the body once it has read the rest. */
	async function subscribe(email: string) {
		const { method, headers, body } = callInit({ key, body: { email } });
		const sent = request(`${url}/rest/v1/newsletter_subscriptions`, {
			agent,
			method,
			headers: { ...headers, Expect: '100-continue' } as Record<string, string>,
		});
		let begun = false;
		sent.on('continue', () => {
			begun = true;
			waiting += 1;
			sent.end(body);
		});
		sent.flushHeaders();
		try {
			const [response] = (await once(sent, 'response')) as [IncomingMessage];
			await once(response.resume(), 'end');
			return response.statusCode;
		} catch {
			return undefined;
		} finally {
			if (begun) waiting -= 1;
		}
	}
	const client = async (name: string) => {
		for (let number = 0; ; number += 1) {
			const email = `${name}-${number}@example.org`;
			const at = performance.now();
			const status = await subscribe(email);
			log.push({ email, at, end: performance.now(), status });
			if (status === undefined) return;
		}
	};
	const ended = Array.from({ length: count }, (_, number) => client(`c${number}`));
	return { ended: Promise.all(ended), waiting: () => waiting };
}

test('on SIGTERM under load every running request is answered, and the process exits with 0', async () => {
	const server = place.start();
	const url = await server.url();
	const { publishable: key, secret } = await keysOf(place);
	const log: SentRequest[] = [];
	const { ended, waiting } = clients(COUNT, url, key, log);
	await vi.waitUntil(() => log.length >= 2 * COUNT, 30_000);
	let asked = 0;
	// Those that run wait for the table until the server does not listen any more.
	await inDatabase(place, (sql) =>
		sql.begin(async (locked) => {
			await locked`lock table public.newsletter_subscriptions in share mode`;
			await vi.waitUntil(() => waiting() === COUNT, 30_000);
			asked = performance.now();
			server.child.kill('SIGTERM');
			await vi.waitUntil(() => fetch(url).then(() => false, refused), 30_000);
		}),
	);
	await ended;
	expect(await server.ended).toBe(0);

	const running = log.filter(({ at, end }) => at < asked && end > asked);
	expect(running.map(({ status }) => status)).toEqual(Array(COUNT).fill(201));
	expect(new Set(log.map(({ status }) => status))).toEqual(new Set([201, undefined]));
	expect(server.output.err).not.toContain('"level":50');

	const again = place.start();
	const stored = await subscribers(await again.url(), secret);
	await again.stop();
	const acknowledged = log.filter(({ status }) => status === 201);
	expect(acknowledged.filter(({ email }) => !stored.has(email))).toEqual([]);
	process.stdout.write(
		`${log.length} requests, ${running.length} running at SIGTERM, all stored\n`,
	);
});

test('on SIGTERM it is not ready at once, serves pages for STOP_DELAY, and then exits with 0', async () => {
	const server = place.start({ STOP_DELAY: '10' });
	const url = await server.url();
	const ready = async () => (await fetch(`${url}/readyz`)).status;
	expect(await ready()).toBe(200);
	const asked = performance.now();
	server.child.kill('SIGTERM');
	await vi.waitUntil(async () => (await ready()) === 503, 9_000);
	let [served, ended] = [0, 0];
	await vi.waitUntil(async () => {
		const status = await fetch(url).then((page) => page.status, refused);
		if (status === 200) served += 1;
		ended = performance.now();
		return status === true;
	}, 30_000);
	expect(served).toBeGreaterThan(0);
	expect(ended - asked).toBeGreaterThan(9_900);
	expect(await server.ended).toBe(0);
	expect(performance.now() - asked).toBeGreaterThan(10_000);
});

test('two processes after one another on one socket: every request is answered, on new connections', async () => {
	const holder = spawn(
		process.execPath,
		[fileURLToPath(new URL('./socket-holder.ts', import.meta.url)), main],
		{
			cwd: place.folder,
			stdio: ['ignore', 'pipe', 'inherit'],
			env: {
				...processEnvironment,
				DATA_DIR: place.dataDir,
				RATE_LIMITS: 'off',
				LOG_LEVEL: 'error',
			},
		},
	);
	onTestFinished(async () => {
		if (holder.exitCode !== null) return;
		holder.kill('SIGKILL');
		await once(holder, 'exit');
	});
	let output = '';
	holder.stdout.on('data', (text) => {
		output += text;
	});
	const processes = () => [...output.matchAll(/^process (\d+)$/gm)].map(([, id]) => Number(id));
	const sites = () => [...output.matchAll(/The site is at (http:\S+)/g)].map(([, url]) => url);
	await vi.waitUntil(() => sites().length === 1, 60_000);
	const [url = ''] = sites();
	const { publishable: key } = await keysOf(place);
	const statuses: (number | undefined)[] = [];
	let asking = true;
	const client = async (name: number) => {
		for (let number = 0; asking; number += 1) {
			const body = { email: `socket-${name}-${number}@example.org` };
			const headers = { Connection: 'close' };
			const answer = await send(url, '/rest/v1/newsletter_subscriptions', { key, body, headers });
			statuses.push(answer.status);
		}
	};
	const clients = Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
	for (const count of [2, 3]) {
		await vi.waitUntil(() => statuses.length > 40 * count, 60_000);
		process.kill(processes().at(-1) ?? 0, 'SIGTERM');
		await vi.waitUntil(() => sites().length === count, 60_000);
	}
	const before = statuses.length;
	await vi.waitUntil(() => statuses.length > before + 40, 60_000);
	asking = false;
	await clients;
	expect(new Set(statuses)).toEqual(new Set([201]));
	expect(new Set(processes()).size).toBe(3);
	process.kill(processes().at(-1) ?? 0, 'SIGTERM');
	expect((await once(holder, 'exit'))[0]).toBe(0);
});

/** Whether an error says that nothing listens. */
function refused(error: Error & { cause?: { code?: string } }): boolean {
	if (error.cause?.code !== 'ECONNREFUSED' && error.cause?.code !== 'ECONNRESET') throw error;
	return error.cause.code === 'ECONNREFUSED';
}
