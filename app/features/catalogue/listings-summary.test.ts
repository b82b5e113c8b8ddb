import { expect, it } from 'vitest';
import { summariseListings } from './listings-summary.ts';

const one = (weeks: number, amount: number, hours: number) => ({
	weeks,
	pay: { amount, per: 'month' as const, hours },
});

it('gives the smallest and the greatest value of each, in any order', () => {
	const facts = new Map(
		summariseListings([one(10, 1200, 20), one(6, 3200, 37.5), one(16, 1000, 18)]),
	);
	expect(facts.get('Listings')).toBe('3');
	expect(facts.get('Length')).toBe('6 to 16 weeks, temporary');
	expect(facts.get('Stipend, paid to you')).toBe('£1,000 to £3,200/month');
	expect(facts.get('Hours')).toBe('18 to 37.5 a week');
});

it('refuses an empty list', () => {
	expect(() => summariseListings([])).toThrow('no listings');
});
