import type { Context } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import { UNDECIDED } from '#schema/applications/application-moves.ts';
import { type Concerned, type StaffListing, stopReason } from '#schema/staff/staff-listings.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { noInternship } from '#server/api/posting/posting-rows.ts';
import { bodyOf, noBody } from '#server/api/request-parts.ts';
import { readConcerned, stopInternship, undoStop } from '#server/deeds/staff/stop-internships.ts';
import { listForStaff, newestFirst, pageAfter } from './for-staff.ts';

/** In SQL, an internship as staff see it, beside what staff have stopped of it. */
export const listingColumns = (tx: TransactionSql) => tx`
	internship.id, internship.slug, internship.title, internship.company, internship.status, internship.published_at, (
		select count(*)::integer from application_rules.answered_by_me as application
		where application.internship_id = internship.id and application.status = any (${UNDECIDED})
	) as open_applications,
	case when stop.internship_id is not null then json_build_object('kind', stop.kind, 'at', stop.at,
		'reason', stop.reason, 'untold_until', stop.at + application_rules.take_back_time()) end as stop`;

/**
 * Internships of employers. `GET /` lists them; `GET /:slug/concerned` says whose applications a removal concerns; `POST /:slug/pause` and `POST /:slug/take-down` stop one with a reason, and
 * `POST /:slug/undo` makes it what it was.
 */
export function staffListings(sql: Sql): Call[] {
	const stop = (path: string, kind: 'paused' | 'taken-down') =>
		post(`/listings/:slug/${path}`, 'staff', async ({ id: person }, context) => {
			const { reason } = await bodyOf(context.req.raw, stopReason);
			const internship = slugIn(context);
			return { undo_until: await stopInternship(sql, { person, internship, kind, reason }) };
		});
	return [
		listForStaff('listings', sql, {
			from: (tx, { show, q }) => tx`
				from public.internships as internship
				left join posting_rules.stops as stop on stop.internship_id = internship.id
				where employer_id is not null and (${q} = '' or public.has_typed(${q}, title, company, slug))
					and case ${show} when 'stopped' then stop.internship_id is not null
						else not hidden and status <> 'closed' end`,
			filters: (tx) => ({
				open: tx`internship.status = 'open'`,
				paused: tx`internship.status = 'paused'`,
				answers: tx`exists (
					select from application_rules.answered_by_me as application
					where application.internship_id = internship.id and application.status = any (${UNDECIDED}))`,
			}),
			rows: (tx, { from, ...page }) => {
				const moment = newestFirst(tx, tx`published_at`);
				return tx<{ item: StaffListing; moment: string }[]>`
				select to_jsonb(page) - 'moment' as item, moment from (
					select ${moment} as moment, ${listingColumns(tx)}
					${from} ${pageAfter(tx, page, moment, tx`internship.id`)}
				) as page`;
			},
		}),
		get(
			'/listings/:slug/concerned',
			'read',
			async ({ id: person }, context): Promise<Concerned> => {
				const sent = await readConcerned(sql, { person, internship: slugIn(context) });
				return { sent };
			},
		),
		stop('pause', 'paused'),
		stop('take-down', 'taken-down'),
		post('/listings/:slug/undo', 'staff', async ({ id: person }, context) => {
			await bodyOf(context.req.raw, noBody);
			await undoStop(sql, { person, internship: slugIn(context) });
			return { undone: true };
		}),
	];
}

function slugIn({ req }: Context): string {
	const slug = req.param('slug') ?? '';
	if (!/^[a-z0-9-]{1,160}$/.test(slug)) throw noInternship();
	return slug;
}
