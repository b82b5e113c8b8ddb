import { WORD_KINDS, type WordKind } from '#schema/words/word-rule.ts';
import { wordAdvice } from '#schema/words/word-rules.ts';
import type { EmployerProfile } from './employer.ts';

/** A name may have any word of work and people in it: "Young & Co", "Girls Who Row". */
const IN_NAMES: readonly WordKind[] = ['mail-address', 'link', 'telephone', 'money', 'document'];

const KINDS = {
	company_name: IN_NAMES,
	contact_person: IN_NAMES,
	// Where a company is, others may know: also the street.
	location: IN_NAMES,
	company_description: WORD_KINDS,
} as const satisfies Partial<Record<keyof EmployerProfile, readonly WordKind[]>>;

export type CompanyField = keyof typeof KINDS | 'website' | 'linkedin_url';
type CompanyTexts = Partial<Record<CompanyField, string | null | undefined>>;

/**
 * What others may not read of a company, in words for its employer, by field.
 * @param saved the profile as it is: what is the same there may stay
 */
export function companyProblems(
	profile: CompanyTexts,
	saved: CompanyTexts | null = null,
): Partial<Record<CompanyField, string>> {
	const isChanged = (field: CompanyField) =>
		(profile[field] ?? '') !== '' && profile[field] !== saved?.[field];
	const words = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((field) => {
		const advice = isChanged(field) ? wordAdvice(profile[field] ?? '', KINDS[field]) : undefined;
		return advice === undefined ? [] : [[field, advice]];
	});
	const { website, linkedin_url: page } = profile;
	return {
		...Object.fromEntries(words),
		...(isChanged('website') &&
			!hostOf(website) && {
				website: 'Enter the address of your website, such as https://www.example.com',
			}),
		...(isChanged('linkedin_url') &&
			!/^(?:.*\.)?linkedin\.com$/.test(hostOf(page)) && {
				linkedin_url: 'Enter the name of your page, or its address at linkedin.com',
			}),
	};
}

/** The host of a plain web address, without port, name or password; '' of anything else. */
function hostOf(address: string | null | undefined): string {
	if (!address || !URL.canParse(address)) return '';
	const url = new URL(address);
	if (!/^https?:$/.test(url.protocol)) return '';
	if (url.username !== '' || url.password !== '' || url.port !== '') return '';
	// A number is not a name: the last part begins with a letter.
	return /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(url.hostname) ? url.hostname : '';
}
