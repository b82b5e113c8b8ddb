import { amountText } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import {
	isScottish,
	type TakeHome,
	type TaxCode,
	takeHome,
} from '#schema/internships/take-home.ts';
import { isWagePublished, publishedWageOn, wageInWords } from '#schema/internships/wage-rates.ts';
import { fewestHours } from '#schema/internships/weekly-hours.ts';
import { daysAfter, dayText } from '#schema/london-day.ts';

type Work = Pick<
	InternshipSummary,
	'starts_on' | 'weeks' | 'hourly_pay' | 'part_of_course' | 'sponsorship'
>;

/** The first and last day of the work; of work without a fixed start, as if it began today. */
const daysOf = ({ starts_on, weeks }: Pick<Work, 'starts_on' | 'weeks'>, today: string) => {
	const first = starts_on ?? today;
	return { first, last: daysAfter(first, weeks * 7 - 1) };
};

/** What the pay of a month depends on. */
type PaidWork = Pick<
	InternshipSummary,
	| 'hourly_pay'
	| 'sponsorship'
	| 'pay_amount'
	| 'pay_per'
	| 'hours'
	| 'least_hours'
	| 'city'
	| 'weeks'
	| 'starts_on'
>;

/** What arrives of a month's pay, by each tax code, of the fewest hours where they vary; null where it is not taxed in the UK. */
export function monthOf(paid: PaidWork, today: string): Record<TaxCode, TakeHome> | null {
	const { hourly_pay, sponsorship, pay_amount, pay_per, city, weeks } = paid;
	if (hourly_pay === null || sponsorship === null) return null;
	const work = {
		amount: pay_amount,
		per: pay_per,
		hours: fewestHours(paid),
		day: daysOf(paid, today).first,
		weeks,
		scotland: isScottish(city),
	};
	return {
		first: takeHome({ ...work, code: 'first' }),
		other: takeHome({ ...work, code: 'other' }),
	};
}

/** "48p", "£1.20" */
const difference = (amount: number) =>
	amount < 1 ? `${Math.round(amount * 100)}p` : pounds(amount);

const EXEMPT = 'It does not apply to a required part of a UK course of up to a year.';

/**
 * The minimum wage of the days of the work, and how the pay compares where all of their rates are published.
 * @returns undefined for pay in another currency, and for work abroad
 */
export function wageWords(work: Work, today: string): string | undefined {
	const { hourly_pay, part_of_course, sponsorship } = work;
	if (hourly_pay === null || sponsorship === null) return undefined;
	const { first, last } = daysOf(work, today);
	const words = `Minimum wage, 21 and over: ${wageInWords(first, last)}`;
	const { adult } = publishedWageOn(last);
	const above = Math.round((hourly_pay - adult) * 100) / 100;
	const exempt = part_of_course && above < 0 ? ` ${EXEMPT}` : '';
	if (!isWagePublished(last)) return `${words}.${exempt}`;
	const compared =
		above === 0
			? 'this pay is exactly that'
			: `this pay is ${difference(Math.abs(above))} ${above > 0 ? 'above' : 'below'} it`;
	return `${words}; ${compared}.${exempt}`;
}

/** The same for 18 to 20. */
export function youngWageWords(work: Work, today: string): string {
	const { first, last } = daysOf(work, today);
	return wageInWords(first, last, 'from18');
}

/** The choices of who is taxed how. */
export const TAX_CODES: Record<TaxCode, string> = {
	first: 'First job since 6 April',
	other: 'Another job since, or no checklist',
};

/** What the sum leaves out, and which rates it uses. */
export const ratesWords = (home: TakeHome): string => ratesNotes([home]).join(' ');

/** The same for several sums, each sentence once. */
export function ratesNotes(homes: readonly TakeHome[]): string[] {
	if (homes.length === 0) return [];
	const ofOwnYear = homes.filter(({ ofItsYear }) => ofItsYear).length;
	const work = ofOwnYear > 0 ? 'later work' : 'the year of the work';
	const year = ofOwnYear === homes.length ? '' : `; those of ${work} are not known yet`;
	const rates = homes.map(({ rates, scotland }) => {
		const place = scotland ? ', with the income tax of Scotland' : '';
		return `Tax and National Insurance: rates of ${rates}${place}${year}.`;
	});
	return ['Before food and bills.', ...new Set(rates)];
}

/** How the income tax is taken, and what of it comes back; nothing where none is taken. */
export function taxWords(
	code: TaxCode,
	{ months, tax, back, backAfter, incomeTax }: TakeHome,
): string {
	if (incomeTax === 0 && months.every((one) => one.tax === 0)) return '';
	const how =
		code === 'first'
			? `By the starter checklist, statement A: ${monthWords(months, tax)}.`
			: `Taken month by month, as if the pay went on all year: ${amountText(incomeTax)} a month.`;
	if (back === 0) return how;
	const part = back < tax ? `${amountText(back)} of it` : 'All of it';
	return `${how} ${part} comes back after 5 April ${backAfter.join(' and ')}; National Insurance does not.`;
}

const FEW_MONTHS = 4;

/** "June £0, July £0, August £140"; of longer work the sum. */
function monthWords(months: TakeHome['months'], tax: number): string {
	if (months.length > FEW_MONTHS) return `${amountText(tax)} of income tax in all`;
	const each = months.map((one) => {
		const name = dayText(`${one.month}-01`).slice(2);
		return one.tax < 0 ? `${name} ${amountText(-one.tax)} back` : `${name} ${amountText(one.tax)}`;
	});
	return `income tax in ${each.join(', ')}`;
}
