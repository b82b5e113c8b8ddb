import type { Internship, InternshipSummary } from '#schema/internships/internship.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { type Costs, isScottish, type TakeHome, takeHome } from '#schema/internships/take-home.ts';
import { isWagePublished, publishedWageOn, wageInWords } from '#schema/internships/wage-rates.ts';
import { daysAfter } from '#schema/london-day.ts';

type Work = Pick<
	InternshipSummary,
	'starts_on' | 'weeks' | 'hourly_pay' | 'part_of_course' | 'sponsorship'
>;

/** The first and last day of the work; of work without a fixed start, as if it began today. */
const daysOf = ({ starts_on, weeks }: Pick<Work, 'starts_on' | 'weeks'>, today: string) => {
	const first = starts_on ?? today;
	return { first, last: daysAfter(first, weeks * 7 - 1) };
};

/** What arrives of a month's pay; null where it is not taxed in the UK. */
export function monthOf(internship: Internship, today: string): TakeHome | null {
	const { hourly_pay, sponsorship, pay_amount, pay_per, hours, city, weeks } = internship;
	if (hourly_pay === null || sponsorship === null) return null;
	return takeHome({
		amount: pay_amount,
		per: pay_per,
		hours,
		day: daysOf(internship, today).first,
		weeks,
		scotland: isScottish(city),
	});
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

/** What the last line is called. */
export function leftTerm(left: number, { room, travel }: Costs): string {
	const missing = [room === null && 'rent', travel === null && 'travel'].filter(Boolean);
	if (missing.length > 0) return `Left before ${missing.join(' and ')}`;
	return left < 0 ? 'Not covered, each month' : 'Left in a month';
}

/** What the sum leaves out, which rates it uses, and that tax may come back. */
export function taxWords(home: TakeHome): string {
	const { rates, ofItsYear, scotland, incomeTax, mostComesBack } = home;
	const place = scotland ? ', with the income tax of Scotland' : '';
	const year = ofItsYear ? '' : '; those of the year of the work are not known yet';
	const back = mostComesBack ? ': for a few weeks of work most of it comes back after 5 April' : '';
	const taken =
		incomeTax > 0 ? ` Tax is taken month by month, as if the pay went on all year${back}.` : '';
	return `Before food and bills. Tax and National Insurance: rates of ${rates}${place}${year}.${taken}`;
}
