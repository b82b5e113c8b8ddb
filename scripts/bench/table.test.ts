import { expect, test } from 'vitest';
import { median } from './table.ts';

test.each([
	[[9, 1, 10], 9],
	[[2, 1], 2],
	[[7], 7],
	[[], Number.NaN],
])('the median of %o is %d', (values, middle) => {
	expect(median(values)).toBe(middle);
});
