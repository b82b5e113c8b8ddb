import { amountText } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';

type Paid = Pick<InternshipSummary, 'pay_amount' | 'pay_per' | 'hourly_pay' | 'part_of_course'>;

/** Whole pounds, or other units of the currency, in a month of 52/12 weeks. */
export const monthlyPay = ({ pay_amount, pay_per }: Pick<Paid, 'pay_amount' | 'pay_per'>) =>
	pay_per === 'month' ? pay_amount : Math.round((pay_amount * 52) / 12);

export const pounds = (amount: number) => `£${amount.toFixed(2)}`;

/** "48p", "£1.20" */
const difference = (amount: number) =>
	amount < 1 ? `${Math.round(amount * 100)}p` : pounds(amount);

/**
 * How the pay for an hour compares with the minimum wage.
 * @param wage pounds an hour
 * @returns undefined for pay in another currency
 */
export function besideMinimum({ hourly_pay, part_of_course }: Paid, wage: number) {
	if (hourly_pay === null) return undefined;
	const above = Math.round((hourly_pay - wage) * 100) / 100;
	const minimum = `the minimum wage of ${pounds(wage)} for 21 and over`;
	if (above === 0) return `exactly ${minimum}`;
	if (above > 0) return `${difference(above)} above ${minimum}`;
	const below = `${difference(-above)} below ${minimum}`;
	return part_of_course
		? `${below}, which does not apply to a required part of a UK course of up to a year`
		: below;
}

/** "£560 and £103, which leaves £1,337", of whole pounds a month. */
export function leftInWords(stipend: number, room: number, travel: number): string {
	const left = stipend - room - travel;
	const rest = left < 0 ? `${amountText(-left)} is missing` : `which leaves ${amountText(left)}`;
	return `${amountText(room)} and ${amountText(travel)}, ${rest}`;
}
