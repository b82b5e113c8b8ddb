import * as v from 'valibot';
import { INDUSTRIES } from '#schema/internships/sectors.ts';
import { limits } from '#schema/limits.ts';
import { optionalLine, requiredLine, requiredText, uuid } from '#schema/text.ts';
import { COMPANY_NUMBER } from './employer-checks.ts';

/** Those of the specification, and one more before the last. */
export const EMPLOYER_INDUSTRIES = [
	...INDUSTRIES.filter((industry) => industry !== 'Other'),
	'Food & Hospitality',
	'Other',
] as const;

/** Counted in employees. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const FOUNDED_MINIMUM = 1800;

/**
 * A row of employers with the columns that its owner may write. `thisYear` is the latest founding
 * year.
 */
export const employerProfile = (thisYear: number) =>
	v.strictObject({
		user_id: uuid,
		company_name: requiredLine(limits.companyName),
		contact_person: requiredLine(limits.name),
		phone: optionalLine(limits.phone),
		website: optionalLine(limits.url),
		industry: v.picklist(EMPLOYER_INDUSTRIES),
		company_size: v.picklist(COMPANY_SIZES),
		location: requiredLine(limits.location),
		company_description: requiredText(limits.description),
		founded_year: v.optional(
			v.nullable(
				v.pipe(v.number(), v.integer(), v.minValue(FOUNDED_MINIMUM), v.maxValue(thisYear)),
			),
		),
		linkedin_url: optionalLine(limits.url),
		company_number: v.optional(v.nullable(v.pipe(v.string(), v.regex(COMPANY_NUMBER)))),
		profile_completed: v.optional(v.boolean()),
	});
export type EmployerProfile = v.InferOutput<ReturnType<typeof employerProfile>>;

/** The same without what says whose it is: as an owner changes it, with when it was changed last as they have seen it. */
export const companyProfile = (thisYear: number) =>
	v.object({
		...v.omit(employerProfile(thisYear), ['user_id', 'profile_completed']).entries,
		seen: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40)),
	});
