import * as v from 'valibot';
import { isoMoment } from '#schema/iso-moment.ts';
import { limits } from '#schema/limits.ts';
import { optionalText, requiredText } from '#schema/text.ts';
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

export const employerRefusal = v.strictObject({
	expected,
	reason: requiredText(limits.staffNote),
	note,
});
export type EmployerRefusal = v.InferOutput<typeof employerRefusal>;

export type EmployerDecision = {
	id: string;
	at: string;
	outcome: 'verified' | 'refused';
	checks: EmployerCheck[];
	company_number: string | null;
	reason: string | null;
	note: string | null;
};

/** An employer as staff see it; moments are ISO. */
export type StaffEmployer = {
	id: string;
	company_name: string;
	contact_person: string;
	email: string;
	phone: string | null;
	website: string | null;
	industry: string | null;
	company_size: string | null;
	location: string | null;
	company_description: string | null;
	founded_year: number | null;
	linkedin_url: string | null;
	company_number: string | null;
	created_at: string;
	updated_at: string;
	asked_at: string | null;
	verified_at: string | null;
	refused_at: string | null;
	refusal: string | null;
	/** Newest first, at most five. */
	decisions: EmployerDecision[];
};
