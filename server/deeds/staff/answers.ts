import type { Sql } from 'postgres';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { endClaim } from './claims/claims.ts';
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
 * @throws {ApiError} 404, 409 answered_meanwhile, or claimed where a colleague has it
 */
export const answerMessage = (sql: Sql, { person, contact, message }: Answer): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [existing] = await tx`select from public.contacts where id = ${contact} for update`;
		if (!existing) throw notFound('There is no such message.');
		await endClaim(tx, person, { kind: 'message', id: contact });
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

type Resolution = {
	person: string;
	/** The id of the report. */
	report: string;
	/** What was done about it; mailed to the person who reported it, if they left an address. */
	resolution: string;
};

/**
 * Notes what was done about a report, and answers whoever left an address.
 * @throws {ApiError} 404, 409 resolved_meanwhile, or claimed where a colleague has it, 422 without a note
 */
export const resolveReport = (
	sql: Sql,
	{ person, report, resolution }: Resolution,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [existing] = await tx<
			{ internship: string | null; resolved: boolean; answered: boolean }[]
		>`
			select internship, resolved_at is not null as resolved, email is not null as answered
			from public.reports where id = ${report} for update`;
		if (!existing) throw notFound('There is no such report.');
		if (existing.resolved)
			throw conflict('resolved_meanwhile', 'Somebody has resolved this report in the meantime.');
		await endClaim(tx, person, { kind: 'report', id: report });
		const done = resolution.trim();
		if (done === '') throw unprocessable('refused', 'Say what was done.');
		await tx`
			update public.reports set resolved_at = clock_timestamp(), resolution = ${done} where id = ${report}`;
		if (existing.answered)
			await tx`insert into outbox.notices (kind, row_id) values ('report_answers', ${report})`;
		// A report of a message may have no internship any more.
		const detail = `${existing.internship ?? ''}\n${done}`;
		await noteInLog(tx, person, { action: 'resolve', subject: 'report', id: report, detail });
	});
