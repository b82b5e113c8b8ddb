import type { Sql } from 'postgres';
import type * as v from 'valibot';
import { companyProblems } from '#schema/employers/company-words.ts';
import type { companyProfile } from '#schema/employers/employer.ts';
import { conflict, notFound } from '#server/deeds/deed.ts';
import { invalid, refused } from '#server/http/api-error.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';

type ProfileInput = Omit<v.InferOutput<ReturnType<typeof companyProfile>>, 'seen'>;

/** What an owner writes of a company, null where nothing is given; whose profile it is does not change. */
export type CompanyProfile = {
	[Column in keyof ProfileInput]-?: Exclude<ProfileInput[Column], undefined>;
};

type Texts = Parameters<typeof companyProblems>[0];

/**
 * Saves the profile of a company by one of its owners; a new one is stored by the table's own call
 * (server/gateway/rest-routes.ts). It is written as that person, so that policies and triggers are the same.
 * @param seen when it was changed last, as the owner has seen it
 * @throws {ApiError} 404 for people who may not, 400 for words that may not stay, 409 changed_meanwhile
 */
export const saveCompanyProfile = (
	sql: Sql,
	{ person, profile, seen }: { person: string; profile: CompanyProfile; seen: string },
): Promise<void> =>
	asWritingPerson(sql, person, async (tx) => {
		const [saved] = await tx<CompanyProfile[]>`
			select * from public.employers where id = posting_rules.own_employer('company')`;
		if (!saved) throw notFound('You have no company profile.');
		requireWords(profile, saved);
		// Of two owners who save at once the second finds no row of this time. As text: a moment of the driver has no microseconds.
		const { count } = await tx`
			update public.employers set ${tx({ ...profile, profile_completed: true })}
			where id = posting_rules.own_employer('company') and updated_at = ${seen}::text::timestamptz`;
		if (count === 0)
			throw conflict('changed_meanwhile', 'The profile has been changed since you opened it.');
	}).catch(refused);

/** What is saved already may stay. @throws {ApiError} 400 with the advice; not with what was sent */
export function requireWords(profile: Texts, saved: Texts | null): void {
	const [problem] = Object.entries(companyProblems(profile, saved));
	if (!problem) return;
	const [field, advice] = problem;
	throw invalid(`${field}: ${advice.replace(/“[^”]*”: /g, '')}`);
}
