import { dayNumber, daysAfter } from '#schema/london-day.ts';
import { monthlyPay, type Paid, WEEKS_IN, wholePounds } from './pay-periods.ts';

/** What is above `from` pounds a year bears the rate, up to the next band. */
type Band = { from: number; rate: number };

type TaxYear = {
	/** Its first day, 6 April. */
	from: string;
	/** Income tax of England, Wales and Northern Ireland; what is below the first band is free of tax. */
	uk: readonly Band[];
	/** Income tax of people who live in Scotland. */
	scotland: readonly Band[];
	/** National Insurance of an employee, in pounds a month. */
	insurance: readonly Band[];
};

/** Where the rates are published. */
export const TAX_SOURCES = {
	uk: 'https://www.gov.uk/income-tax-rates',
	scotland: 'https://www.gov.uk/scottish-income-tax',
	insurance: 'https://www.gov.uk/national-insurance-rates-letters',
} as const;

/**
 * Income tax and National Insurance of employees, oldest first, as published in November 2026. Employees under 21
 * pay the same. The figures of a new tax year are a row at the end.
 */
const TAX_YEARS = [
	{
		from: '2026-04-06',
		uk: [
			{ from: 12_570, rate: 0.2 },
			{ from: 50_270, rate: 0.4 },
			{ from: 125_140, rate: 0.45 },
		],
		scotland: [
			{ from: 12_570, rate: 0.19 },
			{ from: 16_537, rate: 0.2 },
			{ from: 29_526, rate: 0.21 },
			{ from: 43_662, rate: 0.42 },
			{ from: 75_000, rate: 0.45 },
			{ from: 125_140, rate: 0.48 },
		],
		insurance: [
			{ from: 1_048, rate: 0.08 },
			{ from: 4_189, rate: 0.02 },
		],
	},
] as const satisfies [TaxYear, ...TaxYear[]];

/** Pounds that these bands take, of an amount of the same period. */
const taken = (bands: readonly Band[], amount: number) =>
	bands.reduce((sum, { from, rate }, index) => {
		const to = bands[index + 1]?.from ?? Number.POSITIVE_INFINITY;
		return sum + Math.max(0, Math.min(amount, to) - from) * rate;
	}, 0);

export type TakeHome = {
	/** Whole pounds a month. */
	pay: number;
	incomeTax: number;
	nationalInsurance: number;
	/** What is left of the pay after both. */
	net: number;
	scotland: boolean;
	/** The tax year of the rates: "2026 to 2027". */
	rates: string;
	/** Whether it is that in which the work starts: the rates of later ones may not be published yet. */
	ofItsYear: boolean;
	/** Whether most of the income tax comes back, with no other work in the same tax year. */
	mostComesBack: boolean;
};

/**
 * What arrives of a month's pay for work in the UK, and what is taken, as an employer takes it: month by month,
 * with a twelfth of the year's free amount and bands, as if the pay went on all year.
 * @param work `day` is its first day, or today where it is not fixed; `hours` are per week
 */
export function takeHome({
	day,
	weeks,
	scotland,
	...paid
}: Paid & { day: string; weeks: number; scotland: boolean }): TakeHome {
	const year: TaxYear = TAX_YEARS.findLast(({ from }) => from <= day) ?? TAX_YEARS[0];
	const bands = scotland ? year.scotland : year.uk;
	const pay = monthlyPay(paid);
	const incomeTax = wholePounds(taken(bands, pay * 12) / 12);
	const nationalInsurance = wholePounds(taken(year.insurance, pay));
	const first = taxYear(year.from);
	return {
		pay,
		incomeTax,
		nationalInsurance,
		net: pay - incomeTax - nationalInsurance,
		scotland,
		rates: `${first} to ${first + 1}`,
		ofItsYear: taxYear(day) === first,
		mostComesBack: incomeTax > 0 && mostComesBack(bands, pay, incomeTax, daysByYear(day, weeks)),
	};
}

/** Whether less than half of the income tax that is taken is due, over the tax years of the work. */
function mostComesBack(bands: readonly Band[], pay: number, tax: number, days: number[]) {
	const months = days.map((count) => count / 7 / WEEKS_IN.month);
	const due = months.reduce((sum, count) => sum + taken(bands, pay * count), 0);
	const all = months.reduce((sum, count) => sum + tax * count, 0);
	return due < all / 2;
}

/** How many days of the work lie in each tax year that it touches. */
function daysByYear(first: string, weeks: number): number[] {
	const end = daysAfter(first, weeks * 7);
	const starts = [first];
	for (let year = taxYear(first) + 1; `${year}-04-06` < end; year += 1)
		starts.push(`${year}-04-06`);
	return starts.map((start, index) => dayNumber(starts[index + 1] ?? end) - dayNumber(start));
}

/** The year in which the tax year of a day began: until 5 April the year before. */
function taxYear(day: string): number {
	const year = Number(day.slice(0, 4));
	return day.slice(5) < '04-06' ? year - 1 : year;
}

const inScotland =
	/\b(Scotland|Aberdeen|Aviemore|Ayr|Dumfries|Dundee|Dunfermline|East Kilbride|Edinburgh|Elgin|Falkirk|Fort William|Galashiels|Glasgow|Greenock|Inverness|Kilmarnock|Kirkcaldy|Kirkwall|Lerwick|Livingston|Motherwell|Oban|Orkney|Paisley|Perth|Shetland|St Andrews|Stirling|Stornoway)\b/i;

/** Whether somebody who works there lives in Scotland, as far as the name of the city tells. */
export const isScottish = (city: string | null) => city !== null && inScotland.test(city);

/** What a month costs, in pounds; null where no figure is known. */
export type Costs = { room: number | null; travel: number | null };

/** What is left of a month's pay, below nought where the pay does not reach. */
export const leftOf = (net: number, { room, travel }: Costs) => net - (room ?? 0) - (travel ?? 0);

/** The most that a month's room or travel may cost, in pounds. */
const MOST_COST = 5_000;

/** @param value from anybody */
export const isCost = (value: unknown): value is number =>
	Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COST;

const costWords = { room: ['rent', 650], travel: ['travel', 70] } as const;

/**
 * Whole pounds a month, of what a person types: "650", "£1,200", "86.50".
 * @returns null for nothing; words where it is no amount
 */
export function costIn(typed: string, cost: keyof Costs): number | string | null {
	const [name, example] = costWords[cost];
	const text = typed.trim().replace(/^£\s*/, '');
	if (text === '') return null;
	if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(text))
		return `Enter your ${name} for a month as a number, for example ${example}.`;
	const amount = Math.round(Number(text.replaceAll(',', '')));
	if (!isCost(amount)) return `Enter at most £5,000 for a month’s ${name}.`;
	return amount;
}
