import { livingCosts } from '#content/pages/living-costs.ts';
import { type Offer, offeredWork } from '#schema/applications/offer/offer-facts.ts';
import type { AppliedFor } from '#schema/applications/student-applications.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { cityOf } from '#schema/internships/internship-name.ts';
import { hourlyPayOf } from '#schema/internships/pay-periods.ts';
import type { VisaWork } from '#schema/internships/student-visa.ts';
import type { ComparedListing, ComparedOffer } from '#schema/students/compared-internships.ts';

/** What is compared of one internship: as its listing says it, or as the person is offered it. */
export type Column = {
	slug: string;
	title: string;
	company: string;
	sector: InternshipSummary['sector'];
	source: InternshipSummary['source'];
	/** Days, hours and what permission depends on. */
	work: VisaWork;
	hours_pattern: string | null;
	paid: Pick<InternshipSummary, 'pay_amount' | 'pay_per' | 'pay_currency' | 'hourly_pay'>;
	/** The last day, where it is agreed; else it follows from the weeks. */
	last_day: string | null;
	place: string;
	/** Null for work from home alone. */
	city: string | null;
	/** Null where an offer names another place than the listing. */
	workplace: InternshipSummary['remote'] | null;
	status: InternshipSummary['status'];
	/** Null once the listing is gone: then the offer is all that is known. */
	listing: Pick<ComparedListing, 'deadline' | 'answer_days' | 'record' | 'requirements'> | null;
	/** Null without one. Its application, its last day, and why it does not fit. */
	offer: { id: string; isAccepted: boolean; until: string | null; doubts: string[] } | null;
};

/**
 * A column of an internship, with the facts of the person's offer in place of those of the listing.
 * @param listing null where it is no longer shown
 * @param own null without an offer
 * @returns null without either
 */
export function columnOf(
	listing: ComparedListing | null,
	own: ComparedOffer | null,
): Column | null {
	const internship = listing ?? own?.internship;
	if (!internship) return null;
	const { slug, title, company, sector, source, status } = internship;
	return {
		slug,
		title,
		company,
		sector,
		source,
		status,
		...(own?.offer ? offered(internship, listing, own.offer) : listed(internship, listing)),
		listing,
		offer: own && {
			id: own.id,
			isAccepted: own.status === 'accepted',
			until: own.offer_until,
			doubts: own.doubts.map(({ words }) => words),
		},
	};
}

type Facts = Pick<
	Column,
	'work' | 'hours_pattern' | 'paid' | 'last_day' | 'place' | 'city' | 'workplace'
>;

function listed(internship: AppliedFor, listing: ComparedListing | null): Facts {
	const { pay_amount, pay_per, pay_currency, hours_pattern = null, location } = internship;
	return {
		work: internship,
		hours_pattern,
		paid: {
			pay_amount,
			pay_per,
			pay_currency,
			hourly_pay: listing ? listing.hourly_pay : hourlyPayOf(internship),
		},
		last_day: null,
		place: location,
		city: listing ? listing.city : cityIn(location),
		workplace: listing?.remote ?? null,
	};
}

function offered(internship: AppliedFor, listing: ComparedListing | null, offer: Offer): Facts {
	const { pay_amount, pay_per, pay_currency, last_day, place } = offer;
	const isSame = listing?.location === place;
	return {
		work: offeredWork(internship, offer),
		hours_pattern: null,
		paid: { pay_amount, pay_per, pay_currency, hourly_pay: hourlyPayOf(offer) },
		last_day,
		place,
		city: isSame ? listing.city : cityIn(place),
		workplace: isSame ? listing.remote : null,
	};
}

/** The city in the words of a place: one whose rents are published, else what stands last; null for work from home. */
function cityIn(place: string): string | null {
	const published = livingCosts.find(({ city }) => new RegExp(`\\b${city}\\b`, 'i').test(place));
	return published?.city ?? cityOf(place);
}
