import type { Sql } from 'postgres';
import { ANSWER_LISTS, reportResolution, type StaffReport } from '#schema/staff/staff-answers.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { notFound } from '#server/deeds/deed.ts';
import { resolveReport } from '#server/deeds/staff/resolve-report.ts';

const noReport = () => notFound('There is no such report.');

/** `GET /` lists reports of internships and of messages; `POST /:id/resolve` notes what was done about one. */
export function staffReports(sql: Sql): Call[] {
	return [
		listForStaff('/reports', sql, {
			lists: ANSWER_LISTS,
			rows: (tx, { show, q, after, most }) => {
				const isOpen = show === 'open';
				return tx<{ item: StaffReport }[]>`
				select to_json(page) as item from (
					select report.id, report.created_at, report.internship, internships.title, internships.company,
						report.reason, report.message, report.email, report.resolved_at, report.resolution,
						case when event.id is not null then json_build_object('application', event.application_id,
							'company', company_name, 'at', event.at, 'message', event.message) end as about
					from public.reports as report
					left join public.internships on internships.slug = report.internship
					left join public.application_events as event on event.id = event_id
					left join public.applications as application on application.id = event.application_id
					left join public.internships as applied on applied.id = application.internship_id
					left join public.employers on employers.id = applied.employer_id
					where (report.resolved_at is null) = ${isOpen}
						and (${q} = '' or position(lower(${q}) in concat_ws(' ', report.internship, lower(company_name))) > 0)
					order by case when ${isOpen} then report.created_at end, report.resolved_at desc, report.id
					limit ${most} offset ${after}
				) as page`;
			},
		}),
		post('/reports/:id/resolve', 'staff', async ({ id }, context) => {
			const report = idIn(context, noReport);
			const { resolution } = await bodyOf(context.req.raw, reportResolution);
			await resolveReport(sql, { person: id, report, resolution });
			return { resolved: true };
		}),
	];
}
