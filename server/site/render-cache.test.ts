import { expect, test } from 'vitest';
import { createRenderCache } from '#server/site/render-cache.ts';

const counting = () => {
	let count = 0;
	return async () => ++count;
};
const open = (most: number) => createRenderCache<number>({ most, longest: 100 }, () => 9);

test('a value is made once, until it is too old', async () => {
	const recent = open(100);
	const make = counting();
	expect(await Promise.all([0, 50, 99].map((now) => recent.get('a', now, make)))).toEqual([
		1, 1, 1,
	]);
	expect([recent.has('a', 99), recent.has('a', 100)]).toEqual([true, false]);
	expect(await recent.get('a', 100, make)).toBe(2);
});

test('what was not asked for the longest goes first, once all weigh too much', async () => {
	const recent = open(20);
	const make = counting();
	for (const key of ['a', 'b', 'a', 'c']) await recent.get(key, 0, make);
	expect(['a', 'b', 'c'].map((key) => recent.has(key, 1))).toEqual([true, false, true]);
});

test('the key weighs too: long ones crowd out the others, or are not kept at all', async () => {
	const recent = open(40);
	const make = counting();
	await recent.get('a', 0, make);
	await recent.get('b'.repeat(25), 0, make);
	expect(recent.has('a', 1)).toBe(false);
	await recent.get('c'.repeat(50), 0, make);
	expect(recent.has('c'.repeat(50), 1)).toBe(false);
});

test('what is heavier than all may be takes nothing else with it', async () => {
	const recent = createRenderCache<number>({ most: 40, longest: 100 }, (value) => value);
	await recent.get('a', 0, async () => 1);
	await recent.get('b', 0, async () => Number.POSITIVE_INFINITY);
	await recent.get('c', 0, async () => 1);
	expect(['a', 'b', 'c'].map((key) => recent.has(key, 1))).toEqual([true, false, true]);
});

test('a thousand values leave no more than the weight allows', async () => {
	const recent = open(1_000);
	const keys = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(11, '0'));
	for (const key of keys) await recent.get(key, 0, counting());
	expect(keys.filter((key) => recent.has(key, 1))).toHaveLength(50);
	for (const key of keys) await recent.get(key, 200, counting());
	expect(keys.filter((key) => recent.has(key, 201))).toHaveLength(50);
});

test('what could not be made is made again', async () => {
	const recent = open(100);
	const failing = () => Promise.reject(new Error('broken'));
	await expect(recent.get('a', 0, failing)).rejects.toThrow('broken');
	expect(await recent.get('a', 1, counting())).toBe(1);
});
