import type { Sql } from 'postgres';
import type { Clock } from '#schema/server-services.ts';
import { ANSWER_LISTS, messageReturn, type ReviewedMessage } from '#schema/staff/staff-answers.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { approveMessage, returnMessage } from '#server/deeds/applications/decide-message.ts';
import { ApiError } from '#server/http/api-error.ts';

const noMessage = () => new ApiError(404, 'not_found', 'There is no such message.');

/**
 * Messages of employers to applicants. `GET /` lists them; `POST /:id/approve` moves the applications as the
 * employer asked, those that can still be moved; `POST /:id/return` says why not.
 */
export function messageReviews(sql: Sql, clock: Clock): Call[] {
	return [
		listForStaff('/applicant-messages', sql, {
			lists: ANSWER_LISTS,
			rows: (tx, { show, q, after, most }) => {
				const isOpen = show === 'open';
				return tx<{ item: ReviewedMessage }[]>`
				select to_json(page) as item from (
					select review.id, review.asked_at, company_name as company, review.to_status as to,
						review.message, review.found, review.people, review.state, review.decided_at, review.answer,
						array(
							select distinct coalesce(title, 'An internship that is gone')
							from public.reviewed_applications as reviewed
							join public.applications as application on application.id = reviewed.application_id
							left join public.internships on internships.id = application.internship_id
							where reviewed.review_id = review.id order by 1 limit 10
						) as internships,
						(select count(*)::integer from public.reviewed_applications where review_id = review.id)
							as applications
					from public.message_reviews as review
					join public.employers on employers.id = review.employer_id
					where (review.state = 'waiting') = ${isOpen}
						and (${q} = '' or position(lower(${q}) in lower(company_name)) > 0)
					order by case when ${isOpen} then review.asked_at end,
						coalesce(review.decided_at, review.asked_at) desc, review.id
					limit ${most} offset ${after}
				) as page`;
			},
		}),
		post('/applicant-messages/:id/approve', 'staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			return { moved: await approveMessage(sql, { person: id, review, today: clock.today() }) };
		}),
		post('/applicant-messages/:id/return', 'staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			const { reason } = await bodyOf(context.req.raw, messageReturn);
			await returnMessage(sql, { person: id, review, reason, today: clock.today() });
			return { returned: true };
		}),
	];
}
