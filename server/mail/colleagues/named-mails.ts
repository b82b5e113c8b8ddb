import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	greeting,
	mailOf,
	nameOr,
	oneLine,
	type Person,
} from '#server/mail/mail-parts.ts';

/** A note on an application that names a colleague. */
type NamedNote = {
	note: string;
	application: string;
	/** Of the internship. */
	title: string;
	/** The name of whoever has written it; null without one. */
	writer: string | null;
};

/** The notes that somebody has not seen; `id` is their account. */
type NotesFor = { id: string; named: Person; notes: NamedNote[] };

/** Which notes a mail is about (server/deeds/applications/notes.ts). */
type About = { notes: string[] };

const line = ({ writer, title }: NamedNote) =>
	`${nameOr(writer, 'A colleague')} has written a note for you on an application for “${oneLine(title)}”.`;

/** The words of the notes are not in it: they are about people who have applied. */
function namedMail({ named, notes }: NotesFor, siteUrl: string): OutgoingMail {
	const applications = new Set(notes.map(({ application }) => application));
	const [first] = notes;
	const only = applications.size === 1 ? first : undefined;
	const many = notes.length > 1;
	return mailOf({
		to: named.email,
		subject: oneLine(
			`${many ? `${notes.length} notes` : 'A note'} for you: ${only?.title ?? `${applications.size} applications`}`,
		),
		heading: many ? `${notes.length} notes name you` : 'A note names you',
		paragraphs: [greeting(named.name), ...notes.map(line)],
		link: {
			label: many ? 'Read the notes' : 'Read the note',
			url: only
				? `${siteUrl}/employer-dashboard/applications/${only.application}`
				: `${siteUrl}/employer-dashboard`,
		},
		notes: ['Applicants do not see notes. They may ask for what is kept about them.'],
	});
}

/** What people have not seen, where they are still members of the company. */
async function namedNotes(tx: TransactionSql, people: string[]): Promise<NotesFor[]> {
	type Row = Omit<NamedNote, 'writer'> & { user_id: string; written_by: string };
	const rows = await asService(
		tx,
		tx<Row[]>`
			select note.id as note, note.application_id as application, internship.title, note.for_colleague as user_id,
				note.written_by
			from public.application_notes as note
			join public.applications as application on application.id = note.application_id
			join public.internships as internship on internship.id = application.internship_id
			where note.for_colleague = any (${people}) and note.seen_at is null
				and posting_rules.employer_of(note.for_colleague, 'applicants') = internship.employer_id
			order by note.at, note.id`,
	);
	const { personOf } = await accountsOf(
		tx,
		rows.flatMap(({ user_id, written_by }) => [user_id, written_by]),
	);
	return [...Map.groupBy(rows, ({ user_id }) => user_id)].flatMap(([id, own]) => {
		const named = personOf(id);
		const notes = own.map(({ user_id: _, written_by, ...row }) => ({
			...row,
			writer: personOf(written_by)?.name ?? null,
		}));
		return named ? [{ id, named, notes }] : [];
	});
}

export const namedKind = mailKind({
	kind: 'colleague_named',
	read: namedNotes,
	mail: (row, { siteUrl }, words: About) => {
		const notes = row.notes.filter(({ note }) => words.notes.includes(note));
		return notes.length > 0 ? [namedMail({ ...row, notes }, siteUrl)] : [];
	},
});
