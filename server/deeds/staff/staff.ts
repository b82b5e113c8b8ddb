import type { TransactionSql } from 'postgres';
import type { StaffStep } from '#schema/staff/staff.ts';
import type { StaffRight } from '#schema/staff/staff-roles.ts';
import { notFound } from '#server/deeds/deed.ts';
import { ApiError } from '#server/http/api-error.ts';

/**
 * Lets only members of staff go on whose role has a right: to others there is no such page.
 * @param person an account; null for an operator's command
 * @throws {ApiError} 404; 403 role for staff without this right
 */
export async function requireStaff(
	tx: TransactionSql,
	person: string | null,
	right: StaffRight = 'review',
): Promise<void> {
	if (person === null) return;
	const rights = await tx<
		{ may: string }[]
	>`select may from staff_rules.rights_of(${person}) as may`;
	if (rights.length === 0) throw notFound('There is no such page.');
	if (!rights.some(({ may }) => may === right))
		throw new ApiError(403, 'role', 'Only an administrator can do this. Ask one of them.');
}

/**
 * Nobody decides as staff on what is about a company of which they are a member, in whatever role.
 * @param person an account; null for an operator's command, or the clock
 * @param company its id; null for what is about none
 * @throws {ApiError} 403 own_company
 */
export async function requireOtherCompany(
	tx: TransactionSql,
	person: string | null,
	company: string | null | undefined,
): Promise<void> {
	if (person === null || !company) return;
	const own = await tx`
		select from public.company_members where user_id = ${person} and employer_id = ${company}`;
	if (own.length > 0)
		throw new ApiError(
			403,
			'own_company',
			'This is about your own company: a colleague of staff decides on it.',
		);
}

/** The action and the kind of what it is done to, of the steps that the log has. */
type StepParts<Step = StaffStep> = Step extends `${infer Action} ${infer Subject}`
	? { action: Action; subject: Subject }
	: never;

type LogLine = StepParts & {
	/** Of what it is done to. */
	id: string | null;
	/** At most 5,000 characters are kept. */
	detail?: string | null;
	/** Since when it had waited for staff, where no row of it says so afterwards. */
	waitedSince?: Date | null | undefined;
	/** Who it was, where it was no account; an operator's command if nothing is said. */
	by?: string;
};

/** Adds a line to the log of staff, in the transaction of what was done. @param person null for who has no account */
export async function noteInLog(
	tx: TransactionSql,
	person: string | null,
	{ action, subject, id, detail, waitedSince = null, by = 'command line' }: LogLine,
): Promise<void> {
	await tx`
		insert into public.staff_log (staff_id, staff_email, action, subject, subject_id, detail, waited_since)
		values (
			${person}, coalesce((select email from accounts.find(array[${person}::uuid])), ${by}),
			${action}, ${subject}, ${id}, nullif(left(btrim(${detail ?? null}), 5000), ''), ${waitedSince}
		)`;
}
