import { expect, test } from 'vitest';
import { createRecent } from '#server/recent.ts';

const counting = () => {
	let count = 0;
	return () => ++count;
};

test('a value is made once, until it is too old', () => {
	const recent = createRecent<number>(2, 100);
	const make = counting();
	expect([0, 50, 99].map((now) => recent.get('a', now, make))).toEqual([1, 1, 1]);
	expect(recent.get('a', 100, make)).toBe(2);
});

test('what was not asked for the longest goes first', () => {
	const recent = createRecent<number>(2, 100);
	const make = counting();
	recent.get('a', 0, make);
	recent.get('b', 0, make);
	recent.get('a', 1, make);
	recent.get('c', 1, make);
	expect(recent.get('a', 2, make)).toBe(1);
	expect(recent.get('b', 2, make)).toBe(4);
});
