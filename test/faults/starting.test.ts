import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '#test/api-client.ts';
import { freePort, keysOf, makePlace, type Place } from '#test/faults/running-server.ts';
import { copyPreparedData } from '#test/servers/prepared-place.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let place: Place;
beforeEach(async () => {
	place = await makePlace();
});
afterEach(() => place.clear());

const PUBLISHABLE_KEY = 'publishable-key-of-this-test';

/** Sends a request as soon as the server listens. */
async function early(ask: () => Promise<Response>): Promise<Response> {
	for (;;) {
		const response = await ask().catch((error: Error & { cause?: { code?: string } }) => {
			if (error.cause?.code !== 'ECONNREFUSED') throw error;
			return undefined;
		});
		if (response) return response;
		await sleep(5);
	}
}

test('answers a hundred parallel requests during a cold start, without an error', async () => {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const server = place.start({ PORT: String(port), PUBLISHABLE_KEY });
	const key = PUBLISHABLE_KEY;
	const asks = Array.from({ length: 100 }, (_, number) => () => {
		if (number % 4 === 0) return fetch(`${url}/`);
		if (number % 4 === 1) return fetch(`${url}/config.json`);
		const email = `early-${number}@example.org`;
		if (number % 4 === 2)
			return send(url, '/rest/v1/newsletter_subscriptions', { key, body: { email } });
		const body = { email, password: 'correct horse' };
		return send(url, '/auth/v1/signup', { key, body });
	});
	const answers = await Promise.all(asks.map(early));
	const counts = Map.groupBy(answers, ({ status }) => status);
	expect(Object.fromEntries([...counts].map(([status, all]) => [status, all.length]))).toEqual({
		200: 75,
		201: 25,
	});
	expect(server.output.err).toBe('');
});

test('refuses a second server on the same data directory in one line, and the first continues', async () => {
	await copyPreparedData(place.dataDir);
	const url = await place.start().url();
	const second = place.start();
	expect(await second.ended).toBe(1);
	expect(second.output.err).toMatch(
		/^The server cannot start: Another server or staff command .*\n$/,
	);
	expect(second.output.out).toBe('');
	const { publishable: key } = await keysOf(place);
	const body = { email: 'a@example.org' };
	expect((await send(url, '/rest/v1/newsletter_subscriptions', { key, body })).status).toBe(201);
});

test('of five servers started at once, one serves and four are refused', async () => {
	const starts = Array.from({ length: 5 }, () => place.start());
	const turnedAway = () => starts.filter(({ child }) => child.exitCode === 1);
	await vi.waitUntil(() => turnedAway().length === 4, 120_000);
	const [left] = starts.filter((start) => !turnedAway().includes(start));
	expect(await left?.url()).toMatch(/^http:/);
});
