import * as v from 'valibot';
import { linkedInAddress, websiteAddress } from '#app/features/employers/addresses.ts';
import { textLengthError } from '#app/lib/text-length.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { profileMessages } from '#app/messages/forms.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { Message } from '#app/ui/toast.ts';
import { companyProblems } from '#schema/employers/company-words.ts';
import {
	type EmployerProfile,
	employerProfile,
	FOUNDED_MINIMUM,
} from '#schema/employers/employer.ts';
import { companyNumber } from '#schema/employers/employer-checks.ts';
import { limits } from '#schema/limits.ts';
import { asOneLine, asPlainText } from '#schema/one-line.ts';

export const STEPS = ['Company Basics', 'Company Details', 'Review & Complete'] as const;
/** Counted from 1, as it is shown. */
export type Step = 1 | 2 | 3;

/** The label of each field, on every screen that shows it. */
export const profileLabels = {
	company_name: 'Company name',
	contact_person: 'Contact person',
	phone: 'Phone',
	industry: 'Industry',
	company_size: 'Company size',
	location: 'Location',
	company_description: 'Company description',
	website: 'Website',
	founded_year: 'Founded year',
	linkedin_url: 'LinkedIn',
	company_number: 'Company number',
} as const;
export type ProfileColumn = keyof typeof profileLabels;

/** The content of the wizard's fields, trimmed, without hidden characters; "" where nothing is written. */
export type ProfileText = Record<ProfileColumn, string>;

const columns = Object.keys(profileLabels) as ProfileColumn[];
const asked: Record<Step, ProfileColumn[]> = {
	1: ['company_name', 'contact_person', 'industry', 'company_size', 'location'],
	2: ['company_description'],
	3: [],
};
const columnsOnStep: Record<Step, ProfileColumn[]> = {
	1: [...asked[1], 'phone'],
	2: ['company_description', 'company_number', 'website', 'founded_year', 'linkedin_url'],
	3: columns,
};

export const profileText = (read: (column: ProfileColumn) => unknown): ProfileText =>
	Object.fromEntries(
		columns.map((column) => {
			const typed = String(read(column) ?? '');
			return [column, column === 'company_description' ? asPlainText(typed) : asOneLine(typed)];
		}),
	) as ProfileText;

/** The row to save, as yet unchecked. */
export const profileRow = (text: ProfileText, userId: string) =>
	({
		...text,
		user_id: userId,
		phone: text.phone || null,
		website: websiteAddress(text.website),
		linkedin_url: linkedInAddress(text.linkedin_url),
		company_number: companyNumber(text.company_number),
		founded_year: text.founded_year === '' ? null : Number(text.founded_year),
	}) as EmployerProfile;

/**
 * The errors that prevent going on from a step; null if there are none.
 * @param saved the profile as it is: words that are in it already may stay
 */
export function stepProblem(
	step: Step,
	text: ProfileText,
	thisYear: number,
	saved: ProfileText | null = null,
): { message: Message; errors: FieldErrors } | null {
	const row = profileRow(text, noOne);
	const { issues = [] } = v.safeParse(employerProfile(thisYear), row);
	const refused = issues.map((issue) => v.getDotPath(issue));
	const forbidden: Partial<ProfileText> = companyProblems(row, saved && profileRow(saved, noOne));
	const wrong = columnsOnStep[step].filter(
		(column) => refused.includes(column) || column in forbidden,
	);
	if (wrong.length === 0) return null;
	const words = {
		...errorWords,
		founded_year: `Enter a year from ${FOUNDED_MINIMUM} to ${thisYear}`,
		company_description:
			textLengthError(text.company_description, limits.description) ??
			errorWords.company_description,
	};
	const blank = asked[step].some((column) => text[column] === '');
	const missing = step === 1 ? profileMessages.missingBasics : profileMessages.missingDescription;
	return {
		message: blank ? missing : fieldMessages.checkFields,
		errors: Object.fromEntries(
			wrong.map((column) => [
				column,
				refused.includes(column) ? words[column] : (forbidden[column] ?? words[column]),
			]),
		),
	};
}

/** Whether it differs in what staff verify a company by: then they check it again (`unverify_changed_employer`). */
export function isCheckedAgain(saved: ProfileText, text: ProfileText): boolean {
	const [before, now] = [profileRow(saved, noOne), profileRow(text, noOne)];
	return (
		before.company_name !== now.company_name ||
		before.website !== now.website ||
		(before.company_number !== null && before.company_number !== now.company_number)
	);
}

/** The step to open: the requested one, or the first incomplete one before it. */
export const openStep = (
	wanted: number,
	text: ProfileText,
	thisYear: number,
	saved: ProfileText | null = null,
): Step =>
	([1, 2] as const).find((step) => step >= wanted || stepProblem(step, text, thisYear, saved)) ?? 3;

const noOne = '00000000-0000-4000-8000-000000000000';

const errorWords: Omit<ProfileText, 'founded_year'> = {
	company_name: 'Enter the name of your company',
	contact_person: 'Enter the name of the contact person',
	phone: 'Enter a shorter phone number',
	industry: 'Choose an industry',
	company_size: 'Choose a company size',
	location: 'Enter the town or city you are in',
	company_description: 'Say what your company does',
	website: 'Enter a shorter web address',
	linkedin_url: 'Enter a shorter address, or the name of your page',
	company_number: 'Enter the eight characters that Companies House gave you, such as 01234567',
};
