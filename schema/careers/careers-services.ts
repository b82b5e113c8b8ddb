import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { email, requiredLine } from '#schema/text.ts';

/** What one service has at most: people and invitations together, and names of its university. */
export const MOST_ADVISERS = 20;
export const MOST_NAMES = 20;

const address = v.pipe(email, v.toLowerCase());
const name = v.pipe(requiredLine(limits.school), v.trim(), v.minLength(2));

/** A university whose careers service is admitted, and whom it names first. */
export const newCareersService = v.strictObject({
	university: name,
	/** What students may write for it in their profiles besides. */
	other_names: v.pipe(v.array(name), v.maxLength(MOST_NAMES - 1)),
	email: address,
});
export type NewCareersService = v.InferOutput<typeof newCareersService>;

export const newAdviser = v.strictObject({ email: address });

/** A member of a careers service, as staff see them. */
export type Adviser = {
	/** The account. */
	id: string;
	/** Null without one. */
	name: string | null;
	email: string;
	/** The day in Europe/London. */
	since: string;
};

export type AdviserInvitation = {
	id: string;
	email: string;
	/** Until when it can be accepted, ISO with the time. */
	until: string;
	over: boolean;
};

/** A careers service as administrators see it. */
export type CareersService = {
	id: string;
	university: string;
	/** As they are compared: in lower case. */
	names: string[];
	/** The day in Europe/London. */
	since: string;
	/** How many students have agreed now, whatever they have chosen; null where there are fewer than five. */
	agreed: number | null;
	members: Adviser[];
	/** Newest first. */
	invitations: AdviserInvitation[];
};

/** An invitation as whoever is invited sees it. */
export type OwnAdviserInvitation = Pick<AdviserInvitation, 'id' | 'until' | 'over'> & {
	university: string;
	/** Of the account that asks. */
	email: string;
	/** Whether that account is of a student who has applied, of an employer, of staff or of a careers service already. */
	taken: boolean;
};
