import { describe, expect, it } from 'vitest';
import { lastDay, meetsNoTerm, monthsOf, yearFrom } from './year.ts';

it('names the twelve months of a year', () => {
	const year = yearFrom('2026-12');
	const names = monthsOf(year).map(({ name }) => name);
	expect(names.join(' ')).toBe('Dec Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov');
	expect(new Date(year.to).toISOString()).toBe('2027-12-01T00:00:00.000Z');
});

it('knows the last day of work', () => {
	expect(lastDay('2027-06-14', 12)).toBe('2027-09-05');
});

describe('meetsNoTerm', () => {
	const terms = [
		{ from: '2027-04-19', to: '2027-06-11' },
		{ from: '2027-09-27', to: '2027-12-10' },
	];

	it.each([
		['2027-06-07', 12, false],
		['2027-06-11', 12, false],
		['2027-06-12', 12, true],
		['2027-07-05', 12, true],
		['2027-07-05', 13, false],
	])('of work from %s for %i weeks is %s', (start, weeks, free) => {
		expect(meetsNoTerm(start, weeks, terms)).toBe(free);
	});
});
