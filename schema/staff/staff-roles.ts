import * as v from 'valibot';
import { email, uuid } from '#schema/text.ts';

/** What somebody is on the staff. */
export const STAFF_ROLES = ['reviewer', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The name of a role, and with its article. */
export const staffRoleWords: Record<StaffRole, { label: string; one: string }> = {
	reviewer: { label: 'Reviewer', one: 'a reviewer' },
	administrator: { label: 'Administrator', one: 'an administrator' },
};

/** What staff may do. Which role has which right is in one table, `posting_rules.rights` (supabase/functions/members.sql). */
export type StaffRight =
	| 'review'
	| 'take-down'
	| 'refuse-at-work'
	| 'people'
	| 'catalogue'
	| 'exports'
	| 'shared-answers'
	| 'staff'
	| 'careers-services';

/** For how long a second administrator can approve a proposal, in days. */
export const PROPOSAL_DAYS = 7;

const role = v.picklist(STAFF_ROLES);

/** Somebody who is to be staff: the address of an account. */
export const newStaffMember = v.strictObject({ email: v.pipe(email, v.toLowerCase()), role });
export type NewStaffMember = v.InferOutput<typeof newStaffMember>;

/** Another role of a member of staff; `expected` is the one that was seen. */
export const changedStaffRole = v.strictObject({ role, expected: role });

/** Who has access, as an administrator has looked at it. */
export const accessReview = v.strictObject({
	seen: v.pipe(v.array(v.strictObject({ id: uuid, role })), v.maxLength(500)),
});
export type SeenStaff = v.InferOutput<typeof accessReview>['seen'][number];

/** Who has access is looked at so often, in months. */
export const REVIEW_MONTHS = 3;

/** Whether somebody is staff from now on, or waits for a second administrator. */
export type StaffAdded = { waits: boolean };

/** A member of staff as the others see them. */
export type StaffMember = {
	/** The account. */
	id: string;
	/** Null without one. */
	name: string | null;
	email: string;
	role: StaffRole;
	/** The day in Europe/London since when they are staff. */
	since: string;
	you: boolean;
	/** When they signed in last, ISO; null for one who never did, and for readers who may not change who is staff. */
	last_sign_in: string | null;
	/** Whether they have set up a second step; null for readers who may not change who is staff. */
	second_step: boolean | null;
};

/** Somebody who is proposed as an administrator. */
export type StaffProposal = {
	/** The account of whoever is proposed. */
	id: string;
	name: string | null;
	email: string;
	/** Whether they are a reviewer now. */
	is_reviewer: boolean;
	/** The name of who proposes them, or the address. */
	by: string;
	by_you: boolean;
	/** ISO, with the time. */
	at: string;
	until: string;
};

/** Who is staff: administrators first, then by the day since when. */
export type StaffMembers = {
	members: StaffMember[];
	/** Oldest first; nothing for readers who may not change who is staff. */
	proposals: StaffProposal[];
	/** The last time that somebody looked at who has access: the day in Europe/London, and their address. */
	review: { on: string; by: string } | null;
};
