import * as v from 'valibot';
import { isoMoment } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import type { Claim } from '#schema/staff/claims.ts';
import { optionalText, requiredText } from '#schema/text.ts';
import type { ApplicantExport } from './applicant-export.ts';
import type { CheckGrounds } from './check-grounds.ts';
import type { CompanyRole } from './colleagues.ts';
import { COMPANY_NUMBER, EMPLOYER_CHECKS, type EmployerCheck } from './employer-checks.ts';

/** `expected`: when the profile was last changed, as the member of staff has seen it. */
const expected = isoMoment;
const note = optionalText(limits.staffNote);

export const employerVerification = v.pipe(
	v.strictObject({
		expected,
		checks: v.pipe(v.array(v.picklist(EMPLOYER_CHECKS)), v.minLength(1), v.maxLength(3)),
		company_number: v.optional(v.nullable(v.pipe(v.string(), v.regex(COMPANY_NUMBER)))),
		note,
	}),
	v.check(
		({ checks, company_number }) => checks.includes('company-number') === Boolean(company_number),
		'A company number that was checked has to be named.',
	),
);
export type EmployerVerification = v.InferOutput<typeof employerVerification>;

/** For how many days a refused company still answers those who have applied. */
export const ANSWERS_AFTER_REFUSAL_DAYS = 28;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The applications that a refusal touches: their students are written to. */
const touched = v.strictObject({
	/** Applications without an answer. */
	waiting: count,
	interview: count,
	/** Offers that nobody has answered. */
	offered: count,
	accepted: count,
});
export type TouchedApplications = v.InferOutput<typeof touched>;

export const sumOf = ({ waiting, interview, offered, accepted }: TouchedApplications) =>
	waiting + interview + offered + accepted;

/** Who has decided, and when it is done, ISO: until then it can be taken back. */
export type PendingDecision = { by: string; due_at: string };

/** What a company has on the site. */
export type CompanyAtWork = TouchedApplications & {
	/** Internships. */
	open: number;
	paused: number;
	/** Applications whose students are not written to. */
	ended: number;
};

/** Whether refusing it touches what is public, or people: then an administrator decides. */
export const isAtWork = ({ open, paused, ...touched }: CompanyAtWork) =>
	open + paused + sumOf(touched) > 0;

export const employerRefusal = v.strictObject({
	expected,
	reason: requiredText(limits.staffNote),
	note,
	/** The applications that the refusal touches, as staff were shown them, and their number as typed. */
	touched: v.optional(touched),
	typed: v.optional(count),
	/** Where it is fraud: the company sees and answers no applications once the refusal can no longer be taken back. */
	ends_access: v.optional(v.boolean()),
});
export type EmployerRefusal = v.InferOutput<typeof employerRefusal>;

/** The answer of the calls that decide on a company: until when that can be taken back, ISO; null if it cannot. */
export type DecisionAnswer = { decided: true; undo_until: string | null };

export type EmployerDecision = {
	id: string;
	at: string;
	outcome: 'verified' | 'refused';
	checks: EmployerCheck[];
	company_number: string | null;
	reason: string | null;
	note: string | null;
	/** Whether its access to applications ended at once. */
	ends_access: boolean;
	/** What each check rested on; null where that was not stored yet. */
	grounds: CheckGrounds | null;
	taken_back_at: string | null;
};

/** What staff look at of a company. */
export type CheckedProfile = {
	company_name: string;
	contact_person: string;
	phone: string | null;
	website: string | null;
	linkedin_url: string | null;
	company_number: string | null;
	industry: string | null;
	company_size: string | null;
	location: string | null;
	founded_year: number | null;
	company_description: string | null;
};

/** What a company has changed since staff looked at it last, from the first change to the last. */
export type CompanyChanges = { checked: CheckedProfile; first_at: string; last_at: string };

/** Notes that staff have looked at the changes. */
export const seenChanges = v.strictObject({ expected });

/** An employer as staff see it; moments are ISO. */
export type StaffEmployer = CheckedProfile & {
	id: string;
	/** Of the account that fills the profile. */
	email: string;
	/** The other members of the company, owners first. */
	colleagues: { email: string; role: CompanyRole }[];
	created_at: string;
	updated_at: string;
	asked_at: string | null;
	verified_at: string | null;
	refused_at: string | null;
	refusal: string | null;
	/** Null where nothing has changed. */
	changes: CompanyChanges | null;
	/** The last day on which it answers applications; null where no refusal limits it. */
	answers_until: string | null;
	at_work: CompanyAtWork;
	/** Until when its refusal can be taken back; null if not. */
	undo_until: string | null;
	/** That staff have decided to verify it; null if not, or if it has changed its profile since. */
	pending: PendingDecision | null;
	/** Who of staff has it open; null where nobody has. */
	claim: Claim | null;
	/** Newest first, at most five. */
	decisions: EmployerDecision[];
	/** Newest first, at most five. */
	exports: ApplicantExport[];
	warnings: NameWarning[];
};

/** What may be wrong with the name of a company, or with the title of its internship. */
export type NameWarning =
	| { kind: 'mixed-scripts'; text: string }
	/** `company` is another one, which is verified. */
	| { kind: 'like-verified'; company: string };
