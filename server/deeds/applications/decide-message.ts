import type { Sql, TransactionSql } from 'postgres';
import type { ApplicationStatus, RejectionReason } from '#schema/applications/application-moves.ts';
import type { Offer, OfferFacts } from '#schema/applications/offer/offer-facts.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { moveEach, namesOf } from './move-applications.ts';
import { factsOf } from './offers.ts';

/** `person` is a member of staff, `review` the id of an employer’s message that waits for staff, `today` a day in London. */
type Decision = { person: string; review: string; today?: string };

/**
 * Sends a message: moves its applications as the employer has asked, those that can still be moved.
 * @returns how many were moved
 * @throws {ApiError} 404, 409 decided_meanwhile
 */
export const approveMessage = (sql: Sql, { person, review, today }: Decision): Promise<number> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const { employer, moves, ...move } = await decide(tx, review, 'approved', null);
		const by = { as: 'employer', person: employer, approved: true } as const;
		const outcomes = await moveEach(
			tx,
			{ ...by, ...move, ...(today && { today }) },
			moves,
			await namesOf(tx, moves),
		);
		const moved = outcomes.filter(({ outcome }) => outcome === 'moved').length;
		const detail = `${moved} of ${moves.length}`;
		await noteInLog(tx, person, {
			action: 'approve',
			subject: 'applicant-message',
			id: review,
			detail,
		});
		return moved;
	});

/**
 * Gives a message back to its employer, who answers by the next day where the day of the answer has passed while the
 * message waited.
 * @throws {ApiError} 404, 409 decided_meanwhile
 */
export const returnMessage = (
	sql: Sql,
	{ person, review, reason, today }: Decision & { reason: string; today: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const { moves } = await decide(tx, review, 'returned', reason);
		await tx`
			update public.applications set answer_due_on = ${today}::date + 1
			where id = any (${moves.map(({ id }) => id)}::uuid[])
				and status in ('submitted', 'in-review') and answer_due_on <= ${today}::date`;
		await noteInLog(tx, person, {
			action: 'return',
			subject: 'applicant-message',
			id: review,
			detail: reason,
		});
		await tx`insert into outbox.notices (kind, row_id) values ('message_returned', ${review})`;
	});

type MoveInReview = {
	/** The account of the employer. */
	employer: string;
	to: ApplicationStatus;
	reasons: RejectionReason[];
	message: string;
	offer_until: string | null;
	/** Null where what the listing says is meant. */
	offer: OfferFacts | null;
	moves: { id: string; expected: ApplicationStatus }[];
};

/** Notes the decision, and what waited for it. @throws {ApiError} 404, 409 where it does not wait any more */
async function decide(
	tx: TransactionSql,
	id: string,
	state: 'approved' | 'returned',
	answer: string | null,
): Promise<MoveInReview> {
	// Before the message, as where an employer answers otherwise.
	await tx`
		select from public.applications where id in (
			select application_id from public.reviewed_applications where review_id = ${id}
		) order by id for update`;
	const [review] = await tx<
		(Omit<MoveInReview, 'moves' | 'offer'> & { state: string; offer: Offer | null })[]
	>`
		select user_id as employer, to_status as to, reasons, message, offer_until::text, offer, state
		from public.message_reviews
		where id = ${id} for update`;
	if (!review) throw notFound('There is no such message.');
	if (review.state !== 'waiting')
		throw conflict(
			'decided_meanwhile',
			'Somebody has decided on this message in the meantime, or the employer has replaced it.',
		);
	const moves = await tx<MoveInReview['moves']>`
		update public.reviewed_applications set waits = false where review_id = ${id} and waits
		returning application_id as id, expected`;
	await tx`
		update public.message_reviews
		set state = ${state}, decided_at = clock_timestamp(), answer = ${answer} where id = ${id}`;
	const { state: _, offer, ...waiting } = review;
	return { ...waiting, offer: offer && factsOf(offer), moves: [...moves] };
}
