import type { TransactionSql } from 'postgres';
import type { NoteSaved, NoteToSave, SavedNote } from '#schema/students/compared-internships.ts';
import { ApiError } from '#server/http/api-error.ts';

/** The notes on those of these internships that the person has saved. */
export const readNotes = (tx: TransactionSql, user: string, slugs: string[]) =>
	tx<SavedNote[]>`
		select slug, note.text, note.version from public.saved_notes as note
		join public.internships on internships.id = note.internship_id
		where note.user_id = ${user} and note.removed_at is null and slug = any (${slugs})`;

/**
 * Saves a note on an internship that the person has saved; without words it is deleted.
 * @throws {ApiError} 409 changed_elsewhere where another tab was first; 409 not_saved
 */
export async function writeNote(
	tx: TransactionSql,
	user: string,
	{ internship: slug, text = null, expected }: NoteToSave,
): Promise<NoteSaved> {
	const words = text?.trim() ? text : null;
	const note = { user, slug, expected };
	const [written] =
		words === null
			? await deleteNote(tx, note)
			: expected === 0
				? await addNote(tx, note, words)
				: await changeNote(tx, note, words);
	if (written) return { version: words === null ? 0 : written.version };
	const [stored] = await tx<{ noted: boolean }[]>`
		select exists (
			select from public.saved_notes as note where note.user_id = saved.user_id and note.internship_id = saved.internship_id
		) as noted
		from public.saved_internships as saved join public.internships on internships.id = saved.internship_id
		where saved.user_id = ${user} and slug = ${slug}`;
	if (!stored)
		throw new ApiError(409, 'not_saved', 'Save this internship first: a note belongs to it.');
	if (words === null && !stored.noted) return { version: 0 };
	throw new ApiError(409, 'changed_elsewhere', 'This note was changed in another tab or device.');
}

type Note = { user: string; slug: string; expected: number };
type NoteVersion = { version: number };

const addNote = (tx: TransactionSql, { user, slug }: Note, text: string) =>
	tx<NoteVersion[]>`
		insert into public.saved_notes as note (user_id, internship_id, text)
		select saved.user_id, saved.internship_id, ${text}::text from public.saved_internships as saved
		join public.internships on internships.id = saved.internship_id
		where saved.user_id = ${user} and slug = ${slug}
		on conflict do nothing returning note.version`;

const changeNote = (tx: TransactionSql, { user, slug, expected }: Note, text: string) =>
	tx<NoteVersion[]>`
		update public.saved_notes as note
		set text = ${text}, version = note.version + 1, changed_at = clock_timestamp()
		from public.internships
		where internships.id = note.internship_id and note.user_id = ${user} and slug = ${slug}
			and note.version = ${expected} and note.removed_at is null
		returning note.version`;

const deleteNote = (tx: TransactionSql, { user, slug, expected }: Note) =>
	tx<NoteVersion[]>`
		delete from public.saved_notes as note using public.internships
		where internships.id = note.internship_id and note.user_id = ${user} and slug = ${slug}
			and note.version = ${expected} and note.removed_at is null
		returning note.version`;
