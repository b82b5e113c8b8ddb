import { describe, expect, it } from 'vitest';
import { pounds } from './pay-periods.ts';
import { wageCheck } from './wage-check.ts';
import {
	adultWageDuring,
	adultWageOn,
	publishedWageOn,
	wageInWords,
	wageSteps,
} from './wage-rates.ts';

describe('the minimum wage of a day', () => {
	it.each([
		['2026-04-01', 12.71],
		['2027-03-31', 12.71],
		['2027-04-01', 13.21],
		['2028-03-31', 13.21],
		['2028-04-01', 14.01],
	])('%s: £%d', (day, rate) => {
		expect(adultWageOn(day)).toBe(rate);
	});

	it('is unknown before the first row', () => {
		expect(() => adultWageOn('2026-03-31')).toThrow(RangeError);
	});
});

describe('the minimum wage of a job', () => {
	it('is that of its last day', () => {
		expect(adultWageDuring('2027-03-01', 4)).toBe(12.71);
		expect(adultWageDuring('2027-03-01', 5)).toBe(13.21);
		expect(adultWageDuring('2027-06-07', 52)).toBe(14.01);
	});
});

describe('the rates of a time', () => {
	it('are that of its first day and every change after it', () => {
		expect(wageSteps('2027-02-08', '2027-03-31')).toEqual([
			{ from: '2027-02-08', adult: 12.71, published: true },
		]);
		expect(wageSteps('2027-02-08', '2028-04-01')).toEqual([
			{ from: '2027-02-08', adult: 12.71, published: true },
			{ from: '2027-04-01', adult: 13.21, published: false },
			{ from: '2028-04-01', adult: 14.01, published: false },
		]);
		expect(wageSteps('2027-04-01', '2027-05-01')).toEqual([
			{ from: '2027-04-01', adult: 13.21, published: false },
		]);
	});
});

describe('the published rates in words', () => {
	it.each([
		['2026-11-23', '2027-03-31', '£12.71'],
		[
			'2026-11-23',
			'2027-04-01',
			'£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk',
		],
		[
			'2027-06-21',
			'2027-09-12',
			'£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk',
		],
	])('%s to %s', (first, last, words) => {
		expect(wageInWords(first, last)).toBe(words);
	});

	it('never show a rate that is only expected', () => {
		expect(publishedWageOn('2028-05-01').adult).toBe(12.71);
		expect(wageInWords('2026-11-23', '2026-12-23', 'from18')).toBe('£10.85');
	});
});

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
			leastPay: 2004,
			mostHours: 27.5,
		});
		expect(wageCheck({ ...work, pay_amount: 1928 }).missed?.from).toBe('2027-04-01');
		expect(wageCheck({ ...work, pay_amount: 2004 }).missed).toBeNull();
		expect(wageCheck({ ...work, hours: 27 }).missed).toBeNull();
	});

	it('is by the hour the rate itself, which other hours do not change', () => {
		const hourly = { ...work, pay_per: 'hour', pay_amount: 12.71 } as const;
		expect(wageCheck(hourly)).toMatchObject({
			hourly: 12.71,
			missed: { from: '2027-04-01' },
			leastPay: 13.21,
			mostHours: 0,
		});
		expect(wageCheck({ ...hourly, weeks: 6 }).missed).toBeNull();
		expect(wageCheck({ ...hourly, pay_amount: 13.21 }).missed).toBeNull();
	});

	it('is said in pounds and pence', () => {
		expect(pounds(wageCheck(work).hourly)).toBe('£10.55');
	});
});
