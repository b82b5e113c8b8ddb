import type { TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { GivenDetails, MoveDetails } from '#schema/applications/details.ts';
import { makeInvitations } from './interviews/invitations.ts';
import { makeOffers } from './offers.ts';

/** What the details of moves are made of. */
export type DetailsInput = GivenDetails & {
	/** ISO date in Europe/London. */
	today: string;
	/** Whether staff send a message that has waited. */
	approved: boolean;
};

/** What the moves of several applications bring along. */
export type MadeDetails = {
	/** What was asked for, for the case that staff look at the message first. */
	given: GivenDetails;
	of: (application: string) => MoveDetails;
};

type Maker = (
	tx: TransactionSql,
	applications: string[],
	wanted: DetailsInput,
) => Promise<MadeDetails | null>;

/** Statuses that bring something along. */
const MAKERS: Partial<Record<ApplicationStatus, Maker>> = {
	interview: makeInvitations,
	offered: makeOffers,
};

/**
 * What moves of these applications to a status bring along.
 * @returns null where the status brings nothing
 * @throws {ApiError} 409 interview_changed; 422 offer_day, offer_facts, interview_times, interview_place
 */
export const makeDetails = async (
	tx: TransactionSql,
	to: ApplicationStatus,
	applications: string[],
	wanted: DetailsInput,
): Promise<MadeDetails | null> => (await MAKERS[to]?.(tx, applications, wanted)) ?? null;
