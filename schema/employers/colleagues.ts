import * as v from 'valibot';
import type { ApplicantExport } from '#schema/employers/applicant-export.ts';
import type { MemberChange } from '#schema/employers/member-changes.ts';
import { email, uuid } from '#schema/text.ts';

/** What somebody is in their company. The table of what each may do is `posting_rules.rights` (supabase/functions). */
export const COMPANY_ROLES = ['recruiter', 'owner'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const roleWords: Record<CompanyRole, { label: string; one: string; may: string }> = {
	recruiter: { label: 'Recruiter', one: 'a recruiter', may: 'Internships and applicants' },
	owner: {
		label: 'Owner',
		one: 'an owner',
		may: 'Also the company’s profile, and who belongs to it',
	},
};

/** How many people a company has at most, those included whom it has invited. */
export const MOST_COLLEAGUES = 50;

const role = v.picklist(COMPANY_ROLES);

/** Somebody who is invited to a company. The address is stored in lower case, as accounts have theirs. */
export const newInvitation = v.strictObject({
	email: v.pipe(email, v.toLowerCase()),
	role,
});
export type NewInvitation = v.InferOutput<typeof newInvitation>;

/** Another role of a colleague; `expected` is the one that was seen. */
export const changedRole = v.strictObject({ role, expected: role });

/** Who takes over what a member who goes has taken on or has open, by account; null for nobody. */
export const departure = v.strictObject({ successor: v.optional(v.nullable(uuid)) });

/** A member of a company as the others see them. */
export type Colleague = {
	/** The account. */
	id: string;
	/** As it was given at sign-up; null without one. */
	name: string | null;
	email: string;
	role: CompanyRole;
	/** The day in Europe/London since when they belong to it. */
	since: string;
	you: boolean;
	/** What they have open: with others than the caller only for who may remove them. */
	open: OpenWork | null;
};

/**
 * The applications that a member has taken on, or has moved and nobody has taken on, as far as they are not decided, and what else
 * others rely on.
 */
export type OpenWork = {
	applications: number;
	/** In how many of them the student has written last. */
	unanswered: number;
	/** Those to come, the next one first. */
	interviews: { id: string; title: string; starts_at: string; minutes: number }[];
	/** How many keys for programs they have made, which end with their role. */
	keys: number;
};

/** An invitation as the owners of the company see it. */
export type Invitation = {
	id: string;
	email: string;
	role: CompanyRole;
	/** Who has invited; null where the account has no name, or is gone. */
	by: string | null;
	/** Whether it was the caller. */
	by_you: boolean;
	/** The day in Europe/London on which it was mailed last. */
	invited_on: string;
	/** Until when it can be accepted, ISO with the time. */
	until: string;
	over: boolean;
};

/** Who belongs to the caller's company: owners first, then by the day since when. */
export type Colleagues = {
	company: string;
	role: CompanyRole;
	/** Whether staff have checked it as it is now: before that it cannot invite. */
	checked: boolean;
	members: Colleague[];
	/** Newest first; nothing for a recruiter. */
	invitations: Invitation[];
	/** The part after the at-sign that an owner's address has; null where any may. */
	owner_domain: string | null;
	/** What was taken out of the site, newest first. */
	exports: ApplicantExport[];
	/** Who joined, left or had another role in the last 24 months, newest first; nothing for a recruiter. */
	changes: MemberChange[];
};

/** An invitation as whoever is invited sees it. */
export type OwnInvitation = Pick<Invitation, 'id' | 'role' | 'by' | 'until' | 'over'> & {
	company: string;
	/** Of the account that asks. */
	email: string;
	/** The company to which that account belongs already; null without one. */
	other_company: string | null;
	/** Whether nobody else is an owner there: then the account cannot leave it as it is. */
	only_owner: boolean;
};
