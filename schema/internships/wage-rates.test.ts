import { describe, expect, it } from 'vitest';
import { adultWageDuring, adultWageOn, wageSteps } from './wage-rates.ts';

describe('the minimum wage of a day', () => {
	it.each([
		['2026-04-01', 12.71],
		['2027-03-31', 12.71],
		['2027-04-01', 13.48],
		['2028-03-31', 13.48],
		['2028-04-01', 14.29],
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
		expect(adultWageDuring('2027-03-01', 5)).toBe(13.48);
		expect(adultWageDuring('2027-06-07', 52)).toBe(14.29);
	});
});

describe('the rates of a time', () => {
	it('are that of its first day and every change after it', () => {
		expect(wageSteps('2027-02-08', '2027-03-31')).toEqual([
			{ from: '2027-02-08', adult: 12.71, published: true },
		]);
		expect(wageSteps('2027-02-08', '2028-04-01')).toEqual([
			{ from: '2027-02-08', adult: 12.71, published: true },
			{ from: '2027-04-01', adult: 13.48, published: false },
			{ from: '2028-04-01', adult: 14.29, published: false },
		]);
		expect(wageSteps('2027-04-01', '2027-05-01')).toEqual([
			{ from: '2027-04-01', adult: 13.48, published: false },
		]);
	});
});
