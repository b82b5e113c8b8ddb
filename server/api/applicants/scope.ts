import type { PendingQuery, Row, TransactionSql } from 'postgres';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import { AWAITING_ANSWER } from '#schema/applications/application-moves.ts';

export type Fragment = PendingQuery<Row[]>;

/** What all lists join: the names `application`, `internship` and `copy` are used in every condition. */
export const joined = (own: TransactionSql): Fragment => own`
	public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.application_copies as copy on copy.application_id = application.id`;

/** Whether the caller is a verified employer, or a member of staff. */
export async function isHost(own: TransactionSql, user: string, host: Host): Promise<boolean> {
	const rows =
		host === 'staff'
			? await own`select where staff_rules.is_staff()`
			: await own`select from public.employers where user_id = ${user} and verified`;
	return rows.length > 0;
}

const ofOwnInternship = (own: TransactionSql): Fragment => own`
	application.internship_id = any (array(select application_rules.own_internships()))`;

/** What is the caller's to answer; for staff also what employers have been sent, where they ask for it. */
export function scoped(
	own: TransactionSql,
	user: string,
	host: Host,
	{ of, internship }: Pick<ApplicantFilters, 'of' | 'internship'>,
): Fragment {
	const whose =
		host === 'employer'
			? ofOwnInternship(own)
			: own`${ofOwnInternship(own)} is not true
				and (internship.employer_id is not null) = ${of === 'employers'}`;
	return own`application.user_id <> ${user} and ${whose}
		${internship === null ? own`` : own`and internship.slug = ${internship}`}`;
}

const isWaiting = (own: TransactionSql): Fragment =>
	own`application.status = any (${AWAITING_ANSWER})`;

/** Past the day of its answer, without one. @param today ISO date in Europe/London */
export const isOverdue = (own: TransactionSql, today: string): Fragment =>
	own`(${isWaiting(own)} and application.answer_due_on < ${today}::date)`;

export function filtered(
	own: TransactionSql,
	{ status, permission, graduation, overdue }: ApplicantFilters,
	today: string,
): Fragment {
	return own`true
		${status === null ? own`` : own`and application.status = ${status}`}
		${permission === null ? own`` : own`and copy.permission_shown ->> 'kind' = ${permission}`}
		${graduation === null ? own`` : own`and left(copy.profile ->> 'graduation', 4) = ${graduation}`}
		${overdue ? own`and ${isOverdue(own, today)}` : own``}`;
}

/** Overdue first, then by the day of the answer; those that are answered after them, newest first. */
export const inOrder = (own: TransactionSql): Fragment => own`
	(${isWaiting(own)}) desc,
	case when ${isWaiting(own)} then application.answer_due_on end,
	case when ${isWaiting(own)} then application.created_at end,
	application.created_at desc, application.id`;
