import { daysAfter, longDate } from '#schema/london-day.ts';
import { hourlyPay, pounds, WEEKS_IN } from './pay-periods.ts';
import { type WageStep, wageSteps } from './wage-rates.ts';

/** What the pay of an internship depends on. */
export type PaidWork = {
	pay_amount: number;
	pay_per: 'week' | 'month';
	/** A week. */
	hours: number;
	/** ISO date. */
	starts_on: string;
	weeks: number;
};

/** Above this, in pounds an hour, the wizard asks whether the pay is right. */
export const HIGH_PAY = 40;

/** What a month pays, in whole pounds, that are no less than so much an hour. */
export const monthForHourly = (hourly: number, hours: number): number =>
	Math.ceil(Math.round(hourly * hours * WEEKS_IN.month * 100) / 100);

type WageCheck = {
	/** Pounds. */
	hourly: number;
	/** The rate of the first day, and each change on the way. */
	steps: WageStep[];
	/** The first of them that the pay does not reach; null if it reaches all. */
	missed: WageStep | null;
	/** The least pay for these hours that reaches all, in whole pounds. */
	leastPay: number;
	/** The most hours for this pay that reach all, in steps of half an hour. */
	mostHours: number;
};

/** Pay in pounds beside the minimum wage for 21 and over, from the first day of the work to its last. */
export function wageCheck({ pay_amount, pay_per, hours, starts_on, weeks }: PaidWork): WageCheck {
	const steps = wageSteps(starts_on, daysAfter(starts_on, weeks * 7 - 1));
	const highest = Math.max(...steps.map(({ adult }) => adult));
	const hourly = hourlyPay({ amount: pay_amount, per: pay_per, hours });
	return {
		hourly,
		steps,
		missed: steps.find(({ adult }) => adult > hourly) ?? null,
		leastPay: Math.ceil(highest * hours * WEEKS_IN[pay_per]),
		mostHours: Math.floor((pay_amount / (highest * WEEKS_IN[pay_per])) * 2) / 2,
	};
}

/** By how much the pay is below the minimum wage, and from when; undefined if it is not below. */
export function belowWage(work: PaidWork): string | undefined {
	const { hourly, missed, steps } = wageCheck(work);
	if (!missed) return undefined;
	// Rounded so that the difference is never nought.
	const shown = Math.min(Math.round(hourly * 100), Math.round(missed.adult * 100) - 1) / 100;
	const when = missed === steps[0] ? 'on' : 'from';
	const below = `${pounds(shown)} an hour is ${pounds(missed.adult - shown)} below`;
	const day = longDate(missed.from);
	if (!missed.published)
		return `${below} the ${pounds(missed.adult)} that we ask for ${when} ${day}, as the minimum wage of that time is not known yet.`;
	return `${below} the minimum wage for 21 and over ${when} ${day} (${pounds(missed.adult)}).${nextOf(steps, missed)}`;
}

/** The last of the rates that follow, which the pay has to reach too. */
function nextOf(steps: WageStep[], missed: WageStep): string {
	const last = steps.at(-1) as WageStep;
	if (last === missed) return '';
	const from = ` From ${longDate(last.from)}`;
	return last.published
		? `${from} it is ${pounds(last.adult)}.`
		: `${from} we ask for ${pounds(last.adult)}, as the rate is not known yet.`;
}

/** The same, and which pay or hours would do. */
export function shortfall(work: PaidWork): string | undefined {
	const below = belowWage(work);
	if (!below) return undefined;
	const { leastPay, mostHours } = wageCheck(work);
	const hours = mostHours >= 1 ? `, or ask for ${mostHours} hours a week` : '';
	return `${below} Pay £${leastPay.toLocaleString('en-GB')} a ${work.pay_per}${hours}.`;
}
