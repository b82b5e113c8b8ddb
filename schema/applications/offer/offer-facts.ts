import * as v from 'valibot';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import {
	eachPeriod,
	fitsPeriod,
	isToThePenny,
	type PayPeriod,
	payFigure,
} from '#schema/internships/pay-periods.ts';
import { isUkWork, type VisaWork } from '#schema/internships/student-visa.ts';
import { shortfall } from '#schema/internships/wage-check.ts';
import { fewestHours, weeklyHours } from '#schema/internships/weekly-hours.ts';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter, daysBetween, longDate } from '#schema/london-day.ts';
import { requiredLine } from '#schema/text.ts';

const MOST_WEEKS = 52;
export const MOST_HOURS = 48;
const MOST_PAY = 999_999;

/** What is offered, as its sender gives it; days are ISO dates. The same rules are in application_rules.is_offer. */
export const offerFacts = v.strictObject({
	first_day: isoDay,
	last_day: isoDay,
	/** A week, in steps of half an hour. */
	hours: v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_HOURS), v.multipleOf(0.5)),
	pay_amount: v.pipe(
		v.number(),
		v.check(isToThePenny, 'must have at most two decimals'),
		v.minValue(1),
		v.maxValue(MOST_PAY),
	),
	pay_per: v.picklist(['month', 'week', 'hour']),
	place: requiredLine(limits.location),
	report_to: v.nullable(requiredLine(limits.name)),
});
export type OfferFacts = v.InferOutput<typeof offerFacts>;

/** What was offered, as it is stored: with the currency of the listing. */
export type Offer = OfferFacts & { pay_currency: string };

/** What an offer is compared with: the listing as it is now. */
export type ListingFacts = Pick<
	InternshipSummary,
	| 'starts_on'
	| 'starts'
	| 'weeks'
	| 'hours'
	| 'least_hours'
	| 'hours_pattern'
	| 'location'
	| 'country'
	| 'sponsorship'
	| 'part_of_course'
	| 'pay_amount'
	| 'pay_per'
	| 'pay_currency'
>;

/** Whether the listing leaves the first day open, or that day has passed: then an offer has to name it. */
export const isStartOpen = ({ starts_on }: Pick<ListingFacts, 'starts_on'>, today: string) =>
	starts_on === null || starts_on <= today;

/** The last day of work of so many weeks. */
const lastDayOf = (first: string, weeks: number) => daysAfter(first, weeks * 7 - 1);

/** What the listing says, as the facts of an offer; the days are empty where it leaves them open. */
export function listedFacts(listing: ListingFacts, today: string): OfferFacts {
	const { starts_on, weeks, hours, location, pay_amount, pay_per } = listing;
	const first = isStartOpen(listing, today) ? '' : (starts_on ?? '');
	return {
		first_day: first,
		last_day: first && lastDayOf(first, weeks),
		hours,
		pay_amount,
		pay_per,
		place: location,
		report_to: null,
	};
}

/** How many weeks there are from the first day to the last one, a part of a week as one. */
export const weeksOf = ({ first_day, last_day }: Pick<OfferFacts, 'first_day' | 'last_day'>) =>
	Math.max(1, Math.ceil((daysBetween(first_day, last_day) + 1) / 7));

/** The work that is offered, for the rules about permission and days. */
export const offeredWork = (listing: VisaWork, offer: OfferFacts): VisaWork => ({
	...listing,
	starts_on: offer.first_day,
	starts: '',
	weeks: weeksOf(offer),
	hours: offer.hours,
	least_hours: null,
});

/** Which pay can be offered. */
export const payAsked = (per: PayPeriod) =>
	per === 'hour'
		? 'Give the pay as a number with at most two decimals.'
		: 'Give the pay as a whole number.';

type Faults = Partial<Record<keyof OfferFacts, string>>;

/** What is wrong with the facts of an offer, by field. @param today ISO date in Europe/London */
export function offerFaults(facts: OfferFacts, listing: ListingFacts, today: string): Faults {
	const days = dayFaults(facts, today);
	const wage = 'first_day' in days || 'last_day' in days ? undefined : wageFault(facts, listing);
	return {
		...days,
		...(wage && { pay_amount: wage }),
		...(!fitsPeriod(facts.pay_amount, facts.pay_per) && {
			pay_amount: payAsked(facts.pay_per),
		}),
		...(facts.report_to === null &&
			isStartOpen(listing, today) && { report_to: 'Say who they report to.' }),
	};
}

function dayFaults({ first_day, last_day }: OfferFacts, today: string): Faults {
	if (!v.is(isoDay, first_day)) return { first_day: 'Give the first day.' };
	if (first_day <= today) return { first_day: 'The first day is after today.' };
	if (!v.is(isoDay, last_day)) return { last_day: 'Give the last day.' };
	if (last_day < first_day) return { last_day: 'The last day comes after the first one.' };
	return weeksOf({ first_day, last_day }) > MOST_WEEKS
		? { last_day: `An internship lasts at most ${MOST_WEEKS} weeks.` }
		: {};
}

/** Work in the UK pays the minimum wage of its last day, apart from a part of a UK course. */
function wageFault(facts: OfferFacts, listing: ListingFacts): string | undefined {
	if (!isUkWork(listing) || listing.pay_currency !== 'GBP' || listing.part_of_course)
		return undefined;
	const { first_day: starts_on, hours, pay_amount, pay_per } = facts;
	return shortfall({ starts_on, weeks: weeksOf(facts), hours, pay_amount, pay_per });
}

/** How an offer differs from the listing, in sentences. */
export function differences(offer: OfferFacts, listing: ListingFacts): string[] {
	const { starts_on, weeks, hours, pay_amount, pay_per, location } = listing;
	const said = [
		starts_on !== null &&
			starts_on !== offer.first_day &&
			`a start on ${longDate(starts_on)}, not on ${longDate(offer.first_day)}`,
		weeksOf(offer) !== weeks && `${weeks} weeks, not ${weeksOf(offer)}`,
		(offer.hours > hours || offer.hours < fewestHours(listing)) &&
			`${weeklyHours(listing)}, not ${offer.hours}`,
		(pay_amount !== offer.pay_amount || pay_per !== offer.pay_per) &&
			`${amount(listing)}, not ${amount(offer)}`,
		location !== offer.place && `“${location}” as the place, not “${offer.place}”`,
	];
	return said.flatMap((words) => (words ? [`The listing said ${words}.`] : []));
}

const amount = (pay: Pick<OfferFacts, 'pay_amount' | 'pay_per'>) =>
	`${payFigure(pay.pay_amount)} ${eachPeriod(pay.pay_per)}`;
