import { Hono } from 'hono';
import type { Sql } from 'postgres';
import { EMPLOYER_LISTS } from '#schema/employers/employer-checks.ts';
import {
	type EmployerRefusal,
	type EmployerVerification,
	employerRefusal,
	employerVerification,
	type StaffEmployer,
} from '#schema/employers/employer-decision.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { type AnsweredForStaff, writeAsStaff } from '#server/api/staff/for-staff.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { ApiError, json } from '#server/http/api-error.ts';

const noEmployer = () => new ApiError(404, 'not_found', 'There is no such employer.');

/** `GET /` lists employers; `POST /:id/verify` and `POST /:id/refuse` decide on one. */
export function staffEmployers(sql: Sql, answered: AnsweredForStaff): Hono {
	const app = new Hono();
	listForStaff(app, sql, answered, {
		lists: EMPLOYER_LISTS,
		rows: (tx, { show, q, after, most }) => tx<{ item: StaffEmployer }[]>`
			select item from staff_rules.employers(${show}, ${q}, ${most}, ${after}) as item`,
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
