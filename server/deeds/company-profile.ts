import type { Sql } from 'postgres';
import type * as v from 'valibot';
import { companyProblems } from '#schema/employers/company-words.ts';
import type { companyProfile } from '#schema/employers/employer.ts';
import { notFound } from '#server/deeds/deed.ts';
import { invalid, refused } from '#server/http/api-error.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';

type Given = v.InferOutput<ReturnType<typeof companyProfile>>;

/** What an owner writes of a company, null where nothing is given; whose profile it is does not change. */
export type CompanyProfile = { [Column in keyof Given]-?: Exclude<Given[Column], undefined> };

type Texts = Parameters<typeof companyProblems>[0];

/**
 * Saves the profile of a company by an owner whose account is not the one that fills it: that one saves it by the table's own
 * call (server/gateway/rest-routes.ts). It is written as that person, so that policies and triggers are the same.
 * @throws {ApiError} 404 for people who may not, 400 for words that may not stay
 */
export const saveCompanyProfile = (
	sql: Sql,
	{ person, profile }: { person: string; profile: CompanyProfile },
): Promise<void> =>
	asWritingPerson(sql, person, async (tx) => {
		const [saved] = await tx<CompanyProfile[]>`
			select * from public.employers where id = posting_rules.own_employer('company')`;
		if (!saved) throw notFound('You have no company profile.');
		requireWords(profile, saved);
		const { count } = await tx`
			update public.employers set ${tx(profile)} where id = posting_rules.own_employer('company')`;
		if (count === 0) throw notFound('You have no company profile.');
	}).catch(refused);

/** What is saved already may stay. @throws {ApiError} 400 with the advice; not with what was sent */
export function requireWords(profile: Texts, saved: Texts | null): void {
	const [problem] = Object.entries(companyProblems(profile, saved));
	if (!problem) return;
	const [field, advice] = problem;
	throw invalid(`${field}: ${advice.replace(/“[^”]*”: /g, '')}`);
}
