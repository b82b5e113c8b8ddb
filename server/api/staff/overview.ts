import type { Sql, TransactionSql } from 'postgres';
import type { OverdueEmployer, StaffOverview, Waiting } from '#schema/staff/staff.ts';
import { WAITING_KINDS } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';

const MOST_EMPLOYERS = 20;

/** What waits for staff. @param today ISO date in Europe/London */
export const overview = (
	sql: Sql,
	{ id, email }: AccountUser,
	today: string,
): Promise<StaffOverview> =>
	readAsStaff(sql, id, async (tx) => {
		const rows = await readWaiting(tx, today);
		const overdue = await tx<OverdueEmployer[]>`
			select company, count::integer, oldest::text
			from staff_rules.overdue(${today}::date) limit ${MOST_EMPLOYERS}`;
		const waiting = WAITING_KINDS.map(
			(kind) => rows.find((row) => row.kind === kind) ?? { kind, count: 0, oldest: null },
		);
		return { email, today, waiting, overdue: [...overdue] };
	});

/** How many things wait for staff. @param today ISO date in Europe/London */
export const countWaiting = (sql: Sql, user: string, today: string): Promise<number> =>
	readAsStaff(sql, user, async (tx) =>
		(await readWaiting(tx, today)).reduce((sum, { count }) => sum + count, 0),
	);

/** Kinds of which nothing waits may be missing. */
const readWaiting = (tx: TransactionSql, today: string) => tx<Waiting[]>`
	select kind, count::integer, oldest::text from staff_rules.waiting(${today}::date)
	union all
	select 'applicant-messages', count(*)::integer,
		(min(asked_at) at time zone 'Europe/London')::date::text
	from public.message_reviews where state = 'waiting'`;
