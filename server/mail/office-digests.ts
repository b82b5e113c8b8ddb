import type { PendingQuery, TransactionSql } from 'postgres';
import type { Side } from '#schema/applications/application-messages.ts';
import type { ReportReason } from '#schema/report-reasons.ts';

/** A draft that waits for staff, of which the office has not been told. */
export type DraftInDigest = {
	id: string;
	title: string;
	company: string;
	what: 'new' | 'corrected' | 'change';
};

/**
 * All drafts of which the office is to be told now, oldest first; they count as told with this transaction.
 * @param notices the rows of the notices that are due
 */
export const draftsToTell = (sql: TransactionSql, notices: string[]): Promise<DraftInDigest[]> =>
	onceAnHour(
		sql,
		{ kind: 'drafts_waiting', table: 'internship_drafts', notices },
		() =>
			sql<DraftInDigest[]>`
			with told as (
				update public.internship_drafts set mailed_at = clock_timestamp()
				where state = 'submitted' and coalesce(mailed_at < submitted_at, true)
				returning id, employer_id, internship_id, content, times_submitted, submitted_at
			)
			select told.id, coalesce(nullif(told.content ->> 'title', ''), 'Without a title') as title,
				company_name as company, case when told.internship_id is not null then 'change'
					when told.times_submitted > 1 then 'corrected' else 'new' end as what
			from told join public.employers on employers.id = told.employer_id order by told.submitted_at`,
	);

/** A report of which the office has not been told: of an internship, or of a message about an application. */
export type NewReport = {
	reason: ReportReason;
	internship: string | null;
	application: string | null;
	/** Who has written the message; null for an internship. */
	by: Side | null;
};

/**
 * All reports of which the office is to be told now, newest first; they count as told with this transaction.
 * @param notices the rows of the notices that are due
 */
export const reportsToTell = (sql: TransactionSql, notices: string[]): Promise<NewReport[]> =>
	onceAnHour(
		sql,
		{ kind: 'reports', table: 'reports', notices },
		() =>
			sql<NewReport[]>`
			with told as (
				update public.reports set mailed_at = clock_timestamp() where mailed_at is null
				returning reason, internship, event_id, application_message_id, question_side, created_at
			)
			select reason, internship, coalesce(event.application_id, written.application_id) as application,
				coalesce(written.side, question_side, case when event.id is not null then 'employer' end) as by
			from told
			left join public.application_events as event on event.id = event_id
			left join public.application_messages as written on written.id = application_message_id
			order by told.created_at desc`,
	);

/** All that is told in one mail is one row, with the id of the first notice; no row where there is nothing to tell. */
export const inOneMail = <Thing>(
	[id]: string[],
	things: Thing[],
): { id: string; things: Thing[] }[] =>
	id === undefined || things.length === 0 ? [] : [{ id, things }];

type Digest = { kind: 'drafts_waiting' | 'reports'; table: string; notices: string[] };

/**
 * Rows of a table in `public` that `take` marks with the time in their column mailed_at. Within an hour of the last mail
 * there are none, and a notice that is due at the end of that hour.
 */
async function onceAnHour<Row extends object>(
	sql: TransactionSql,
	{ kind, table, notices }: Digest,
	take: () => PendingQuery<Row[]>,
): Promise<Row[]> {
	const [rowId] = notices;
	if (rowId === undefined) return [];
	// One process at a time, so that two do not tell of the same rows.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`internships:${kind}`}, 0))`;
	await sql`set local role service_role`;
	const [next] = await sql<{ at: Date }[]>`
		select max(mailed_at) + interval '1 hour' as at from public.${sql(table)}
		having max(mailed_at) > clock_timestamp() - interval '1 hour'`;
	const taken = next ? [] : await take();
	await sql`set local role none`;
	if (next)
		await sql`
			insert into outbox.notices (kind, row_id, due_at)
			select ${kind}, ${rowId}, ${next.at} where not exists (
				select from outbox.notices where kind = ${kind} and due_at >= ${next.at}
			)`;
	return [...taken];
}
