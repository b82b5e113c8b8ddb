import type { Sql, TransactionSql } from 'postgres';
import type { Host } from '#schema/applications/applicants.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { lockApplications, noApplication } from './applications.ts';

const MOST = 100;

type Writer = { as: Host; person: string; application: string };

/**
 * Adds a note for colleagues to an application. Of notes that are added at once, each counts those before it. The same
 * words by the same person within a minute are one note: it was sent from two tabs, or again.
 * @returns its id
 * @throws {ApiError} 404 also for staff where an employer answers it, 409 too_many_notes
 */
export const addNote = (
	sql: Sql,
	{ text, ...writer }: Writer & { text: string },
): Promise<string> =>
	deed(sql, async (tx) => {
		const { as, person, application } = writer;
		await requireSharedNotes(tx, writer);
		const words = text.trim();
		const [same] = await tx<{ id: string }[]>`
			select id from public.application_notes
			where application_id = ${application} and written_by = ${person} and text = ${words}
				and at > now() - interval '1 minute'`;
		if (same) return same.id;
		const [note] = await tx<{ id: string }[]>`
			insert into public.application_notes (application_id, written_by, text)
			select ${application}, ${person}, ${words}
			where (select count(*) from public.application_notes where application_id = ${application}) < ${MOST}
			returning id`;
		if (!note) throw conflict('too_many_notes', 'There are 100 notes already. Delete one first.');
		if (as === 'staff') await log(tx, writer, 'application-note-added');
		return note.id;
	});

/**
 * Deletes a note that the person wrote.
 * @throws {ApiError} 404 also for a note of somebody else
 */
export const deleteNote = (
	sql: Sql,
	{ note, ...writer }: Writer & { note: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { as, person, application } = writer;
		await requireSharedNotes(tx, writer);
		const deleted = await tx`
			delete from public.application_notes
			where id = ${note} and application_id = ${application} and written_by = ${person} returning id`;
		if (deleted.length === 0) throw notFound('There is no such note.');
		if (as === 'staff') await log(tx, writer, 'application-note-deleted');
	});

/**
 * Lets only those write notes who answer the application: its employer, or staff where there is none. Locks it.
 * @throws {ApiError} 404
 */
async function requireSharedNotes(
	tx: TransactionSql,
	{ as, person, application }: Writer,
): Promise<void> {
	const [locked] = await lockApplications(tx, { as, person }, [application]);
	const [employers] = await tx`
		select from public.applications join public.internships on internships.id = internship_id
		where applications.id = ${application} and employer_id is not null`;
	if (!locked || (as === 'staff' && employers)) throw noApplication();
}

const log = (
	tx: TransactionSql,
	{ person, application: id }: Writer,
	action: 'application-note-added' | 'application-note-deleted',
) => noteInLog(tx, person, { action, subject: 'application', id });
