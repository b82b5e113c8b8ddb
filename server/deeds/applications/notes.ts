import type { Sql, TransactionSql } from 'postgres';
import type { Host } from '#schema/applications/applicants.ts';
import { notAColleague, requireColleague } from '#server/deeds/colleagues/company.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { lockApplications, noApplication } from './applications.ts';

const MOST = 100;

type Writer = { as: Host; person: string; application: string };

/**
 * Adds a note for colleagues to an application. Of notes that are added at once, each counts those before it. The same
 * words by the same person within a minute are one note: it was sent from two tabs, or again. A colleague whom it names is mailed.
 * @param colleague an account of the same company; null for nobody
 * @returns its id
 * @throws {ApiError} 404 also for staff where an employer answers it, 409 too_many_notes, 422 no_colleague
 */
export const addNote = (
	sql: Sql,
	{ text, colleague = null, ...writer }: Writer & { text: string; colleague?: string | null },
): Promise<string> =>
	deed(sql, async (tx) => {
		const { as, person, application } = writer;
		await requireSharedNotes(tx, writer);
		if (colleague !== null) {
			// Staff name nobody, and nobody names themselves.
			if (as === 'staff' || colleague === person) throw notAColleague();
			await requireColleague(tx, person, colleague);
		}
		const words = text.trim();
		const [same] = await tx<{ id: string }[]>`
			select id from public.application_notes
			where application_id = ${application} and written_by = ${person} and text = ${words}
				and for_colleague is not distinct from ${colleague} and at > now() - interval '1 minute'`;
		if (same) return same.id;
		const [note] = await tx<{ id: string }[]>`
			insert into public.application_notes (application_id, written_by, text, for_colleague)
			select ${application}, ${person}, ${words}, ${colleague}::uuid
			where (select count(*) from public.application_notes where application_id = ${application}) < ${MOST}
			returning id`;
		if (!note) throw conflict('too_many_notes', 'There are 100 notes already. Delete one first.');
		if (as === 'staff') await log(tx, writer, 'application-note-added');
		if (colleague !== null) await tellColleague(tx, colleague, note.id);
		return note.id;
	});

/** Until then what else names the same colleague goes into one mail, and what they have read by then into none. */
const TOLD_AFTER = '10 minutes';

/** Has somebody mailed that a note names them; into a mail that waits the note is added. */
async function tellColleague(tx: TransactionSql, colleague: string, note: string): Promise<void> {
	const { count } = await tx`
		update outbox.notices set words = jsonb_set(words, '{notes}', words -> 'notes' || to_jsonb(${note}::text))
		where kind = 'colleague_named' and row_id = ${colleague} and due_at > clock_timestamp()
			and words -> 'notes' is not null and jsonb_array_length(words -> 'notes') < ${MOST}`;
	if (count > 0) return;
	await tx`
		insert into outbox.notices (kind, row_id, due_at, words)
		values ('colleague_named', ${colleague}, clock_timestamp() + ${TOLD_AFTER}::interval,
			jsonb_build_object('notes', jsonb_build_array(${note}::text)))`;
}

/**
 * Takes notes that name a colleague from their dashboard, once they have read them: one that is written meanwhile stays.
 * @param notes the ids of those that they were shown
 */
export const seeNotes = (
	sql: Sql,
	{ person, notes }: { person: string; notes: string[] },
): Promise<unknown> =>
	deed(
		sql,
		(tx) => tx`
			update public.application_notes set seen_at = clock_timestamp()
			where id = any (${notes}::uuid[]) and for_colleague = ${person} and seen_at is null`,
	);

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
