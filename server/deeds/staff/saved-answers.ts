import type { Sql, TransactionSql } from 'postgres';
import { MOST_ANSWERS, type NewAnswer } from '#schema/staff/saved-answers.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Words = Pick<NewAnswer, 'name' | 'text'>;

/**
 * Keeps a text for whoever writes it, or for all of staff.
 * @returns its id
 * @throws {ApiError} 404; 403 role; 409 named or full
 */
export const addAnswer = (
	sql: Sql,
	{ person, answer: { kind, shared, ...words } }: { person: string; answer: NewAnswer },
): Promise<string> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, shared ? 'shared-answers' : 'review');
		await tx`lock table staff_rules.saved_answers in share row exclusive mode`;
		const owner = shared ? null : person;
		const most = shared ? MOST_ANSWERS.shared : MOST_ANSWERS.own;
		const [{ count } = { count: most }] = await tx<{ count: number }[]>`
			select count(*)::integer as count from staff_rules.saved_answers where owner is not distinct from ${owner}`;
		if (count >= most)
			throw conflict(
				'full',
				`There are ${most} saved answers already, which is the most. Delete one that is not used.`,
			);
		const { name, text } = trimmed(words);
		const [row] = await tx<{ id: string }[]>`
			insert into staff_rules.saved_answers (kind, owner, name, text)
			values (${kind}, ${owner}, ${name}, ${text}) on conflict do nothing returning id`;
		if (!row) throw nameTaken();
		await note(tx, person, 'add', row.id, { name, text });
		return row.id;
	});

/** @throws {ApiError} 404; 403 role; 409 named */
export const changeAnswer = (
	sql: Sql,
	{ person, id, words }: { person: string; id: string; words: Words },
): Promise<void> =>
	deed(sql, async (tx) => {
		await lockAnswer(tx, person, id);
		const { name, text } = trimmed(words);
		const [taken] = await tx`
			select from staff_rules.saved_answers as other
			join staff_rules.saved_answers as own on own.kind = other.kind and own.owner is not distinct from other.owner
			where own.id = ${id} and other.id <> own.id and lower(other.name) = lower(${name})`;
		if (taken) throw nameTaken();
		await tx`
			update staff_rules.saved_answers set name = ${name}, text = ${text}, changed_at = clock_timestamp()
			where id = ${id}`;
		await note(tx, person, 'change', id, { name, text });
	});

/** @throws {ApiError} 404; 403 role */
export const removeAnswer = (
	sql: Sql,
	{ person, id }: { person: string; id: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const words = await lockAnswer(tx, person, id);
		await tx`delete from staff_rules.saved_answers where id = ${id}`;
		await note(tx, person, 'remove', id, words);
	});

/** One of their own, or a shared one for who may change those; that of a colleague is not there. */
async function lockAnswer(tx: TransactionSql, person: string, id: string): Promise<Words> {
	await requireStaff(tx, person);
	await tx`lock table staff_rules.saved_answers in share row exclusive mode`;
	const [row] = await tx<(Words & { owner: string | null })[]>`
		select owner, name, text from staff_rules.saved_answers
		where id = ${id} and (owner is null or owner = ${person})`;
	if (!row) throw notFound('There is no such saved answer.');
	if (row.owner === null) await requireStaff(tx, person, 'shared-answers');
	return row;
}

const trimmed = ({ name, text }: Words): Words => ({ name: name.trim(), text: text.trim() });

const nameTaken = () =>
	conflict('named', 'There is a saved answer with this name already. Choose another name.');

const note = (
	tx: TransactionSql,
	person: string,
	action: 'add' | 'change' | 'remove',
	id: string,
	{ name, text }: Words,
) => noteInLog(tx, person, { action, subject: 'saved-answer', id, detail: `${name}\n${text}` });
