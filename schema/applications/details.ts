import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import type { Interview } from './interview/interview.ts';
import { givenInvitation, type Invitation } from './interview/invitation.ts';
import { type Offer, offerFacts } from './offer/offer-facts.ts';

/** What an offer brings along. */
type OfferDetails = {
	/** The last day on which it can be answered, in Europe/London; null for earlier offers. */
	offer_until: string | null;
	/** What is offered; null where nothing was, for one in general and for earlier offers: then the listing says it. */
	offer: Offer | null;
};

/** What an invitation with times brings along; one that asks the student to write brings nothing. */
type InterviewDetails = { interview: Invitation };

/**
 * What a move to a status brings along, as it is stored with the move (`application_events.details`) and read with its
 * application. The constraint of that column has the same members: application_rules.are_details.
 */
export type DetailsOf = { interview: InterviewDetails; offered: OfferDetails };
export type MoveDetails = DetailsOf[keyof DetailsOf];

/**
 * What an application has of the newest move to each of these statuses; a status that it has not had leaves null. With an
 * invitation comes its answer.
 */
export type LatestDetails = OfferDetails & { interview: Interview | null };
export const NO_DETAILS: Readonly<Record<keyof LatestDetails, null>> = {
	offer_until: null,
	offer: null,
	interview: null,
};

/** The same as whoever moves gives it; what is left out is worked out of the listing, or of the day. */
export const givenDetails = {
	/** Of an offer: the last day on which it can be answered. */
	offer_until: v.optional(v.nullable(isoDay)),
	/** What is offered; left out, what the listing says. */
	offer: v.optional(v.nullable(offerFacts)),
	/** The times of an interview; left out, the student is asked to write. */
	interview: v.optional(v.nullable(givenInvitation)),
};
export type GivenDetails = {
	[Name in keyof typeof givenDetails]?: v.InferOutput<(typeof givenDetails)[Name]>;
};

/** Details of a move as they were given, or as they are stored. */
type WithTexts = {
	interview?: { place: string | null } | null;
	offer?: Pick<Offer, 'place' | 'report_to'> | null;
};

/**
 * The texts that whoever moves writes beside the message: where an interview or the work is, and who the student reports to.
 * The same texts are in application_rules.texts_of.
 */
export const textsOf = (details: WithTexts | null): string[] =>
	[details?.interview?.place, details?.offer?.place, details?.offer?.report_to].flatMap((text) =>
		text ? [text] : [],
	);
