import type { Sql } from 'postgres';
import type { StaffFigure } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';

/** The steps that decide on something that waits, and how far back they are counted. */
const DECISIONS = [
	'approve draft',
	'return draft',
	'verify employer',
	'refuse employer',
	'accept-changes employer',
	'accept internship',
	'put-back internship',
	'answer message',
	'close message',
	'approve applicant-message',
	'return applicant-message',
	'resolve report',
];
const MOST = 2_000;

/**
 * What each member of staff, and all of them together, have decided in the last ten weeks, by queue and week, newest first; and
 * how long half of it had waited at most, where that is still known. @param today ISO date in Europe/London
 */
export const figuresOfStaff = (sql: Sql, user: string, today: string): Promise<StaffFigure[]> =>
	readAsStaff(sql, user, async (tx) => {
		const rows = await tx<{ item: StaffFigure }[]>`
			with steps as (
				select log.at, log.staff_email, log.subject, log.waited_since, case when log.subject in ('draft', 'message', 'report',
					'applicant-message') then log.subject_id::uuid end as id
				from public.staff_log as log
				where log.at >= (date_trunc('week', ${today}::timestamp) - interval '63 days') at time zone 'Europe/London'
					and log.action || ' ' || log.subject = any (${DECISIONS})
			), waited as (
				select steps.*, coalesce(waited_since, draft.submitted_at, contact.created_at, report.created_at, review.asked_at) as since
				from steps
				left join public.internship_drafts as draft on steps.subject = 'draft' and draft.id = steps.id
				left join public.contacts as contact on steps.subject = 'message' and contact.id = steps.id
				left join public.reports as report on steps.subject = 'report' and report.id = steps.id
				left join public.message_reviews as review on steps.subject = 'applicant-message' and review.id = steps.id
			)
			select to_json(found) as item from (
				select date_trunc('week', at at time zone 'Europe/London')::date as begins, subject as queue, staff_email,
					count(*)::integer as decided,
					-- One that was submitted again since has begun to wait anew.
					(percentile_cont(0.5) within group (order by extract(epoch from at - since) / 3600)
						filter (where since <= at))::double precision as median_hours
				from waited group by grouping sets ((1, 2, 3), (1, 2)) order by 1 desc, 2, 4 desc, 3 nulls first limit ${MOST}
			) as found`;
		return rows.map(({ item }) => item);
	});
