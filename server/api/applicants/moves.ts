import type { TransactionSql } from 'postgres';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import type {
	Host,
	MessageTemplates,
	MoveOutcome,
	TakeBackOutcome,
	TemplateStatus,
} from '#schema/applications/applicants.ts';

export const moveApplication = (
	tx: TransactionSql,
	id: string,
	{ expected, to, reasons, message }: HostMove,
) => tx`
	select application_rules.move(${id}::uuid, ${expected}, ${to}, ${reasons}::text[], ${message ?? null})`;

export const takeBackMove = (tx: TransactionSql, id: string) =>
	tx`select application_rules.take_back(${id}::uuid)`;

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

export async function takeBackMany(
	tx: TransactionSql,
	host: Host,
	ids: string[],
): Promise<TakeBackOutcome[]> {
	const rows = await tx<TakeBackOutcome[]>`
		select * from application_rules.take_back_many(${ids}::uuid[], ${host})`;
	return [...rows];
}

export const addNote = (tx: TransactionSql, id: string, text: string) =>
	tx`select application_rules.add_note(${id}::uuid, ${text})`;

export const deleteNote = (tx: TransactionSql, id: string, note: string) =>
	tx`select application_rules.delete_note(${id}::uuid, ${note}::uuid)`;

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
