import { Hono } from 'hono';
import type { Sql } from 'postgres';
import { EMPLOYER_LISTS } from '#schema/employers/employer-checks.ts';
import {
	type EmployerRefusal,
	type EmployerVerification,
	employerRefusal,
	employerVerification,
	type StaffEmployer,
	seenChanges,
} from '#schema/employers/employer-decision.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { type AnsweredForStaff, writeAsStaff } from '#server/api/staff/for-staff.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { ApiError, json } from '#server/http/api-error.ts';

const EXPORTS_SHOWN = 5;

const noEmployer = () => new ApiError(404, 'not_found', 'There is no such employer.');

/**
 * `GET /` lists employers; `POST /:id/verify` and `POST /:id/refuse` decide on one, `POST /:id/accept-changes` notes that
 * staff have looked at what has changed.
 */
export function staffEmployers(sql: Sql, answered: AnsweredForStaff): Hono {
	const app = new Hono();
	listForStaff(app, sql, answered, {
		lists: EMPLOYER_LISTS,
		rows: async (tx, { show, q, after, most }) => {
			const rows = await tx<{ item: Omit<StaffEmployer, 'warnings'> }[]>`
				select item || jsonb_build_object('exports', array(
					select jsonb_build_object('at', export.at, 'kind', export.kind, 'applications', applications,
						'internship', coalesce(title, export.internship))
					from public.applicant_exports as export
					left join public.internships on internships.slug = export.internship
					where export.employer_id = (item ->> 'id')::uuid
					order by export.at desc limit ${EXPORTS_SHOWN}
				)) as item
				from staff_rules.employers(${show}, ${q}, ${most}, ${after}) as item`;
			const warningsOf = nameWarnings(await verifiedCompanies(tx));
			return rows.map(({ item }) => ({ item: { ...item, warnings: warningsOf(item) } }));
		},
	});
	app.use('/:id/:verb', only('POST'));
	app.post(
		'/:id/verify',
		answered('staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			await verify(sql, id, employer, await bodyOf(context.req.raw, employerVerification));
			return json({ decided: true });
		}),
	);
	app.post(
		'/:id/refuse',
		answered('staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			await refuse(sql, id, employer, await bodyOf(context.req.raw, employerRefusal));
			return json({ decided: true });
		}),
	);
	app.post(
		'/:id/accept-changes',
		answered('staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const { expected } = await bodyOf(context.req.raw, seenChanges);
			await writeAsStaff(
				sql,
				id,
				(tx) => tx`
					select staff_rules.accept_company_changes(${employer}, ${expected}::text::timestamptz)`,
			);
			return json({ accepted: true });
		}),
	);
	return app;
}

const verify = (
	sql: Sql,
	user: string,
	employer: string,
	{ expected, checks, company_number, note }: EmployerVerification,
) =>
	writeAsStaff(
		sql,
		user,
		(tx) => tx`
			select staff_rules.decide_employer(${employer}, ${expected}::text::timestamptz, 'verified',
				${checks}::text[], ${company_number ?? null}, null, ${note ?? null})`,
	);

const refuse = (
	sql: Sql,
	user: string,
	employer: string,
	{ expected, reason, note }: EmployerRefusal,
) =>
	writeAsStaff(
		sql,
		user,
		(tx) => tx`
			select staff_rules.decide_employer(${employer}, ${expected}::text::timestamptz, 'refused',
				'{}', null, ${reason}, ${note ?? null})`,
	);
