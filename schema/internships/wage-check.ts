import { daysAfter, longDate } from '#schema/london-day.ts';
import {
	eachPeriod,
	hourlyPay,
	hoursPaid,
	type PayPeriod,
	payFigure,
	pounds,
} from './pay-periods.ts';
import { type WageStep, wageSteps } from './wage-rates.ts';

/** What the pay of an internship depends on. */
export type PaidWork = {
	pay_amount: number;
	pay_per: PayPeriod;
	/** A week. */
	hours: number;
	/** ISO date. */
	starts_on: string;
	weeks: number;
};

/** Above this, in pounds an hour, the wizard asks whether the pay is right. */
export const HIGH_PAY = 40;

type WageCheck = {
	/** Pounds. */
	hourly: number;
	/** The rate of the first day, and each change on the way. */
	steps: WageStep[];
	/** The first of them that the pay does not reach; null if it reaches all. */
	missed: WageStep | null;
	/** The least pay for these hours that reaches all, in whole pounds; by the hour to the penny. */
	leastPay: number;
	/** The most hours for this pay that reach all, in steps of half an hour; 0 by the hour, as they change nothing there. */
	mostHours: number;
};

/** Pay in pounds beside the minimum wage for 21 and over, from the first day of the work to its last. */
export function wageCheck({ pay_amount, pay_per, hours, starts_on, weeks }: PaidWork): WageCheck {
	const steps = wageSteps(starts_on, daysAfter(starts_on, weeks * 7 - 1));
	const highest = Math.max(...steps.map(({ adult }) => adult));
	const hourly = hourlyPay({ amount: pay_amount, per: pay_per, hours });
	const isHourly = pay_per === 'hour';
	return {
		hourly,
		steps,
		missed: steps.find(({ adult }) => adult > hourly) ?? null,
		leastPay: isHourly ? highest : Math.ceil(highest * hours * hoursPaid(pay_per, 1)),
		mostHours: isHourly ? 0 : Math.floor((pay_amount / (highest * hoursPaid(pay_per, 1))) * 2) / 2,
	};
}

/** By how much the pay is below the minimum wage, and from when; undefined if it is not below. */
export function belowWage(work: PaidWork): string | undefined {
	const { hourly, missed, steps } = wageCheck(work);
	if (!missed) return undefined;
	// Rounded so that the difference is never nought.
	const rounded = Math.min(Math.round(hourly * 100), Math.round(missed.adult * 100) - 1) / 100;
	const when = missed === steps[0] ? 'on' : 'from';
	const below = `${pounds(rounded)} an hour is ${pounds(missed.adult - rounded)} below`;
	const day = longDate(missed.from);
	if (!missed.published)
		return `${below} the ${pounds(missed.adult)} that we ask for ${when} ${day}: a new minimum wage follows, see gov.uk.`;
	return `${below} the minimum wage for 21 and over ${when} ${day} (${pounds(missed.adult)}).${nextOf(steps, missed)}`;
}

/** The last of the rates that follow, which the pay has to reach too. */
function nextOf(steps: WageStep[], missed: WageStep): string {
	const last = steps.at(-1) as WageStep;
	if (last === missed) return '';
	const from = ` From ${longDate(last.from)}`;
	return last.published
		? `${from} it is ${pounds(last.adult)}.`
		: `${from} we ask for ${pounds(last.adult)}: a new rate follows, see gov.uk.`;
}

/** The same, and which pay or hours would do. */
export function shortfall(work: PaidWork): string | undefined {
	const below = belowWage(work);
	if (!below) return undefined;
	const { leastPay, mostHours } = wageCheck(work);
	const hours = mostHours >= 1 ? `, or ask for ${mostHours} hours a week` : '';
	return `${below} Pay £${payFigure(leastPay)} ${eachPeriod(work.pay_per)}${hours}.`;
}
