import type { Sql } from 'postgres';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Answer = {
	person: string;
	/** The id of the message. */
	contact: string;
	/** What is mailed to the writer; nothing where no answer is needed. */
	message?: string | null | undefined;
};

/**
 * Answers a message of the contact form by mail, or notes that none is needed.
 * @throws {ApiError} 404, 409 answered_meanwhile
 */
export const answerMessage = (sql: Sql, { person, contact, message }: Answer): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [known] = await tx`select from public.contacts where id = ${contact} for update`;
		if (!known) throw notFound('There is no such message.');
		const words = message?.trim() || null;
		const [answer] = await tx<{ id: string }[]>`
			insert into public.contact_answers (contact_id, message) values (${contact}, ${words})
			on conflict (contact_id) do nothing returning id`;
		if (!answer)
			throw conflict('answered_meanwhile', 'Somebody has answered this message in the meantime.');
		const action = words === null ? 'close' : 'answer';
		await noteInLog(tx, person, { action, subject: 'message', id: contact });
		if (words !== null)
			await tx`insert into outbox.notices (kind, row_id) values ('contact_answers', ${answer.id})`;
	});
