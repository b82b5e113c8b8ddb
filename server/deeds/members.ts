import type { Fragment, TransactionSql } from 'postgres';
import type { ApiError } from '#server/http/api-error.ts';

/**
 * What members may do for their company: change its profile, invite and remove colleagues, make connections of programs, post
 * internships, answer applicants. Which role has which right is in one table, `posting_rules.rights`
 * (supabase/functions/members.sql), which policies ask as well.
 */
type Right = 'company' | 'colleagues' | 'connections' | 'internships' | 'applicants';

/**
 * The id of the company for which a person has a right, in SQL; null without one.
 * @param person an account; null for nobody
 */
export const employerWith = (tx: TransactionSql, person: string | null, right: Right): Fragment =>
	tx`(select posting_rules.employer_of(${person}::uuid, ${right}))`;

/** Whether a row with `employer_id` is of the company of which a person is a member, in whatever role; in SQL. */
export const isOfOwnCompany = (tx: TransactionSql, person: string): Fragment =>
	tx`coalesce(employer_id = (select posting_rules.employer_of(${person}::uuid)), false)`;

/**
 * Lets only members of a company go on whose role has a right. To others the company does not exist.
 * @param refusal what others are answered
 * @returns the id of the company
 * @throws {ApiError} the refusal
 */
export async function requireMember(
	tx: TransactionSql,
	person: string,
	right: Right,
	refusal: () => ApiError,
): Promise<string> {
	const [company] = await tx<{ id: string | null }[]>`
		select ${employerWith(tx, person, right)} as id`;
	if (!company?.id) throw refusal();
	return company.id;
}
