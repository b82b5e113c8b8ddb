import type { EmployerCheck } from './employer-checks.ts';
import { domainOf, isOfWebsite } from './mail-domain.ts';

/** What a company has given, with the address of its account. */
export type GivenOfCompany = {
	email: string;
	website: string | null;
	company_number: string | null;
};

/** What a check rests on, in the words of the company or of the register. */
export type CheckGrounds = Partial<Record<EmployerCheck, string>>;

/** Why a check is not possible; null where it is. */
export function impossible(check: EmployerCheck, { website }: GivenOfCompany): string | null {
	if (website || check === 'company-number') return null;
	return check === 'website'
		? 'It has given no website: there is nothing to check.'
		: 'It has given no website: there is none to compare the address with.';
}

/**
 * What the site itself has found against a check, so that whoever ticks it says why; null where nothing speaks against it.
 * @param number that staff have looked up
 */
export function objection(
	check: EmployerCheck,
	{ email, website, company_number }: GivenOfCompany,
	number: string | null,
): string | null {
	if (check === 'mail-domain' && website && !isOfWebsite(email, website))
		return `${domainOf(email)} is not the domain of the website.`;
	if (check === 'company-number' && company_number && number && company_number !== number)
		return `The company has given ${company_number}, which is another number.`;
	return null;
}

/** What each check rests on. @param number that staff have looked up */
export function groundsOf(
	checks: readonly EmployerCheck[],
	{ email, website }: GivenOfCompany,
	number: string | null,
): CheckGrounds {
	const grounds: Record<EmployerCheck, string | null> = {
		'company-number': number,
		website,
		'mail-domain': domainOf(email),
	};
	return Object.fromEntries(checks.map((check) => [check, grounds[check] ?? '']));
}
