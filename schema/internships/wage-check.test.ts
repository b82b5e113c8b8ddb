import { describe, expect, it } from 'vitest';
import { pounds } from './pay-periods.ts';
import { wageCheck } from './wage-check.ts';

const work = {
	pay_amount: 1600,
	pay_per: 'month',
	hours: 35,
	starts_on: '2027-02-08',
	weeks: 12,
} as const;

describe('pay beside the minimum wage', () => {
	it('names the first rate that it misses, and what would reach all', () => {
		expect(wageCheck(work)).toMatchObject({
			missed: { from: '2027-02-08', adult: 12.71 },
			leastPay: 2045,
			mostHours: 27,
		});
		expect(wageCheck({ ...work, pay_amount: 1928 }).missed?.from).toBe('2027-04-01');
		expect(wageCheck({ ...work, pay_amount: 2045 }).missed).toBeNull();
		expect(wageCheck({ ...work, hours: 27 }).missed).toBeNull();
	});

	it('is said in pounds and pence', () => {
		expect(pounds(wageCheck(work).hourly)).toBe('£10.55');
	});
});
