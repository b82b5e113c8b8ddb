import * as v from 'valibot';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { type OfferDoubt, offerDoubts } from '#schema/applications/offer/offer-doubts.ts';
import {
	listedFacts,
	MOST_HOURS,
	type OfferFacts,
	offerFacts,
	offerFaults,
	payAsked,
} from '#schema/applications/offer/offer-facts.ts';
import { plainFigure } from '#schema/internships/pay-periods.ts';
import { londonDay } from '#schema/london-day.ts';

/** The facts of an offer as they are typed. */
export type TypedOffer = Record<keyof OfferFacts, string>;

/** To whom something is offered: what the facts begin with, and are compared with. */
export type OfferTo = Pick<
	WholeApplicant,
	| 'internship'
	| 'offer'
	| 'permission'
	| 'level'
	| 'weekly_hours'
	| 'earliest_start'
	| 'availability'
	| 'created_at'
>;

/** What the fields begin with: the offer that is renewed, or the listing; null for one in general. */
export function presetOffer({ internship, offer }: OfferTo, today: string): TypedOffer | null {
	if (!internship) return null;
	const facts: OfferFacts = offer ?? listedFacts(internship, today);
	return {
		first_day: facts.first_day,
		last_day: facts.last_day,
		hours: String(facts.hours),
		pay_amount: plainFigure(facts.pay_amount),
		pay_per: facts.pay_per,
		place: facts.place,
		report_to: facts.report_to ?? '',
	};
}

/** What is meant by it; a number that is none is NaN. */
const factsIn = (typed: TypedOffer): OfferFacts => ({
	first_day: typed.first_day,
	last_day: typed.last_day,
	hours: numberIn(typed.hours),
	pay_amount: numberIn(typed.pay_amount.replace(/[£,\s]/g, '')),
	pay_per: v.is(offerFacts.entries.pay_per, typed.pay_per) ? typed.pay_per : 'month',
	place: typed.place.trim(),
	report_to: typed.report_to.trim() || null,
});

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

type ReadOffer =
	| { faults: Partial<TypedOffer>; facts?: undefined; doubts?: undefined }
	| { faults?: undefined; facts: OfferFacts; doubts: OfferDoubt[] };

/**
 * The facts, or what is wrong with them at each field.
 * @param today ISO date in Europe/London
 * @returns with the facts what contradicts the days and the permission that the applicant has shown
 */
export function readOffer(typed: TypedOffer, to: OfferTo, today: string): ReadOffer | null {
	const { internship: listing } = to;
	if (!listing) return null;
	const facts = factsIn(typed);
	const { hours, pay_amount, pay_per } = facts;
	const unreadable: Partial<TypedOffer> = {
		...(!v.is(offerFacts.entries.hours, hours) && {
			hours: `Give whole or half hours, at most ${MOST_HOURS} a week.`,
		}),
		...(!v.is(offerFacts.entries.pay_amount, pay_amount) && {
			pay_amount: payAsked(pay_per),
		}),
		...(facts.place === '' && { place: 'Say where it is.' }),
	};
	const faults = { ...offerFaults(facts, listing, today), ...unreadable };
	if (Object.keys(faults).length > 0) return { faults };
	const { permission, level, weekly_hours, earliest_start, availability, created_at } = to;
	const doubts = offerDoubts(
		{
			profile: { work_permission: permission, level, weekly_hours, earliest_start },
			availability,
			sentOn: londonDay(new Date(created_at)),
			listing,
			offer: { ...facts, pay_currency: listing.pay_currency },
		},
		today,
	);
	return { facts, doubts };
}

/** The words of a doubt, which are written for the student; terms are the student's own. */
export const forHost = ({ words }: OfferDoubt): string =>
	words
		.replace(/: [\d.]+ hours a week, and your term from .* lies in it\.$/, '.')
		.replace(/^You wrote that you are/, 'They wrote that they are')
		.replace(/\byour\b/g, 'their');
