import type { TransactionSql } from 'postgres';
import type { ReportReason } from '#schema/report-reasons.ts';

/** A report of which the office has not been told: of an internship, or of a message about an application. */
export type NewReport = {
	reason: ReportReason;
	internship: string | null;
	application: string | null;
};

/**
 * All reports of which the office is to be told now, newest first; they count as told with this transaction. Within an
 * hour of the last mail there are none, and a notice that is due at the end of that hour.
 * @param notices the rows of the notices that are due
 */
export async function reportsToTell(sql: TransactionSql, notices: string[]): Promise<NewReport[]> {
	const [rowId] = notices;
	if (rowId === undefined) return [];
	// One process at a time, so that two do not tell of the same reports.
	await sql`select pg_advisory_xact_lock(hashtextextended('internships:report-mails', 0))`;
	await sql`set local role service_role`;
	const [next] = await sql<{ at: Date }[]>`
		select max(mailed_at) + interval '1 hour' as at from public.reports
		having max(mailed_at) > clock_timestamp() - interval '1 hour'`;
	const told = next
		? []
		: await sql<(NewReport & { created_at: Date })[]>`
			with told as (
				update public.reports set mailed_at = clock_timestamp() where mailed_at is null
				returning reason, internship, event_id, created_at
			)
			select reason, internship, application_id as application, told.created_at from told
			left join public.application_events as event on event.id = event_id
			order by told.created_at desc`;
	await sql`set local role none`;
	if (next)
		await sql`
			insert into outbox.notices (kind, row_id, due_at)
			select 'reports', ${rowId}, ${next.at} where not exists (
				select from outbox.notices where kind = 'reports' and due_at >= ${next.at}
			)`;
	return [...told];
}
