import { describe, expect, it } from 'vitest';
import { besideMinimum, leftInWords, monthlyPay } from './pay-rules.ts';

const paid = (hourly_pay: number | null, part_of_course = false) => ({
	pay_amount: 2000,
	pay_per: 'month' as const,
	hourly_pay,
	part_of_course,
});

it('a month has 52/12 weeks', () => {
	expect(monthlyPay({ pay_amount: 2000, pay_per: 'month' })).toBe(2000);
	expect(monthlyPay({ pay_amount: 300, pay_per: 'week' })).toBe(1300);
});

describe('pay beside the minimum wage', () => {
	it.each([
		[13.19, '48p above the minimum wage of £12.71 for 21 and over'],
		[14.71, '£2.00 above the minimum wage of £12.71 for 21 and over'],
		[12.71, 'exactly the minimum wage of £12.71 for 21 and over'],
		[12.01, '70p below the minimum wage of £12.71 for 21 and over'],
	])('%s', (hourly, words) => {
		expect(besideMinimum(paid(hourly), 12.71)).toBe(words);
	});

	it('gives the reason where less is allowed', () => {
		expect(besideMinimum(paid(10, true), 12.71)).toMatch(/a required part of a UK course/);
		expect(besideMinimum(paid(13, true), 12.71)).not.toMatch(/course/);
	});

	it('is not compared in another currency', () => {
		expect(besideMinimum(paid(null), 12.71)).toBeUndefined();
	});
});

it('says what is left, or missing', () => {
	expect(leftInWords(2000, 689, 87)).toBe('£689 and £87, which leaves £1,224');
	expect(leftInWords(900, 980, 95)).toBe('£980 and £95, £175 is missing');
});
