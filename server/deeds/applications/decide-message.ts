import type { Sql, TransactionSql } from 'postgres';
import type { ApplicationStatus, RejectionReason } from '#schema/applications/application-moves.ts';
import type { GivenDetails } from '#schema/applications/details.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { endClaim, requireNotOwn } from '#server/deeds/staff/claims/claims.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { sendHeldAnswer, stopUnreadAnswer } from './answers-for-staff.ts';
import { sendHeldMessage, stopUnread } from './messages-for-staff.ts';
import { moveEach, namesOf } from './move-applications.ts';
import { takeBackEach } from './pending-moves.ts';

/** `person` is a member of staff, `review` the id of an employer’s message that waits for staff, `today` a day in London. */
type Decision = { person: string; review: string; today?: string };

/**
 * Sends a message: moves its applications as the employer has asked, those that can still be moved. One that goes with no move
 * is sent to its student.
 * @returns how many were moved, or sent
 * @throws {ApiError} 404, 409 decided_meanwhile, or claimed where a colleague has it, 409 ended where a message without a move
 * has nobody who reads it
 */
export const approveMessage = (sql: Sql, { person, review, today }: Decision): Promise<number> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const { employer, moves, details, application_message, question, writer, ...move } =
			await decide(tx, person, review, 'approved', null);
		if (application_message !== null || question !== null) {
			if (application_message !== null) await sendHeldMessage(tx, application_message);
			if (question !== null) await sendHeldAnswer(tx, { question, writer, message: move.message });
			await noteInLog(tx, person, { action: 'approve', subject: 'applicant-message', id: review });
			return 1;
		}
		const by = { as: 'employer', person: employer, approved: true } as const;
		const outcomes = await moveEach(
			tx,
			{ ...by, ...move, ...details, ...(today && { today }) },
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
 * @throws {ApiError} 404, 409 decided_meanwhile, or claimed where a colleague has it
 */
export const returnMessage = (
	sql: Sql,
	{ person, review, reason, today }: Decision & { reason: string; today: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const { moves } = await decide(tx, person, review, 'returned', reason);
		await giveBack(tx, { review, applications: moves.map(({ id }) => id), today });
		await noteInLog(tx, person, {
			action: 'return',
			subject: 'applicant-message',
			id: review,
			detail: reason,
		});
	});

/** Mails the employer that a message is not sent; where the day of the answer has passed, it answers by the next. */
async function giveBack(
	tx: TransactionSql,
	given: { review: string; applications: string[]; today: string },
): Promise<void> {
	await tx`
		update public.applications set answer_due_on = ${given.today}::date + 1
		where id = any (${given.applications}::uuid[])
			and status in ('submitted', 'in-review') and answer_due_on <= ${given.today}::date`;
	await tx`insert into outbox.notices (kind, row_id) values ('message_returned', ${given.review})`;
}

/**
 * Stops a message in the ten minutes in which nobody is shown it: its moves are taken back, and its employer reads why, as of
 * one that is returned.
 * @returns how many applications it was stopped for
 * @throws {ApiError} 404; 403 own_company; 409 sent_meanwhile where nothing can be stopped any more
 */
export const stopMessage = (
	sql: Sql,
	{ person, review: id, reason, today }: Decision & { reason: string; today: string },
): Promise<number> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [review] = await tx<
			{ employer: string; state: string; message: string | null; question: string | null }[]
		>`
			select posting_rules.acting_for(employer_id, user_id) as employer, state,
				application_message_id as message, listing_question_id as question
			from public.message_reviews where id = ${id}`;
		if (!review) throw notFound('There is no such message.');
		await requireNotOwn(tx, person, { kind: 'applicant-message', id });
		const applications = await tx<{ id: string }[]>`
			select reviewed.application_id as id from public.reviewed_applications as reviewed
			join public.message_reviews as review on review.id = reviewed.review_id
			cross join lateral (
				select at from public.application_events as event
				where event.application_id = reviewed.application_id order by number desc limit 1
			) as last
			where review.id = ${id} and review.state in ('sent', 'approved')
				and last.at >= coalesce(review.decided_at, review.asked_at)`;
		const ids = applications.map((one) => one.id);
		const outcomes = await takeBackEach(tx, { as: 'employer', person: review.employer }, ids);
		const stopped = ids.filter((one) => outcomes.get(one) === 'taken_back');
		const isStopped =
			(review.message !== null && (await stopUnread(tx, review.message))) ||
			(review.question !== null &&
				review.state === 'approved' &&
				(await stopUnreadAnswer(tx, review.question)));
		const count = stopped.length + (isStopped ? 1 : 0);
		if (count === 0)
			throw conflict('sent_meanwhile', 'It has been sent, or taken back, in the meantime.');
		await storeDecision(tx, id, 'returned', reason);
		await giveBack(tx, { review: id, applications: stopped, today });
		const detail = `${count} of ${Math.max(1, ids.length)}: ${reason}`;
		await noteInLog(tx, person, { action: 'stop', subject: 'applicant-message', id, detail });
		return count;
	});

type MoveInReview = {
	/** The account that has written it, or where that has left the company the one that fills its profile. */
	employer: string;
	to: ApplicationStatus;
	reasons: RejectionReason[];
	message: string;
	/** What the status is to bring along, as the employer gave it. */
	details: GivenDetails | null;
	moves: { id: string; expected: ApplicationStatus }[];
	/** The message about an application that goes with no move; null for all others. */
	application_message: string | null;
	/** The question before an application that it answers; null for all others. */
	question: string | null;
	/** The account that has written it. */
	writer: string;
};

/** Notes the decision, and what waited for it. @throws {ApiError} 404, 409 where it does not wait any more, or a colleague has it */
async function decide(
	tx: TransactionSql,
	person: string,
	id: string,
	state: 'approved' | 'returned',
	answer: string | null,
): Promise<MoveInReview> {
	// Applications and questions before the message, as where an employer answers otherwise.
	await tx`
		select from public.applications where id in (
			select application_id from public.reviewed_applications where review_id = ${id}
			union all
			select written.application_id from public.application_messages as written
			join public.message_reviews as review on review.application_message_id = written.id
			where review.id = ${id}
		) order by id for update`;
	await tx`
		select from public.listing_questions
		where id = (select listing_question_id from public.message_reviews where id = ${id}) for update`;
	const [review] = await tx<(Omit<MoveInReview, 'moves'> & { state: string })[]>`
		select posting_rules.acting_for(employer_id, user_id) as employer, to_status as to, reasons, message,
			details, state, application_message_id as application_message, listing_question_id as question,
			user_id as writer
		from public.message_reviews
		where id = ${id} for update`;
	if (!review) throw notFound('There is no such message.');
	if (review.state !== 'waiting')
		throw conflict(
			'decided_meanwhile',
			'Somebody has decided on this message in the meantime, or the employer has replaced it.',
		);
	await endClaim(tx, person, { kind: 'applicant-message', id });
	const moves = await tx<MoveInReview['moves']>`
		update public.reviewed_applications set waits = false where review_id = ${id} and waits
		returning application_id as id, expected`;
	await storeDecision(tx, id, state, answer);
	const { state: _, ...waiting } = review;
	return { ...waiting, moves: [...moves] };
}

async function storeDecision(
	tx: TransactionSql,
	id: string,
	state: 'approved' | 'returned',
	answer: string | null,
): Promise<void> {
	await tx`
		update public.message_reviews
		set state = ${state}, decided_at = clock_timestamp(), answer = ${answer} where id = ${id}`;
}
