import { describe, expect, it } from 'vitest';
import { payWords, startsText, workFacts } from './card-text.ts';

describe('startsText', () => {
	it.each([
		['2027-06-14', 'Starts 14 June 2027'],
		['Any Monday, all year', 'Starts any Monday, all year'],
		['June or July', 'Starts June or July'],
		['Mid-June', 'Starts mid-June'],
		['Mondays in May', 'Starts Mondays in May'],
		['Maybe in March', 'Starts maybe in March'],
		['1 of any month', 'Starts 1 of any month'],
	])('puts %s into a sentence', (starts, text) => {
		expect(startsText(starts)).toBe(text);
	});
});

describe('workFacts', () => {
	const internship = {
		sector: 'Data & AI',
		starts: 'June or July',
		weeks: 12,
		spots: null,
	} as const;
	const facts = ['Data & AI', 'Starts June or July', '12 weeks, temporary'];

	it('says sector, start and length', () => {
		expect(workFacts(internship)).toEqual(facts);
		expect(workFacts({ ...internship, weeks: 52 })[2]).toBe('12 months (52 weeks), temporary');
	});

	it('adds the places that are left, while one can apply', () => {
		expect(workFacts({ ...internship, spots: 8 }).at(-1)).toBe('8 places left');
		for (const status of ['paused', 'closed'] as const)
			expect(workFacts({ ...internship, spots: 8, status })).toEqual(facts);
	});
});

describe('payWords', () => {
	const pounds = { pay_amount: 1850, pay_per: 'month', pay_currency: 'GBP', hours: 30 } as const;

	it('gives the pay with its hour', () => {
		expect(payWords({ ...pounds, hourly_pay: 14.2 })).toEqual({
			amount: '£1,850',
			per: 'a month',
			otherwise: '£14.20 an hour',
			hours: '30 h a week',
		});
	});

	it('gives pay by the hour as it is stated, and about what that is in a month', () => {
		const hourly = { ...pounds, pay_amount: 13.48, pay_per: 'hour', hourly_pay: 13.48 } as const;
		expect(payWords(hourly)).toMatchObject({
			amount: '£13.48',
			per: 'an hour',
			otherwise: 'about £1,752 a month',
		});
	});

	it('gives hours that vary with both bounds, and the least pay', () => {
		const varying = { ...pounds, hours: 24, least_hours: 16, hourly_pay: 17.788 };
		expect(payWords(varying)).toMatchObject({
			hours: '16 to 24 h a week',
			otherwise: 'from £17.79 an hour',
		});
		const hourly = { ...varying, pay_amount: 12.71, pay_per: 'hour' } as const;
		expect(payWords(hourly)).toMatchObject({ otherwise: 'from £881 a month' });
	});

	it('names another currency, and no hour', () => {
		const francs = { ...pounds, pay_currency: 'CHF', hourly_pay: null };
		expect(payWords(francs)).toMatchObject({ amount: 'CHF 1,850', otherwise: undefined });
	});
});
