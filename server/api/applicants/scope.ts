import type { PendingQuery, Row, TransactionSql } from 'postgres';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import { AWAITING_ANSWER } from '#schema/applications/application-moves.ts';

export type Fragment = PendingQuery<Row[]>;

/**
 * What lists join: the names `application`, `internship` and `copy` are used in every condition.
 * Applications are those that the caller answers, with their status: it is not read in the table.
 */
export const joined = (tx: TransactionSql): Fragment => tx`
	application_rules.answered_by_me as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.application_copies as copy on copy.application_id = application.id
	left join public.application_marks as mark on mark.application_id = application.id`;

/** Whether the caller is an employer who answers applications, or a member of staff. */
export async function isHost(tx: TransactionSql, host: Host): Promise<boolean> {
	const rows =
		host === 'staff'
			? await tx`select where staff_rules.is_staff()`
			: await tx`
				select from public.employers
				where id = posting_rules.own_employer('applicants') and host_since is not null`;
	return rows.length > 0;
}

const ofOwnInternship = (tx: TransactionSql): Fragment => tx`
	application.internship_id = any (array(select application_rules.own_internships()))`;

/** What staff search in applications: who has sent it, the internship and its company. */
const searchedByStaff = (tx: TransactionSql, words: string): Fragment => tx`(
	application.user_id in (select staff_rules.applicants_with(${words}))
	or application.internship_id in (select id from public.internships where public.has_typed(${words}, title, company, slug))
	or public.has_typed(${words}, application.program_name))`;

/** The applications that the caller answers; for staff who ask for them, those sent to employers, and what they search. */
export function scoped(
	tx: TransactionSql,
	user: string,
	host: Host,
	{ of, internship, mine, words }: Pick<ApplicantFilters, 'of' | 'internship' | 'mine' | 'words'>,
): Fragment {
	const belongsToHost =
		host === 'employer'
			? ofOwnInternship(tx)
			: tx`${ofOwnInternship(tx)} is not true
				and application.to_office = ${of !== 'employers'}`;
	return tx`application.user_id <> ${user} and ${belongsToHost}
		${internship === null ? tx`` : tx`and application.internship_id = (select id from public.internships where slug = ${internship})`}
		${host === 'staff' && words ? tx`and ${searchedByStaff(tx, words)}` : tx``}
		${mine.includes('yes') ? tx`and application.id in (select application_id from public.application_assignments where user_id = ${user})` : tx``}`;
}

/** Whether the caller does not see who has sent it. @param ids of all that are read, in SQL: they are looked up at once */
export const isHidden = (tx: TransactionSql, ids: Fragment): Fragment => tx`
	(application.mover = 'employer' and application.id in (select application_rules.hidden_ones(${ids})))`;

/** Statuses in the text of the query: with a parameter Postgres does not use the partial index. */
const waiting = AWAITING_ANSWER.map((status) => `'${status}'`).join(', ');
export const isWaiting = (tx: TransactionSql): Fragment =>
	tx`application.status in (${tx.unsafe(waiting)})`;

/** Whether the answer is overdue; not while it waits for staff. @param today ISO date in Europe/London */
export const isOverdue = (tx: TransactionSql, today: string): Fragment =>
	tx`(${isWaiting(tx)} and application.answer_due_on < ${today}::date and not exists (
		select from public.reviewed_applications as reviewed where reviewed.application_id = application.id and reviewed.waits
	))`;

/** The condition of the filters that staff can choose: one status, or what is overdue. */
export function filtered(
	tx: TransactionSql,
	{ status, answer }: ApplicantFilters,
	today: string,
): Fragment {
	return tx`true
		${status.length === 0 ? tx`` : tx`and application.status = any (${status})`}
		${answer.includes('overdue') ? tx`and ${isOverdue(tx, today)}` : tx``}`;
}

/** Overdue first, then by the day of the answer; those that are answered after them, newest first. */
export const inOrder = (tx: TransactionSql): Fragment => tx`
	(${isWaiting(tx)}) desc,
	case when ${isWaiting(tx)} then application.answer_due_on end,
	case when ${isWaiting(tx)} then application.created_at end,
	application.created_at desc, application.id`;

/**
 * What the order compares, as numbers and an id from first to last: a page begins after such a key, and not after a number
 * of applications, so that what was answered meanwhile hides nothing.
 * @param owed whether an answer is owed, in SQL
 */
export const keyIn = (tx: TransactionSql, owed: Fragment): Fragment => tx`
	case when ${owed} then 0 else 1 end,
	case when ${owed} then application.answer_due_on - date '1970-01-01' else 0 end,
	case when ${owed} then 1 else -1 end * (extract(epoch from application.created_at) * 1000000)::bigint,
	application.id`;

/** A key that was sent (its shape is checked in schema/applications/applicant-filters.ts). */
export function keyGiven(tx: TransactionSql, key: string): Fragment {
	const [rank = '', day = '', moment = '', id = ''] = key.split('_');
	return tx`${rank}::integer, ${day}::integer, ${moment}::bigint, ${id}::uuid`;
}
