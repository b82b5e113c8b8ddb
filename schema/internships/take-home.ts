import { daysAfter, daysBetween } from '#schema/london-day.ts';
import { monthlyPay, type PayWithHours, wholePounds } from './pay-periods.ts';

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

/**
 * How an employer takes income tax. `first`: a first job since 6 April, by the starter checklist (statement A), with the free
 * amount of all months since then. `other`: another job since 6 April, or no checklist: each month alone, as if its pay
 * went on all year.
 */
export type TaxCode = 'first' | 'other';

export type TakeHome = {
	/** Whole pounds a month. */
	pay: number;
	/** Of a month’s pay, as it is over all of the work. */
	incomeTax: number;
	nationalInsurance: number;
	/** What is left of the pay after both. */
	net: number;
	scotland: boolean;
	/** The tax year of the rates: "2026 to 2027". */
	rates: string;
	/** Whether it is that in which the work starts: the rates of later ones may not be published yet. */
	ofItsYear: boolean;
	/** The income tax of each payment at the end of a calendar month, in whole pounds; below nought it is paid back. */
	months: { month: string; tax: number }[];
	/** All income tax of the work, and how much of it comes back without other work in these tax years. */
	tax: number;
	back: number;
	/** The years of each 5 April after which some of it comes back. */
	backAfter: number[];
};

/**
 * What arrives of a month's pay for work in the UK, and what is taken.
 * @param day the first day, or today where it is not fixed
 * @param paid with the hours of a week
 */
export function takeHome({
	day,
	weeks,
	scotland,
	code,
	...paid
}: PayWithHours & { day: string; weeks: number; scotland: boolean; code: TaxCode }): TakeHome {
	const year: TaxYear = TAX_YEARS.findLast(({ from }) => from <= day) ?? TAX_YEARS[0];
	const bands = scotland ? year.scotland : year.uk;
	const pay = monthlyPay(paid);
	const payments = paymentsOf(pay, day, weeks);
	const taxes = taxesOf(payments, bands, code);
	const [earned, tax] = [sumOf(payments.map(({ amount }) => amount)), sumOf(taxes)];
	const incomeTax =
		code === 'other' ? wholePounds(taken(bands, pay * 12) / 12) : wholePounds((tax / earned) * pay);
	const nationalInsurance = wholePounds(taken(year.insurance, pay));
	const back = overpaid(payments, taxes, bands);
	const first = taxYear(year.from);
	return {
		pay,
		incomeTax,
		nationalInsurance,
		net: pay - incomeTax - nationalInsurance,
		scotland,
		rates: `${first} to ${first + 1}`,
		ofItsYear: taxYear(day) === first,
		months: payments.map(({ month }, index) => ({ month, tax: wholePounds(taxes[index] ?? 0) })),
		tax: wholePounds(tax),
		back: wholePounds(sumOf(back.map(({ amount }) => amount))),
		backAfter: back.map(({ after }) => after),
	};
}

/** What is paid at the end of a calendar month, such as "2027-06", for the days of work in it. */
type Payment = { month: string; amount: number };

function paymentsOf(pay: number, first: string, weeks: number): Payment[] {
	const last = daysAfter(first, weeks * 7 - 1);
	const payments: Payment[] = [];
	for (let day = first; day <= last; ) {
		const month = day.slice(0, 7);
		const next = `${daysAfter(`${month}-01`, 31).slice(0, 7)}-01`;
		const end = next > last ? daysAfter(last, 1) : next;
		const share = daysBetween(day, end) / daysBetween(`${month}-01`, next);
		payments.push({ month, amount: pay * share });
		day = next;
	}
	return payments;
}

/**
 * The income tax of each payment, less than nought where some is paid back. Paid at the end of a month, June is the third
 * month of its tax year.
 */
function taxesOf(payments: Payment[], bands: readonly Band[], code: TaxCode): number[] {
	if (code === 'other') return payments.map(({ amount }) => taken(bands, amount * 12) / 12);
	return payments.map((payment, index) => {
		/** What is due of all that was paid in this tax year, after so many of the payments. */
		const due = (count: number) => {
			const paid = payments.slice(0, count).filter((one) => taxYearOf(one) === taxYearOf(payment));
			const months = monthOfTaxYear(paid.at(-1)?.month ?? payment.month);
			return (taken(bands, (sumOf(paid.map(({ amount }) => amount)) * 12) / months) * months) / 12;
		};
		return due(index + 1) - due(index);
	});
}

/** What was taken above the income tax that is due with no other income, for each tax year in which there is some. */
function overpaid(payments: Payment[], taxes: number[], bands: readonly Band[]) {
	return [...new Set(payments.map(taxYearOf))]
		.map((year) => {
			const isIn = (index: number) => taxYearOf(payments[index] ?? { month: '' }) === year;
			const earned = sumOf(payments.map(({ amount }) => amount).filter((_, index) => isIn(index)));
			const taxed = sumOf(taxes.filter((_, index) => isIn(index)));
			return { after: year + 1, amount: taxed - taken(bands, earned) };
		})
		.filter(({ amount }) => wholePounds(amount) > 0);
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** 1 for the payment at the end of April, 12 for that at the end of March. */
const monthOfTaxYear = (month: string) => ((Number(month.slice(5)) + 8) % 12) + 1;
const taxYearOf = ({ month }: Pick<Payment, 'month'>) => taxYear(`${month}-28`);

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
