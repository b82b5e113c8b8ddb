import type { Sql } from 'postgres';
import { EMPLOYER_LISTS } from '#schema/employers/employer-checks.ts';
import {
	type DecisionAnswer,
	employerRefusal,
	employerVerification,
	type StaffEmployer,
	seenChanges,
} from '#schema/employers/employer-decision.ts';
import type { Clock } from '#schema/server-services.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { notFound } from '#server/deeds/deed.ts';
import { carryOutNow, takeBackDecision } from '#server/deeds/staff/carry-out.ts';
import { acceptCompanyChanges, refuseEmployer } from '#server/deeds/staff/refuse-employer.ts';
import { takeBackRefusal } from '#server/deeds/staff/refused-companies.ts';
import { verifyEmployer } from '#server/deeds/staff/verify-employer.ts';
import { listForStaff } from './for-staff.ts';

const EXPORTS_SHOWN = 5;

const noEmployer = () => notFound('There is no such employer.');

/**
 * `GET /` lists employers; `POST /:id/verify` and `POST /:id/refuse` decide on one, `POST /:id/verify-now` ends the wait until
 * it is verified, `POST /:id/take-back` and `POST /:id/take-back-verification` take a decision back, and
 * `POST /:id/accept-changes` notes that staff have looked at what has changed.
 */
export function staffEmployers(sql: Sql, clock: Clock): Call[] {
	return [
		listForStaff('/employers', sql, {
			lists: EMPLOYER_LISTS,
			rows: async (tx, { show, q, after, most }) => {
				const rows = await tx<{ item: Omit<StaffEmployer, 'warnings'>; moment: string }[]>`
				select item || jsonb_build_object('exports', array(
					select jsonb_build_object('at', export.at, 'kind', export.kind, 'applications', export.applications,
						'internship', coalesce(title, export.internship))
					from (
						select max(at) as at, kind, internship, sum(applications) as applications
						from public.applicant_exports where employer_id = (item ->> 'id')::uuid
						-- Single CVs of a day are one line.
						group by kind, internship, case kind when 'cv' then at::date::text else id::text end
					) as export
					left join public.internships on internships.slug = export.internship
					order by export.at desc limit ${EXPORTS_SHOWN}
				)) as item, moment
				from staff_rules.employers(${show}, ${q}, ${most}, ${after.moment}::bigint, ${after.id}::uuid)`;
				const warningsOf = nameWarnings(await verifiedCompanies(tx));
				return rows.map(({ item, moment }) => ({
					item: { ...item, warnings: warningsOf(item) },
					moment,
				}));
			},
		}),
		post('/employers/:id/verify', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const given = await bodyOf(context.req.raw, employerVerification);
			const undo_until = await verifyEmployer(sql, { person: id, employer, ...given });
			return { decided: true, undo_until } satisfies DecisionAnswer;
		}),
		post('/employers/:id/verify-now', 'staff', async ({ id: person }, context) => {
			const employer = idIn(context, noEmployer);
			await bodyOf(context.req.raw, noBody);
			await carryOutNow(sql, { person, employer, today: clock.today() });
			return { decided: true };
		}),
		post('/employers/:id/take-back-verification', 'staff', async ({ id: person }, context) => {
			const employer = idIn(context, noEmployer);
			await bodyOf(context.req.raw, noBody);
			await takeBackDecision(sql, { person, employer });
			return { taken_back: true };
		}),
		post('/employers/:id/refuse', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const given = await bodyOf(context.req.raw, employerRefusal);
			const { undo_until } = await refuseEmployer(sql, { person: id, employer, ...given });
			return { decided: true, undo_until } satisfies DecisionAnswer;
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
