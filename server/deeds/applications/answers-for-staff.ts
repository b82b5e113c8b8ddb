import type { TransactionSql } from 'postgres';
import { conflict } from '#server/deeds/deed.ts';

/** Makes a mail due in ten minutes about all that is unread by then. @param row whom it is for: a company, or an account */
export const noteUnread = (
	tx: TransactionSql,
	kind: 'unread_questions' | 'unread_answers',
	row: string,
) => tx`
	insert into outbox.notices (kind, row_id, due_at)
	values (${kind}, ${row}, clock_timestamp() + application_rules.take_back_time())`;

/** Stores the answer to a question that is locked, and tells its student. @param answer `person` is who has written it */
export async function storeAnswer(
	tx: TransactionSql,
	{ id, person, text }: { id: string; person: string; text: string },
): Promise<void> {
	const [question] = await tx<{ user_id: string }[]>`
		update public.listing_questions
		set answer = ${text}, answered_by = ${person}, answered_at = clock_timestamp(),
			read_at = coalesce(read_at, clock_timestamp())
		where id = ${id} returning user_id`;
	if (question) await noteUnread(tx, 'unread_answers', question.user_id);
}

/**
 * Sends an answer that has waited for staff, as they have approved it.
 * @throws {ApiError} 409 ended where its internship was taken down
 */
export async function sendHeldAnswer(
	tx: TransactionSql,
	{ question, writer, message }: { question: string; writer: string; message: string },
): Promise<void> {
	const open = await tx`
		select from public.listing_questions as question
		join public.internships as internship on internship.id = question.internship_id
		where question.id = ${question} and answer is null and taken_down_at is null for update of question`;
	if (open.length === 0)
		throw conflict(
			'ended',
			'Its internship was taken down in the meantime. Return the answer, and say so.',
		);
	await storeAnswer(tx, { id: question, person: writer, text: message });
}

/** Takes an answer back in its ten minutes, if nobody has read it and nobody was mailed about it. @returns whether it was */
export async function stopUnreadAnswer(tx: TransactionSql, question: string): Promise<boolean> {
	const stopped = await tx`
		update public.listing_questions set answer = null, answered_by = null, answered_at = null
		where id = ${question} and answer_read_at is null and answer_mailed_at is null
			and answered_at > clock_timestamp() - application_rules.take_back_time() returning id`;
	return stopped.length > 0;
}
