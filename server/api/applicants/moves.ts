import type { TransactionSql } from 'postgres';
import type { HostMoves } from '#schema/applications/applicant-calls.ts';
import type {
	Host,
	MessageTemplates,
	MoveOutcome,
	TakeBackOutcome,
	TemplateStatus,
} from '#schema/applications/applicants.ts';

/** Each with the status that the host has seen. @throws PT422 for too many, or a rejection that says too little */
export async function moveMany(
	tx: TransactionSql,
	host: Host,
	{ moves, to, reasons, message }: HostMoves,
): Promise<MoveOutcome[]> {
	const rows = await tx<MoveOutcome[]>`
		select * from application_rules.move_many(
			${tx.json(moves)}, ${host}, ${to}, ${reasons}::text[], ${message ?? null})`;
	return [...rows];
}

/** @throws PT422 for too many */
export async function takeBackMany(
	tx: TransactionSql,
	host: Host,
	ids: string[],
): Promise<TakeBackOutcome[]> {
	const rows = await tx<TakeBackOutcome[]>`
		select * from application_rules.take_back_many(${ids}::uuid[], ${host})`;
	return [...rows];
}

/** @throws PT404, PT409 where there are too many */
export const addNote = (tx: TransactionSql, id: string, text: string) =>
	tx`select application_rules.add_note(${id}::uuid, ${text})`;

/** @throws PT404, also for a note of somebody else */
export const deleteNote = (tx: TransactionSql, id: string, note: string) =>
	tx`select application_rules.delete_note(${id}::uuid, ${note}::uuid)`;

/** The prepared messages that an account has changed, by the status that they lead to. */
export async function readTemplates(tx: TransactionSql, user: string): Promise<MessageTemplates> {
	const rows = await tx<{ to: TemplateStatus; text: string }[]>`
		select to_status as to, text from public.message_templates where user_id = ${user}`;
	return Object.fromEntries(rows.map(({ to, text }) => [to, text]));
}

/** @param text null deletes it */
export const storeTemplate = (
	tx: TransactionSql,
	user: string,
	to: TemplateStatus,
	text: string | null,
) =>
	text === null
		? tx`delete from public.message_templates where user_id = ${user} and to_status = ${to}`
		: tx`insert into public.message_templates (user_id, to_status, text)
				values (${user}, ${to}, ${text})
				on conflict (user_id, to_status) do update set text = excluded.text`;
