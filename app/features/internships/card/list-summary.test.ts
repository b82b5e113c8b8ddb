import { expect, it } from 'vitest';
import { summarise } from './list-summary.ts';

const one = (weeks: number, pay_amount: number, hours: number, more: object = {}) => ({
	weeks,
	pay_amount,
	hours,
	pay_per: 'month' as const,
	pay_currency: 'GBP' as const,
	country: 'United Kingdom',
	status: 'open' as const,
	...more,
});
const labels = (list: ReturnType<typeof one>[]) =>
	summarise(list).map(({ figure, label }) => `${figure} ${label}`);

it('counts a list, and gives the smallest and the greatest value of each, in any order', () => {
	expect(labels([one(10, 1200, 20), one(6, 3200, 37.5), one(16, 1000, 18)])).toEqual([
		'3 internships, all open',
		'£1,000 to £3,200 a month, paid to you',
		'6 to 16 weeks long, temporary',
		'18 to 37.5 hours a week',
	]);
});

it('says how many are open, by what the stipend is, and one value where all have the same', () => {
	const weekly = { pay_per: 'week' };
	expect(labels([one(52, 600, 35, weekly), one(52, 600, 35, { status: 'closed' })])).toEqual([
		'2 internships, 1 open',
		'£600 a week, paid to you',
		'52 weeks long, temporary',
		'35 hours a week',
	]);
});

it('counts the countries where amounts cannot be compared', () => {
	const abroad = { pay_currency: 'EUR', country: 'Ireland' };
	expect(labels([one(8, 2000, 35, abroad), one(8, 2000, 35)])[1]).toBe(
		'2 countries each with a visa note',
	);
});

it('has no figures of an empty list', () => {
	expect(summarise([])).toEqual([]);
});
