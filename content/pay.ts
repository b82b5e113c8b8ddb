import {
	eachPeriod,
	monthlyPay,
	type PayPeriod,
	payFigure,
	pounds,
} from '#schema/internships/pay-periods.ts';
import { fewestHours, type WeeklyHours } from '#schema/internships/weekly-hours.ts';
import type { Pay } from './types.ts';

const symbols: Record<string, string> = {
	GBP: '£',
	EUR: '€',
	USD: 'US$',
	HKD: 'HK$',
	SGD: 'S$',
	AUD: 'A$',
	ZAR: 'R',
};

/** "£1,500", or "CHF 1,500" where a currency has no sign; "£12.71" where there are pence. */
export const amountText = (amount: number, currency = 'GBP') =>
	`${symbols[currency] ?? `${currency} `}${payFigure(amount)}`;

/** "£1,500/month" */
export const payText = ({ amount, per, currency }: Omit<Pay, 'per'> & { per: PayPeriod }) =>
	`${amountText(amount, currency)}/${per}`;

/** What an internship pays, as it is stored. */
type StatedPay = { pay_amount: number; pay_per: PayPeriod; pay_currency: string };

/** "£1,500 a month", "£12.71 an hour" */
export const statedPay = ({ pay_amount, pay_per, pay_currency }: StatedPay) =>
	`${amountText(pay_amount, pay_currency)} ${eachPeriod(pay_per)}`;

/**
 * The same pay the other way: "£17.31 an hour", or of pay by the hour "about £1,102 a month".
 * Where the hours vary it is the least: "from £881 a month" by the fewest hours, "from £14.42 an hour" by the most.
 * @param hourly_pay null where the pay is not in pounds
 * @param hours per week
 * @returns undefined where neither is said
 */
export function otherwisePaid({
	pay_amount: amount,
	pay_per: per,
	pay_currency,
	hourly_pay,
	hours,
	least_hours,
}: StatedPay & WeeklyHours & { hourly_pay: number | null }): string | undefined {
	if (per === 'hour') {
		const month = monthlyPay({ amount, per, hours: fewestHours({ hours, least_hours }) });
		return `${least_hours ? 'from' : 'about'} ${amountText(month, pay_currency)} a month`;
	}
	if (hourly_pay === null) return undefined;
	return `${least_hours ? 'from ' : ''}${pounds(hourly_pay)} an hour`;
}

/** What an hour pays, as a list says it: "£17.31 an hour", "from £14.42 an hour"; as it is stated where that is not in pounds. */
export const paidByTheHour = (paid: Parameters<typeof otherwisePaid>[0]): string =>
	paid.pay_per === 'hour' ? statedPay(paid) : (otherwisePaid(paid) ?? statedPay(paid));
