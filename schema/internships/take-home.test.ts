import { describe, expect, it } from 'vitest';
import { monthlyPay } from './pay-periods.ts';
import { costIn, isScottish, leftOf, takeHome } from './take-home.ts';

type Per = 'hour' | 'week' | 'month' | 'year';
const [UK, SCOTLAND] = [false, true];

/** Worked out by hand from the published thresholds, to the pound: pay, tax and National Insurance of a month, what is left. */
const cases: [string, number, Per, hours: number, scotland: boolean, number[]][] = [
	['nothing is taken of a small pay', 774, 'month', 12, UK, [774, 0, 0, 774]],
	['nor of £1,000', 1000, 'month', 18, UK, [1000, 0, 0, 1000]],
	['nor of the month’s free amount', 1047, 'month', 18, UK, [1047, 0, 0, 1047]],
	// 1,100 − 1,047.50 = 52.50 × 20 % = 10.50; 52 × 8 % = 4.16
	['a little above it', 1100, 'month', 19, UK, [1100, 11, 4, 1085]],
	// 352.50 × 20 % = 70.50; 352 × 8 % = 28.16
	['part-time', 1400, 'month', 25, UK, [1400, 71, 28, 1301]],
	// 902.50 × 20 % = 180.50; 902 × 8 % = 72.16
	['the drawn example', 1950, 'month', 28, UK, [1950, 181, 72, 1697]],
	// 1,017.50 × 20 % = 203.50; 1,017 × 8 % = 81.36
	['full time at the minimum wage', 2065, 'month', 37.5, UK, [2065, 204, 81, 1780]],
	// 1,639.50 × 20 % = 327.90; 1,639 × 8 % = 131.12
	['a placement', 2687, 'month', 37.5, UK, [2687, 328, 131, 2228]],
	// Basic rate to 4,189.17: 3,141.67 × 20 % = 628.33, 810.83 × 40 % = 324.33; 251.28 + 811 × 2 % = 267.50
	['the higher rate of both', 5000, 'month', 40, UK, [5000, 953, 268, 3779]],
	// 300 × 52 / 12 = 1,300; 252.50 × 20 % = 50.50; 252 × 8 % = 20.16
	['a week', 300, 'week', 20, UK, [1300, 51, 20, 1229]],
	// 620 × 52 / 12 = 2,686.67
	['a week of a placement', 620, 'week', 37.5, UK, [2687, 328, 131, 2228]],
	// 12.71 × 37.5 × 52 / 12 = 2,065.38
	['an hour', 12.71, 'hour', 37.5, UK, [2065, 204, 81, 1780]],
	// 10.85 × 20 × 52 / 12 = 940.33
	['an hour at the rate of 18 to 20', 10.85, 'hour', 20, UK, [940, 0, 0, 940]],
	// 10.85 × 35 × 52 / 12 = 1,645.58; 598.50 × 20 % = 119.70; 598 × 8 % = 47.84
	['the same full time: under 21 one pays both', 10.85, 'hour', 35, UK, [1646, 120, 48, 1478]],
	// 18,000 / 12 = 1,500; 452.50 × 20 % = 90.50; 452 × 8 % = 36.16
	['a year', 18_000, 'year', 27, UK, [1500, 91, 36, 1373]],
	// 252.50 × 19 % = 47.98; 252 × 8 % = 20.16
	['Scotland, starter rate', 1300, 'month', 22, SCOTLAND, [1300, 48, 20, 1232]],
	// 330.58 × 19 % = 62.81, 571.92 × 20 % = 114.38; 72.16
	['Scotland, basic rate', 1950, 'month', 28, SCOTLAND, [1950, 177, 72, 1701]],
	// 62.81 + 1,082.42 × 20 % = 216.48 + 226.50 × 21 % = 47.57; 131.12
	['Scotland, intermediate rate', 2687, 'month', 37.5, SCOTLAND, [2687, 327, 131, 2229]],
	// 62.81 + 216.48 + 1,178 × 21 % = 247.38 + 361.50 × 42 % = 151.83; 2,952 × 8 % = 236.16
	['Scotland, higher rate', 4000, 'month', 40, SCOTLAND, [4000, 679, 236, 3085]],
	// 300 × 52 / 12 = 1,300
	['Scotland, a week', 300, 'week', 20, SCOTLAND, [1300, 48, 20, 1232]],
];

describe('a month’s pay after income tax and National Insurance', () => {
	it.each(cases)('%s: %d a %s', (_, amount, per, hours, scotland, expected) => {
		const home = takeHome({
			amount,
			per,
			hours,
			scotland,
			day: '2026-11-23',
			weeks: 12,
			code: 'other',
		});
		expect([home.pay, home.incomeTax, home.nationalInsurance, home.net]).toEqual(expected);
	});
});

