import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from '#test/api-client.ts';
import { keysOf, killBoth, type Place, subscribers } from '#test/faults/running-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';

vi.setConfig({ testTimeout: 400_000 });

const ROUNDS = 20;
const WRITERS = 8;
/** The number of acknowledged rows before each kill, so that the machine's speed does not matter. */
const ENOUGH = 40;

let place: Place;
beforeAll(async () => {
	place = await makePreparedPlace();
});
afterAll(() => place.clear());

/** Writes until the connection is lost; returns the acknowledged rows. */
async function writeUntilKilled(
	url: string,
	key: string,
	name: string,
	acknowledged: string[],
): Promise<void> {
	for (let count = 0; ; count += 1) {
		const email = `${name}-${count}@example.org`;
		const path = '/rest/v1/newsletter_subscriptions';
		const response = await send(url, path, { key, body: { email } }).catch(() => undefined);
		if (!response) return;
		expect([201, 503]).toContain(response.status);
		if (response.status === 201) acknowledged.push(email);
	}
}

test(`killed ${ROUNDS} times in the middle of writes, with its database: no acknowledged row is lost`, async () => {
	const acknowledged = new Set<string>();
	for (let round = 0; round < ROUNDS; round += 1) {
		const server = place.start();
		const url = await server.url();
		const { publishable: key } = await keysOf(place);
		const now: string[] = [];
		const writers = Array.from({ length: WRITERS }, (_, writer) =>
			writeUntilKilled(url, key, `r${round}-w${writer}`, now),
		);
		await vi.waitUntil(() => now.length >= ENOUGH, { timeout: 30_000, interval: 5 });
		await killBoth(place, server);
		await Promise.all(writers);
		for (const email of now) acknowledged.add(email);
	}
	const url = await place.start().url();
	const stored = await subscribers(url, (await keysOf(place)).secret);
	const lost = [...acknowledged].filter((email) => !stored.has(email));
	process.stdout.write(
		`${ROUNDS} kills: ${acknowledged.size} rows acknowledged, ${lost.length} lost\n`,
	);
	expect(lost).toEqual([]);
});
