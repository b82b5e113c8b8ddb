import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { fakeBackend } from '#test/servers/fake-backend.ts';
import { type KnownNetworks, knownNetworks } from './rate-limits.ts';

let started: TestBackend;
let admin: Sql;
let networks: KnownNetworks;
const ann = 'ann@example.org';
const bob = 'bob@example.org';

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	for (const email of [ann, bob]) await signedUp(started.backend, email);
	networks = knownNetworks(started.backend);
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const stored = async () => (await admin`select network from limits.known_networks`).length;

test('a network is known for the account that signed in from it, and for no other', async () => {
	await networks.remember(ann, '192.0.2.1');
	await networks.remember(ann, '192.0.2.1');
	expect(await stored()).toBe(1);
	expect(await networks.has(ann, '192.0.2.1')).toBe(true);
	expect(await networks.has(ann, '192.0.2.2')).toBe(false);
	expect(await networks.has(bob, '192.0.2.1')).toBe(false);
	await networks.remember('nobody@example.org', '192.0.2.1');
	expect(await stored()).toBe(1);
});

test('the stored digests do not show which accounts share a network', async () => {
	await networks.remember(bob, '192.0.2.1');
	const rows = await admin`select network from limits.known_networks`;
	expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
	expect(JSON.stringify(rows)).not.toContain('192');
});

test('an account has at most ten networks; the newest remain', async () => {
	await admin`update limits.known_networks set used_on = current_date - 1`;
	for (let last = 10; last < 21; last += 1) await networks.remember(ann, `192.0.2.${last}`);
	expect(await networks.has(ann, '192.0.2.1')).toBe(false);
	expect(await networks.has(ann, '192.0.2.20')).toBe(true);
	expect(await stored()).toBe(11);
});

test('a network is deleted after 90 days without use, and all of them with the account', async () => {
	await admin`update limits.known_networks set used_on = current_date - 91`;
	await networks.remember(bob, '192.0.2.30');
	expect(await stored()).toBe(1);
	await admin`delete from auth.users where email = ${bob}`;
	expect(await stored()).toBe(0);
});

test('no network is known while the database is unavailable', async () => {
	const without = knownNetworks(fakeBackend());
	await without.remember(ann, '192.0.2.20');
	expect(await without.has(ann, '192.0.2.20')).toBe(false);
});
