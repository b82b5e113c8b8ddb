import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from '#server/postgres/embedded/orphan.ts';
import { send } from '#test/api-client.ts';
import { containers } from '#test/faults/container.ts';
import {
	keysOf,
	linesForPeople,
	type Place,
	postmaster,
	type RunningServer,
	subscribers,
} from '#test/faults/running-server.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';

let place: Place;
beforeEach(async () => {
	place = await makePreparedPlace();
});
afterEach(() => place.clear());

const ROWS = 60;

/** Writes rows one after another until one is refused; returns the acknowledged ones. */
async function write(server: RunningServer, name: string): Promise<string[]> {
	const url = await server.url();
	const { publishable: key } = await keysOf(place);
	const path = '/rest/v1/newsletter_subscriptions';
	const acknowledged: string[] = [];
	for (let count = 0; count < ROWS; count += 1) {
		const email = `${name}-${count}@example.org`;
		const { status } = await send(url, path, { key, body: { email } });
		if (status !== 201) break;
		acknowledged.push(email);
	}
	return acknowledged;
}

describe.each(containers())('a second server $name, on one volume', ({ command, node }) => {
	const start = () => place.start({}, node, command);

	test('is refused in one line, and no acknowledged row is lost', async () => {
		const first = start();
		const acknowledged = await write(first, 'before');
		const second = start();
		const both = await Promise.race([second.url().catch(() => 'refused'), second.ended]);
		if (typeof both === 'string' && both !== 'refused')
			acknowledged.push(...(await write(second, 'second')));
		acknowledged.push(...(await write(first, 'after')));
		await second.stop();
		await first.stop();

		const last = place.start();
		const stored = await subscribers(await last.url(), (await keysOf(place)).secret);
		const lost = acknowledged.filter((email) => !stored.has(email));
		process.stdout.write(
			`two servers on one volume: ${acknowledged.length} rows acknowledged, ${lost.length} lost\n`,
		);
		expect(lost).toEqual([]);
		expect(await second.ended).toBe(1);
		expect(linesForPeople(second)).toEqual([
			expect.stringMatching(/^The server cannot start: Another server /),
		]);
		expect(acknowledged).toHaveLength(2 * ROWS);
	});

	test('waits for the Postgres of a killed server, whose process it cannot see', async () => {
		const first = place.start();
		const acknowledged = await write(first, 'before');
		const frozen = (await postmaster(place)) ?? 0;
		process.kill(frozen, 'SIGSTOP');
		try {
			first.child.kill('SIGKILL');
			const second = start();
			await vi.waitUntil(() => second.output.err.includes('waiting for the Postgres'), 30_000);
			expect(await postmaster(place)).toBe(frozen);
			process.kill(frozen, 'SIGCONT');
			acknowledged.push(...(await write(second, 'after')));
			const stored = await subscribers(await second.url(), (await keysOf(place)).secret);
			expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
			expect(acknowledged).toHaveLength(2 * ROWS);
		} finally {
			if (await isAlive(frozen)) process.kill(frozen, 'SIGKILL');
		}
	});
});
