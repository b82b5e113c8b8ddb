import type { Sql } from 'postgres';
import {
	type DecisionAnswer,
	employerRefusal,
	employerVerification,
	type StaffEmployer,
	seenChanges,
} from '#schema/employers/employer-decision.ts';
import type { Clock } from '#schema/server-services.ts';
import { companyNote, companyQuestion } from '#schema/staff/company-notes.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { askEmployer, noteAboutEmployer } from '#server/deeds/staff/ask-employer.ts';
import { carryOutNow, takeBackDecision } from '#server/deeds/staff/carry-out.ts';
import { acceptCompanyChanges, refuseEmployer } from '#server/deeds/staff/refuse-employer.ts';
import { takeBackRefusal } from '#server/deeds/staff/refused-companies.ts';
import { verifyEmployer } from '#server/deeds/staff/verify-employer.ts';
import { exportsOf, moreOfCompany, noEmployer, readCompany } from './company.ts';
import { listForStaff } from './for-staff.ts';

/**
 * `GET /` lists employers, `GET /:id` says all of one, `GET /:id/lists/:list` what follows in one of its lists; `POST /:id/verify` and `POST /:id/refuse` decide on one,
 * `POST /:id/verify-now` ends the wait until it is verified, `POST /:id/take-back` and `POST /:id/take-back-verification`
 * take a decision back, and `POST /:id/accept-changes` notes that staff have looked at what has changed.
 */
export function staffEmployers(sql: Sql, clock: Clock): Call[] {
	return [
		listForStaff('employers', sql, {
			from: (tx, { show, q }) => tx`from staff_rules.employers_in(${show}, ${q}) as employer`,
			filters: (tx) => ({
				overdue: tx`'overdue' = any (employer.names)`,
				'at-work': tx`'at-work' = any (employer.names)`,
				again: tx`'again' = any (employer.names)`,
				website: tx`'website' = any (employer.names)`,
				'no-website': tx`'no-website' = any (employer.names)`,
				number: tx`'number' = any (employer.names)`,
				'no-number': tx`'no-number' = any (employer.names)`,
				free: tx`'free' = any (employer.names)`,
			}),
			rows: async (tx, { show, q, only, after, most }) => {
				const rows = await tx<{ item: Omit<StaffEmployer, 'warnings'>; moment: string }[]>`
				select ${exportsOf(tx)} as item, moment
				from staff_rules.employers(${show}, ${q}, ${most}, ${after.moment}::bigint, ${after.id}::uuid,
					${only}::text[])`;
				const warningsOf = nameWarnings(await verifiedCompanies(tx));
				return rows.map(({ item, moment }) => ({
					item: { ...item, warnings: warningsOf(item) },
					moment,
				}));
			},
		}),
		get('/employers/:id', 'read', async ({ id }, context) =>
			readCompany(sql, id, idIn(context, noEmployer), clock.today()),
		),
		get('/employers/:id/lists/:list', 'read', async ({ id }, context) => {
			const { req } = context;
			const employer = idIn(context, noEmployer);
			return moreOfCompany(sql, id, {
				employer,
				name: req.param('list') ?? '',
				given: req.query(),
			});
		}),
		post('/employers/:id/verify', 'staff', async ({ id }, context) => {
			const employer = idIn(context, noEmployer);
			const given = await bodyOf(context.req.raw, employerVerification);
			const undo_until = await verifyEmployer(sql, { person: id, employer, ...given });
			return { decided: true, undo_until } satisfies DecisionAnswer;
		}),
		post('/employers/:id/ask', 'staff', async ({ id: person }, context) => {
			const employer = idIn(context, noEmployer);
			const { question } = await bodyOf(context.req.raw, companyQuestion);
			await askEmployer(sql, { person, employer, question });
			return { asked: true };
		}),
		post('/employers/:id/note', 'staff', async ({ id: person }, context) => {
			const employer = idIn(context, noEmployer);
			const { note } = await bodyOf(context.req.raw, companyNote);
			await noteAboutEmployer(sql, { person, employer, note });
			return { noted: true };
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