const home = (day: string, weeks = 12, amount = 1950) =>
	takeHome({ amount, per: 'month', hours: 28, scotland: false, day, weeks, code: 'other' });

describe('the tax year of the rates', () => {
	it.each([
		['2026-04-05', false],
		['2026-04-06', true],
		['2027-04-01', true],
		['2027-04-05', true],
		['2027-04-06', false],
		['2027-06-21', false],
	])('work from %s: of its own year %s', (day, ofItsYear) => {
		expect(home(day)).toMatchObject({ rates: '2026 to 2027', ofItsYear });
	});
});

/** Three whole months of pay, of a first job since 6 April unless it is said. */
const first = (change: Partial<Parameters<typeof takeHome>[0]>) =>
	takeHome({
		amount: 2000,
		per: 'month',
		hours: 35,
		scotland: false,
		day: '2026-06-01',
		weeks: 13,
		code: 'first',
		...change,
	});

describe('the income tax of a first job', () => {
	it('uses the free amount of the months since 6 April', () => {
		// End of August: 5 × 1,047.50 = 5,237.50 are free of 5,935.48 (30 days of August): 697.98 × 20 %
		expect(first({})).toMatchObject({
			months: [
				{ month: '2026-06', tax: 0 },
				{ month: '2026-07', tax: 0 },
				{ month: '2026-08', tax: 140 },
			],
			tax: 140,
			back: 140,
			backAfter: [2027],
			nationalInsurance: 76,
		});
		// 952.50 × 20 %, whatever was free before
		expect(first({ code: 'other' })).toMatchObject({ incomeTax: 191, back: expect.any(Number) });
	});
	it('begins again with the tax year: the payment of April is its first month', () => {
		const { months } = first({ day: '2027-03-01', weeks: 9 });
		expect(months).toEqual([
			{ month: '2027-03', tax: 0 },
			// 2,000 − 1,047.50 = 952.50 × 20 %
			{ month: '2027-04', tax: 191 },
			// 2 × 1,047.50 are free of 2,129.03: of 6.81 in all 191 was taken
			{ month: '2027-05', tax: -184 },
		]);
	});
	it('is that of the whole year over a whole year', () => {
		// Until 25 March: 21,613 less 12,570, × 20 %
		const year = first({ day: '2026-05-01', weeks: 47 });
		expect(year.months).toHaveLength(11);
		expect(year).toMatchObject({ tax: 1_809, back: 0, backAfter: [] });
	});
	it('has the bands of Scotland', () => {
		expect(first({ scotland: true }).tax).toBe(133);
	});
});

it.each([
	['all of it, below the free amount of the year', '2026-06-22', 12, 1950, 'all'],
	['not of 40 weeks in one', '2026-06-22', 40, 1950, 'some'],
	['nothing where none was taken', '2026-06-22', 12, 1000, 'none'],
])('what comes back: %s', (_, day, weeks, amount, what) => {
	const { tax, back } = home(day, weeks, amount);
	expect(tax === 0 ? 'none' : back === tax ? 'all' : 'some').toBe(what);
});

it('a month has 52/12 weeks, and another currency the same', () => {
	expect(monthlyPay({ amount: 2000, per: 'month', hours: 35 })).toBe(2000);
	expect(monthlyPay({ amount: 300, per: 'week', hours: 35 })).toBe(1300);
});

it.each([
	['Edinburgh', true],
	['near Edinburgh', true],
	['Dundee', true],
	['Orkney', true],
	['London', false],
	['Berwick-upon-Tweed', false],
	[null, false],
])('tax of Scotland in %s: %s', (city, expected) => {
	expect(isScottish(city)).toBe(expected);
});

it('what is left may be below nought', () => {
	expect(leftOf(1697, { room: 689, travel: 87 })).toBe(921);
	expect(leftOf(900, { room: 980, travel: 95 })).toBe(-175);
	expect(leftOf(1949, { room: null, travel: null })).toBe(1949);
});

describe('one’s own rent', () => {
	it.each([
		['650', 650],
		[' £1,200 ', 1200],
		['86.50', 87],
		['0', 0],
		['5000', 5000],
		['', null],
		['  ', null],
		['5001', 'Enter at most £5,000 for a month’s rent.'],
		['10,000,000', 'Enter at most £5,000 for a month’s rent.'],
		['9'.repeat(400), 'Enter at most £5,000 for a month’s rent.'],
		['lots', 'Enter your rent for a month as a number, for example 650.'],
		['-5', 'Enter your rent for a month as a number, for example 650.'],
		['1,20', 'Enter your rent for a month as a number, for example 650.'],
		['1e3', 'Enter your rent for a month as a number, for example 650.'],
		['<b>', 'Enter your rent for a month as a number, for example 650.'],
	])('%s: %s', (typed, expected) => {
		expect(costIn(typed, 'room')).toBe(expected);
	});
});
