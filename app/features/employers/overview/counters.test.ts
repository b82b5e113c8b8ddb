import { expect, it } from 'vitest';
import { successRate } from './counters.tsx';

it.each([
	[0, 0, '–'],
	[0, 4, '–'],
	[1, 400, '1%'],
	[1, 18, '6%'],
	[2, 2, '100%'],
])('%i accepted of %i answered is %s', (accepted, answered, rate) => {
	expect(successRate({ accepted, answered })).toBe(rate);
});
