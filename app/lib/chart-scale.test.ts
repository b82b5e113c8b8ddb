import { describe, expect, it } from 'vitest';
import { at, median, rowsOf, span } from './chart-scale.ts';

it('places a value on a scale, and at its end what is beyond', () => {
	expect(at(13.5, [12.5, 14.5])).toBe('50%');
	expect(at(12, [12.5, 14.5])).toBe('0%');
	expect(at(19.69, [12.5, 14.5])).toBe('100%');
	expect(at(1, [0, 3])).toBe('33.33%');
	expect(span(1, 3, [0, 8])).toBe('25%');
});

describe('median', () => {
	it.each([
		[[3, 1, 2], 2],
		[[4, 1, 2, 3], 2.5],
		[[7], 7],
		[[], undefined],
	])('of %j is %s', (values, middle) => {
		expect(median(values)).toBe(middle);
	});
});

describe('rowsOf', () => {
	it('stands dots of one value one over the other, from the middle outwards', () => {
		expect(rowsOf([2, 2, 2, 1], 0.5)).toEqual([
			{ key: 0, value: 1, row: 0 },
			{ key: 1, value: 2, row: 0 },
			{ key: 2, value: 2, row: -1 },
			{ key: 3, value: 2, row: 1 },
		]);
	});

	it('never makes a row twice of one value until all are used', () => {
		const rows = rowsOf([5, 5, 5, 5, 5, 5], 1).map(({ row }) => row);
		expect(rows).toEqual([0, -1, 1, -2, 2, 0]);
	});
});
