import type { TransactionSql } from 'postgres';
import type { EmployerVerification } from '#schema/employers/employer-decision.ts';

/** What staff look at of a company, as it was when it was verified. */
export type Profile = Record<string, string | number | null>;

/** What was checked of a company. */
export type Verification = Omit<EmployerVerification, 'expected'>;

type Decision =
	| { draft_id: string; decision: { version: number } }
	| { employer_id: string; decision: Verification & { profile: Profile; email: string } };

/**
 * Stores what a member of staff has decided, for ten minutes.
 * @returns the moment at which it is done, ISO
 */
export async function storePending(
	tx: TransactionSql,
	person: string,
	{ decision, ...about }: Decision,
): Promise<string> {
	const [stored] = await tx<{ due_at: Date }[]>`
		insert into staff_rules.pending_decisions ${tx({ ...about, decided_by: person, decision: tx.json(decision as never) })}
		returning due_at`;
	if (!stored) throw new Error('The database stored no decision.');
	return new Date(stored.due_at).toISOString();
}

/** Whether staff have decided to publish a draft, which is locked, and it is not public yet. */
export async function waitsToBePublished(tx: TransactionSql, draft: string): Promise<boolean> {
	const [row] = await tx`select from staff_rules.pending_decisions where draft_id = ${draft}`;
	return row !== undefined;
}

/**
 * Whether staff have decided to verify a company, which is locked. What was decided on a profile that has changed since is
 * removed.
 */
export async function waitsToBeVerified(tx: TransactionSql, employer: string): Promise<boolean> {
	await tx`
		delete from staff_rules.pending_decisions as pending using public.employers
		where employer_id = ${employer} and employers.id = employer_id
			and decision -> 'profile' <> staff_rules.profile_of(employers)`;
	const [row] = await tx`select from staff_rules.pending_decisions where employer_id = ${employer}`;
	return row !== undefined;
}
