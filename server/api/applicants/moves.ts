import type { TransactionSql } from 'postgres';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import type {
	Host,
	MessageTemplates,
	MoveOutcome,
	TakeBackOutcome,
	TemplateStatus,
} from '#schema/applications/applicants.ts';

export const moved = (
	own: TransactionSql,
	id: string,
	{ expected, to, reasons, message }: HostMove,
) => own`
	select application_rules.move(${id}::uuid, ${expected}, ${to}, ${reasons}::text[], ${message ?? null})`;

export const takenBack = (own: TransactionSql, id: string) =>
	own`select application_rules.take_back(${id}::uuid)`;

export async function movedMany(
	own: TransactionSql,
	host: Host,
	{ moves, to, reasons, message }: HostMoves,
): Promise<MoveOutcome[]> {
	const rows = await own<MoveOutcome[]>`
		select * from application_rules.move_many(
			${own.json(moves)}, ${host}, ${to}, ${reasons}::text[], ${message ?? null})`;
	return [...rows];
}

export async function takenBackMany(
	own: TransactionSql,
	host: Host,
	ids: string[],
): Promise<TakeBackOutcome[]> {
	const rows = await own<TakeBackOutcome[]>`
		select * from application_rules.take_back_many(${ids}::uuid[], ${host})`;
	return [...rows];
}

export const noted = (own: TransactionSql, id: string, text: string) =>
	own`select application_rules.add_note(${id}::uuid, ${text})`;

export const noteDeleted = (own: TransactionSql, id: string, note: string) =>
	own`select application_rules.delete_note(${id}::uuid, ${note}::uuid)`;

export async function templates(own: TransactionSql, user: string): Promise<MessageTemplates> {
	const rows = await own<{ to: TemplateStatus; text: string }[]>`
		select to_status as to, text from public.message_templates where user_id = ${user}`;
	return Object.fromEntries(rows.map(({ to, text }) => [to, text]));
}

/** @param text null deletes it */
export const keptTemplate = (
	own: TransactionSql,
	user: string,
	to: TemplateStatus,
	text: string | null,
) =>
	text === null
		? own`delete from public.message_templates where user_id = ${user} and to_status = ${to}`
		: own`insert into public.message_templates (user_id, to_status, text)
				values (${user}, ${to}, ${text})
				on conflict (user_id, to_status) do update set text = excluded.text`;
