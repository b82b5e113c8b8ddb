import type { Sql } from 'postgres';
import { EMPLOYER_LISTS } from '#schema/employers/employer-checks.ts';
import {
	employerRefusal,
	employerVerification,
	type RefusalAnswer,
	type StaffEmployer,
	seenChanges,
} from '#schema/employers/employer-decision.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { notFound } from '#server/deeds/deed.ts';
import { acceptCompanyChanges, decideEmployer } from '#server/deeds/staff/decide-employer.ts';
import { takeBackRefusal } from '#server/deeds/staff/refused-companies.ts';
import { listForStaff } from './for-staff.ts';

const EXPORTS_SHOWN = 5;

const noEmployer = () => notFound('There is no such employer.');

/**
 * `GET /` lists employers; `POST /:id/verify` and `POST /:id/refuse` decide on one, `POST /:id/accept-changes` notes that
 * staff have looked at what has changed, and `POST /:id/take-back` takes a refusal back.
 */
export function staffEmployers(sql: Sql): Call[] {
	return [
		listForStaff('/employers', sql, {
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
		}),
		post('/employers/:id/verify', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const given = await bodyOf(context.req.raw, employerVerification);
			await decideEmployer(sql, { person: id, employer, outcome: 'verified', ...given });
			return { decided: true };
		}),
		post('/employers/:id/refuse', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const given = await bodyOf(context.req.raw, employerRefusal);
			const { undo_until } = await decideEmployer(sql, {
				person: id,
				employer,
				outcome: 'refused',
				...given,
			});
			return { decided: true, undo_until } satisfies RefusalAnswer;
		}),
		post('/employers/:id/take-back', 'staff', async ({ id }, context) => {
			await takeBackRefusal(sql, { person: id, employer: idIn(context, noEmployer) });
			return { taken_back: true };
		}),
		post('/employers/:id/accept-changes', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const { expected } = await bodyOf(context.req.raw, seenChanges);
			await acceptCompanyChanges(sql, { person: id, employer, expected });
			return { accepted: true };
		}),
	];
}
