import { expect, it } from 'vitest';
import { summarise } from './list-summary.ts';

const one = (
	weeks: number,
	pay_amount: number,
	hours: number,
	pay_per: 'month' | 'week' = 'month',
) => ({
	weeks,
	pay_amount,
	pay_per,
	hours,
});

it('gives the smallest and the greatest value of each, in any order', () => {
	const facts = new Map(summarise([one(10, 1200, 20), one(6, 3200, 37.5), one(16, 1000, 18)]));
	expect(facts.get('Listings')).toBe('3');
	expect(facts.get('Length')).toBe('6 to 16 weeks, temporary');
	expect(facts.get('Stipend, paid to you')).toBe('£1,000 to £3,200/month');
	expect(facts.get('Hours')).toBe('18 to 37.5 a week');
});

it('says by what the stipend is', () => {
	expect(new Map(summarise([one(52, 600, 35, 'week')])).get('Stipend, paid to you')).toBe(
		'£600 to £600/week',
	);
});

it('refuses an empty list', () => {
	expect(() => summarise([])).toThrow('no listings');
});
