import { beforeEach, expect, test } from 'vitest';
import { widerNetworks } from '#server/http/client-address.ts';
import { BoundedCounts } from '#server/http/rate-limits/bounded-counts.ts';

let now = 0;
let counts: BoundedCounts;
const limit = { points: 3, duration: 60 };
const network = (number: number) =>
	widerNetworks(
		`${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`,
	);
const fill = (networks: number) => {
	for (let number = 0; number < networks; number += 1) counts.for(network(number));
};

beforeEach(() => {
	now = 0;
	counts = new BoundedCounts(limit, () => now);
});

test('counts each network separately while there is room', () => {
	const [one, two] = [counts.for(network(1)), counts.for(network(2))];
	one.taken += 1;
	expect(counts.for(network(1))).toMatchObject({ points: 3, taken: 1 });
	expect(two).toMatchObject({ points: 3, taken: 0 });
});

test('without room, counts a network with its wider network, which has more points', () => {
	fill(8_192);
	const late = counts.for(network(0x0a000001));
	expect(late.points).toBe(24);
	expect(counts.for(network(0x0a0000ff))).toBe(late);
	expect(counts.for(network(0x0a000101))).not.toBe(late);
	expect(counts.for(network(1)).points).toBe(3);
});

test('stores no more keys than its limit, however many arrive', () => {
	for (let number = 0; number < 3_000; number += 1)
		for (let last = 0; last < 8; last += 1) counts.for(network(number * 65_536 + last * 256));
	expect(counts.size).toBeLessThanOrEqual(8_192 + 4_096 + 2_048 + 1_024);
	expect(counts.for(network(0xfffe0001)).points).toBe(48);
});

test('has room again after a window has ended', () => {
	fill(8_192);
	const late = network(0x0a000001);
	expect(counts.for(late).points).toBe(24);
	now = 60_001;
	expect(counts.for(late)).toMatchObject({ points: 3, taken: 0 });
	expect(counts.size).toBeLessThan(20);
});

test('starts a new window for an ended key, whatever its position', () => {
	const first = counts.for(network(1));
	const second = counts.for(network(2));
	Object.assign(second, { taken: 3, ends: 10 });
	now = 11;
	expect(counts.for(network(1))).toBe(first);
	expect(counts.for(network(2))).toMatchObject({ taken: 0, ends: 60_011 });
});
