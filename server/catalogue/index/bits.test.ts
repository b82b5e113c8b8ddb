import { expect, it } from 'vitest';
import { add, emptyBits, numbersIn } from './bits.ts';

const numbers = [0, 1, 31, 32, 33, 63, 64, 95, 127];
const bits = emptyBits(128);
for (const number of numbers) add(bits, number);

it.each([
	[-1, 127],
	[0, 127],
	[31, 64],
	[32, 63],
	[33, 33],
	[64, 1_000],
	[127, 127],
])('the numbers above %i and up to %i', (above, upTo) => {
	expect([...numbersIn(bits, above, upTo)]).toEqual(
		numbers.filter((number) => number > above && number <= upTo),
	);
});
