import { Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import type { ApplicationStatus, RejectionReason } from '#schema/applications/application-moves.ts';
import type { Clock } from '#schema/server-services.ts';
import { ANSWER_LISTS, messageReturn, type ReviewedMessage } from '#schema/staff/staff-answers.ts';
import { asStaffRole } from '#server/api/applicants/message-reviews.ts';
import { moveMany } from '#server/api/applicants/moves.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { only } from '#server/api/signed-in.ts';
import { type AnsweredForStaff, writeAsStaff } from '#server/api/staff/for-staff.ts';
import { listForStaff } from '#server/api/staff/staff-list.ts';
import { ApiError, json } from '#server/http/api-error.ts';
import { actAs } from '#server/postgres/as-person.ts';

const noMessage = () => new ApiError(404, 'not_found', 'There is no such message.');
const decidedMeanwhile = () =>
	new ApiError(
		409,
		'decided_meanwhile',
		'Somebody has decided on this message in the meantime, or the employer has replaced it.',
	);

type Waiting = {
	user_id: string;
	to: ApplicationStatus;
	reasons: RejectionReason[];
	message: string;
	moves: { id: string; expected: ApplicationStatus }[];
};

/**
 * Messages of employers to applicants. `GET /` lists them; `POST /:id/approve` moves the applications as the
 * employer asked, those that can still be moved; `POST /:id/return` says why not.
 */
export function applicantMessages(sql: Sql, clock: Clock, answered: AnsweredForStaff): Hono {
	const app = new Hono();
	listForStaff(app, sql, answered, {
		lists: ANSWER_LISTS,
		rows: (tx, { show, q, after, most }) => {
			const isOpen = show === 'open';
			return tx<{ item: ReviewedMessage }[]>`
				select to_json(page) as item from (
					select review.id, review.asked_at, company_name as company, review.to_status as to,
						review.message, review.found, review.people, review.state, review.decided_at, review.answer,
						array(
							select distinct coalesce(title, 'An internship that is gone')
							from public.reviewed_applications as held
							join public.applications as application on application.id = held.application_id
							left join public.internships on internships.id = application.internship_id
							where held.review_id = review.id order by 1 limit 10
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
	});
	app.use('/:id/:verb', only('POST'));
	app.post(
		'/:id/approve',
		answered('staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			const moved = await writeAsStaff(sql, id, (tx) => approve(tx, id, review));
			return json({ moved });
		}),
	);
	app.post(
		'/:id/return',
		answered('staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			const { reason } = await bodyOf(context.req.raw, messageReturn);
			await writeAsStaff(sql, id, (tx) => giveBack(tx, review, reason, clock.today()));
			return json({ returned: true });
		}),
	);
	return app;
}

/** @returns how many applications were moved; the others have been moved by somebody else since */
async function approve(tx: TransactionSql, staff: string, id: string): Promise<number> {
	const { user_id, moves, ...answer } = await asStaffRole(tx, () => decide(tx, id, 'approved'));
	await actAs(tx, user_id);
	const outcomes = await moveMany(tx, 'employer', { moves, ...answer });
	await actAs(tx, staff);
	const moved = outcomes.filter(({ outcome }) => outcome === 'moved').length;
	await tx`select staff_rules.note('approve', 'applicant-message', ${id}, ${`${moved} of ${moves.length}`})`;
	return moved;
}

/** The employer answers by the next day, where the day of the answer has passed while the message waited. */
async function giveBack(
	tx: TransactionSql,
	id: string,
	reason: string,
	today: string,
): Promise<void> {
	await asStaffRole(tx, async () => {
		const { moves } = await decide(tx, id, 'returned', reason);
		await tx`
			update public.applications set answer_due_on = ${today}::date + 1
			where id = any (${moves.map((move) => move.id)}::uuid[])
				and status in ('submitted', 'in-review') and answer_due_on <= ${today}::date`;
	});
	await tx`select staff_rules.note('return', 'applicant-message', ${id}, ${reason})`;
	await tx`set local role none`;
	await tx`insert into outbox.notices (kind, row_id) values ('message_returned', ${id})`;
	await tx`set local role authenticated`;
}

/** @throws {ApiError} 404, 409 where it does not wait any more */
async function decide(
	tx: TransactionSql,
	id: string,
	state: 'approved' | 'returned',
	answer: string | null = null,
): Promise<Waiting> {
	const [review] = await tx<(Omit<Waiting, 'moves'> & { state: string })[]>`
		select user_id, to_status as to, reasons, message, state from public.message_reviews
		where id = ${id} for update`;
	if (!review) throw noMessage();
	if (review.state !== 'waiting') throw decidedMeanwhile();
	const moves = await tx<Waiting['moves']>`
		update public.reviewed_applications set waits = false where review_id = ${id} and waits
		returning application_id as id, expected`;
	await tx`
		update public.message_reviews
		set state = ${state}, decided_at = clock_timestamp(), answer = ${answer} where id = ${id}`;
	const { state: _, ...waiting } = review;
	return { ...waiting, moves: [...moves] };
}
