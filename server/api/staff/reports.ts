import { Hono } from 'hono';
import type { Sql } from 'postgres';
import { ANSWER_LISTS, reportResolution, type StaffReport } from '#schema/staff/staff-answers.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { type AnsweredForStaff, writeAsStaff } from '#server/api/staff/for-staff.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { ApiError, json } from '#server/http/api-error.ts';

const noReport = () => new ApiError(404, 'not_found', 'There is no such report.');

/** `GET /` lists reports of internships; `POST /:id/resolve` notes what was done about one. */
export function staffReports(sql: Sql, answered: AnsweredForStaff): Hono {
	const app = new Hono();
	listForStaff(app, sql, answered, {
		lists: ANSWER_LISTS,
		rows: (tx, { show, q, after, most }) => {
			const isOpen = show === 'open';
			return tx<{ item: StaffReport }[]>`
				select to_json(page) as item from (
					select report.id, report.created_at, internship, title, company, reason,
						report.message, report.email, resolved_at, resolution
					from public.reports as report
					left join public.internships on internships.slug = report.internship
					where (resolved_at is null) = ${isOpen}
						and (${q} = '' or position(lower(${q}) in report.internship) > 0)
					order by case when ${isOpen} then report.created_at end, resolved_at desc, report.id
					limit ${most} offset ${after}
				) as page`;
		},
	});
	app.use('/:id/resolve', only('POST'));
	app.post(
		'/:id/resolve',
		answered('staff', async ({ id }, context) => {
			const report = idIn(context, noReport);
			const { resolution } = await bodyOf(context.req.raw, reportResolution);
			await writeAsStaff(
				sql,
				id,
				(tx) => tx`select staff_rules.resolve_report(${report}, ${resolution})`,
			);
			return json({ resolved: true });
		}),
	);
	return app;
}
