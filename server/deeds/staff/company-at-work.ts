import type { TransactionSql } from 'postgres';
import type { CompanyAtWork } from '#schema/employers/employer-decision.ts';

/**
 * Locks the internships of a company and the applications to them until the transaction ends: nobody applies, accepts an
 * offer or answers meanwhile. The internships come first, as nobody can apply then.
 */
export async function lockWorkOf(tx: TransactionSql, employer: string): Promise<void> {
	await tx`
		select from public.internships where employer_id = ${employer} order by id for no key update`;
	await tx`
		select from public.applications
		where internship_id in (select id from public.internships where employer_id = ${employer})
		order by id for update`;
}

/** The internships of a company, and the applications to them, in numbers. For staff and the server. */
export async function atWorkOf(tx: TransactionSql, employer: string): Promise<CompanyAtWork> {
	const [row] = await tx<{ at_work: CompanyAtWork }[]>`
		select staff_rules.at_work(${employer}) as at_work`;
	if (!row) throw new Error('The database counted nothing.');
	return row.at_work;
}
