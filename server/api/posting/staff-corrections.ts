import type { Sql } from 'postgres';
import { UNDECIDED } from '#schema/applications/application-moves.ts';
import { putBack, seenVersion, type WaitingCorrection } from '#schema/employers/posting.ts';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { listForStaff } from '#server/api/staff/for-staff.ts';
import { contentOf, withAllFields } from '#server/deeds/posting/content.ts';
import { acceptCorrection, putBackCorrection } from '#server/deeds/posting/corrections.ts';
import { noInternship } from './posting-rows.ts';

/**
 * `GET /` lists what employers corrected at once, the oldest first; `POST /:id/accept` approves it and
 * `POST /:id/put-back` makes public again what was approved before. The version is the one that was seen.
 */
export function staffCorrections(sql: Sql): Call[] {
	return [
		listForStaff('/corrections', sql, {
			lists: ['open'],
			rows: async (tx, { q, after, most }) => {
				const columns = tx(FIELD_NAMES.map((name) => `internship.${name}`));
				const rows = await tx<{ item: WaitingCorrection }[]>`
			select to_json(page) as item from (
				select internship.id, correction.version, slug, title, company, first_at, last_at, approved,
					(
						select to_json(listing) from (select ${columns}) as listing
					) as published, (
						select count(*)::integer from application_rules.answered_by_me as application
						where application.internship_id = internship.id and status = any (${UNDECIDED})
					) as open_applications
				from posting_rules.corrections as correction
				join public.internships as internship on internship.id = correction.internship_id
				where ${q} = '' or position(lower(${q}) in lower(title || ' ' || company)) > 0
				order by first_at, internship.id limit ${most} offset ${after}
			) as page`;
				return rows.map(({ item }) => ({
					item: {
						...item,
						approved: withAllFields(item.approved),
						published: contentOf(item.published),
					},
				}));
			},
		}),
		post('/corrections/:id/accept', 'staff', async ({ id }, context) => {
			const internship = idIn(context, noInternship);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await acceptCorrection(sql, { person: id, internship, version });
			return { accepted: true };
		}),
		post('/corrections/:id/put-back', 'staff', async ({ id }, context) => {
			const internship = idIn(context, noInternship);
			const { version, reason } = await bodyOf(context.req.raw, putBack);
			await putBackCorrection(sql, { person: id, internship, version, reason });
			return { put_back: true };
		}),
	];
}
