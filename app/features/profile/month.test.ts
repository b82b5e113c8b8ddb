import { expect, it } from 'vitest';
import { monthIn } from './month.ts';

it.each([
	['June 2027', '2027-06'],
	[' sept 2027 ', '2027-09'],
	['06/2027', '2027-06'],
	['6.2027', '2027-06'],
	['2027-06', '2027-06'],
	['2027', '2027'],
	['June', undefined],
	['13/2027', undefined],
	['0/2027', undefined],
	['Ju 2027', undefined],
	['Juno 2027', undefined],
	['June 27', undefined],
	['1 June 2027', undefined],
	['', undefined],
])('%j is the month %j', (typed, month) => {
	expect(monthIn(typed)).toBe(month);
});
