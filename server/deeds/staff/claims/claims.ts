import type { Fragment, TransactionSql } from 'postgres';
import { CLAIM_MINUTES, type Claim, type ClaimKind } from '#schema/staff/claims.ts';
import { conflict } from '#server/deeds/deed.ts';
import { noteInLog, requireOtherCompany } from '#server/deeds/staff/staff.ts';

/** What is taken up or decided on. Its row is locked: so nobody else takes it up or decides in the same moment. */
type Locked = { kind: ClaimKind; id: string };

const COLUMNS: Record<ClaimKind, string> = {
	draft: 'draft_id',
	correction: 'correction_id',
	employer: 'employer_id',
	message: 'contact_id',
	'applicant-message': 'review_id',
	report: 'report_id',
};

/** The company that it is about, in SQL; of others nothing is found. */
const COMPANIES: Partial<Record<ClaimKind, (tx: TransactionSql, id: string) => Fragment>> = {
	draft: (tx, id) => tx`select employer_id as id from public.internship_drafts where id = ${id}`,
	correction: (tx, id) => tx`select employer_id as id from public.internships where id = ${id}`,
	employer: (tx, id) => tx`select id from public.employers where id = ${id}`,
	'applicant-message': (tx, id) =>
		tx`select employer_id as id from public.message_reviews where id = ${id}`,
	report: (tx, id) => tx`
		select employer_id as id from public.reports
		join public.internships on internships.slug = reports.internship where reports.id = ${id}`,
};

/** @throws {ApiError} 403 own_company */
export async function requireNotOwn(
	tx: TransactionSql,
	person: string | null,
	{ kind, id }: Pick<Locked, 'kind' | 'id'>,
): Promise<void> {
	const find = COMPANIES[kind];
	if (person === null || !find) return;
	const [company] = await tx<{ id: string | null }[]>`${find(tx, id)}`;
	await requireOtherCompany(tx, person, company?.id);
}

/**
 * Gives something to a member of staff, or gives it to them for longer.
 * @param takeOver also where a colleague has it, which is logged
 * @returns who has it now: the colleague without `takeOver`
 * @throws {ApiError} 403 own_company
 */
export async function takeClaim(
	tx: TransactionSql,
	person: string,
	{ kind, id }: Locked,
	takeOver = false,
): Promise<Claim> {
	await requireNotOwn(tx, person, { kind, id });
	const before = await readClaim(tx, person, { kind, id });
	const ofColleague = before !== null && !before.mine;
	if (ofColleague && !takeOver) return before;
	const column = tx(COLUMNS[kind]);
	await tx`
		insert into public.staff_claims (${column}, claimed_by, until)
		values (${id}, ${person}, clock_timestamp() + ${CLAIM_MINUTES}::integer * interval '1 minute')
		on conflict (${column}) do update set claimed_by = excluded.claimed_by, until = excluded.until`;
	if (ofColleague) {
		const subject = kind === 'correction' ? 'internship' : kind;
		await noteInLog(tx, person, { action: 'take-over', subject, id });
	}
	const after = await readClaim(tx, person, { kind, id });
	if (!after) throw new Error('The database stored no claim.');
	return after;
}

/**
 * Ends the claim of something, as it is decided on.
 * @param person null for an operator's command, which waits for nobody
 * @throws {ApiError} 403 own_company; 409 claimed where a colleague has it
 */
export async function endClaim(
	tx: TransactionSql,
	person: string | null,
	{ kind, id }: Locked,
): Promise<void> {
	await requireNotOwn(tx, person, { kind, id });
	const claim = person === null ? null : await readClaim(tx, person, { kind, id });
	if (claim && !claim.mine) throw conflict('claimed', `${claim.by} has taken it up.`);
	await tx`delete from public.staff_claims where ${tx(COLUMNS[kind])} = ${id}`;
}

/** Who has something; null where nobody has, or who had it is not staff any more. */
async function readClaim(
	tx: TransactionSql,
	person: string,
	{ kind, id }: Locked,
): Promise<Claim | null> {
	const [row] = await tx<{ mine: boolean; by: string; until: Date }[]>`
		select claimed_by = ${person} as mine, coalesce(nullif(full_name, ''), email) as by, until
		from public.staff_claims
		join public.staff on staff.user_id = claimed_by
		cross join lateral accounts.find(array[claimed_by])
		where ${tx(COLUMNS[kind])} = ${id} and until > clock_timestamp()`;
	return row ? { ...row, until: new Date(row.until).toISOString() } : null;
}
