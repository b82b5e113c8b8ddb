import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '#test/api-client.ts';
import { keysOf, type Place, subscribers } from '#test/faults/running-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let place: Place;
beforeAll(async () => {
	place = await makePreparedPlace();
});
afterAll(() => place.clear());

type Sent = { email: string; at: number; end: number; status: number | undefined };

async function client(url: string, key: string, name: string, log: Sent[]): Promise<void> {
	for (let count = 0; ; count += 1) {
		const email = `${name}-${count}@example.org`;
		const at = performance.now();
		const path = '/rest/v1/newsletter_subscriptions';
		const response = await send(url, path, { key, body: { email } }).catch(() => undefined);
		log.push({ email, at, end: performance.now(), status: response?.status });
		if (!response) return;
	}
}

test('on SIGTERM under load every running request is answered, and the process exits with 0', async () => {
	const server = place.start();
	const url = await server.url();
	const { publishable: key, secret } = await keysOf(place);
	const log: Sent[] = [];
	const clients = Array.from({ length: 24 }, (_, number) => client(url, key, `c${number}`, log));
	await vi.waitUntil(() => log.length >= 2 * clients.length, 30_000);
	let asked = 0;
	// Those that run wait for the table until one that came later is turned away.
	await inDatabase(place, (sql) =>
		sql.begin(async (locked) => {
			await locked`lock table public.newsletter_subscriptions in share mode`;
			asked = performance.now();
			server.child.kill('SIGTERM');
			await vi.waitUntil(async () => (await fetch(url)).status === 503, 30_000);
			clients.push(client(url, key, 'late', log));
			await vi.waitUntil(() => log.some(({ status }) => status === 503), 30_000);
		}),
	);
	await Promise.all(clients);
	expect(await server.ended).toBe(0);

	const running = log.filter(({ at, end }) => at < asked && end > asked);
	expect(running.length).toBeGreaterThan(0);
	expect(running.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
	expect(new Set(log.map(({ status }) => status))).toEqual(new Set([201, 503, undefined]));
	expect(server.output.err).not.toContain('"level":50');

	const again = await place.start().url();
	const stored = await subscribers(again, secret);
	const acknowledged = log.filter(({ status }) => status === 201);
	expect(acknowledged.filter(({ email }) => !stored.has(email))).toEqual([]);
	const answered = running.filter(({ status }) => status === 201).length;
	process.stdout.write(
		`${log.length} requests, ${running.length} running at SIGTERM: ${answered} stored, ${running.length - answered} turned away\n`,
	);
});
