import type { Sql, TransactionSql } from 'postgres';
import {
	type EmptySearch,
	type OverdueEmployer,
	type StaffOverview,
	type StaffWeek,
	WAITING_KINDS,
	type WaitingCount,
} from '#schema/staff/staff.ts';
import type { StaffRight } from '#schema/staff/staff-roles.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';

const MOST_EMPLOYERS = 20;
/** How many applications `staff_rules.waiting` counts. */
const MOST_WAITING = 1_000;

/** What waits for staff. @param today ISO date in Europe/London */
export const overview = (
	sql: Sql,
	{ id, email }: AccountUser,
	today: string,
): Promise<StaffOverview> =>
	readAsStaff(sql, id, async (tx) => {
		const rows = await readWaiting(tx, today);
		const overdue = await tx<(OverdueEmployer & { employers: number })[]>`
			select company, count::integer, oldest::text, count(*) over ()::integer as employers
			from staff_rules.overdue(${today}::date) limit ${MOST_EMPLOYERS}`;
		const waiting = WAITING_KINDS.map(
			(kind) => rows.find((row) => row.kind === kind) ?? { kind, count: 0, oldest: null },
		);
		const [own] = await tx<{ may: StaffRight[] }[]>`
			select array(select staff_rules.own_rights()) as may`;
		return {
			email,
			may: own?.may ?? [],
			today,
			waiting,
			overdue: overdue.map(({ employers: _, ...employer }) => employer),
			overdue_employers: overdue[0]?.employers ?? 0,
		};
	});

/** How many things wait for staff, and whether there are more. @param today ISO date in Europe/London */
export const countWaiting = (sql: Sql, user: string, today: string) =>
	readAsStaff(sql, user, async (tx) => {
		const waiting = await readWaiting(tx, today);
		const count = waiting.reduce((sum, one) => sum + one.count, 0);
		return { count, more: waiting.some((one) => one.more) };
	});

/** What waits, by kind; a kind of which nothing waits may be missing. */
async function readWaiting(tx: TransactionSql, today: string): Promise<WaitingCount[]> {
	const rows = await tx<WaitingCount[]>`
		select kind, count::integer, oldest::text from staff_rules.waiting(${today}::date)
		union all
		select 'applicant-messages', count(*)::integer,
			(min(asked_at) at time zone 'Europe/London')::date::text
		from public.message_reviews where state = 'waiting'`;
	return rows.map((row) =>
		row.kind === 'applications' && row.count >= MOST_WAITING ? { ...row, more: true } : row,
	);
}

/** Applications and accounts of the last ten weeks, oldest first. @param today ISO date in Europe/London */
export const weeks = (sql: Sql, user: string, today: string): Promise<StaffWeek[]> =>
	readAsStaff(sql, user, async (tx) => [
		...(await tx<StaffWeek[]>`
			select begins::text, applications, sign_ups from staff_rules.weeks(${today}::date)`),
	]);

/** Words of searches that found nothing, on five days or more. */
export const emptySearches = (sql: Sql, user: string): Promise<EmptySearch[]> =>
	readAsStaff(sql, user, async (tx) => [
		...(await tx<EmptySearch[]>`
			select words, days, last_day::text as last from staff_rules.empty_searches()`),
	]);
