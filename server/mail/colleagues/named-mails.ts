import type { TransactionSql } from 'postgres';
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
	id: string;
	application: string;
	/** Of the internship. */
	title: string;
	named: Person;
	/** The name of whoever has written it; null without one. */
	writer: string | null;
};

/** The words of the note are not in it: they are about somebody who has applied. */
const namedMail = ({ application, title, named, writer }: NamedNote, siteUrl: string) =>
	mailOf({
		to: named.email,
		subject: oneLine(`A note for you: ${title}`),
		heading: 'A note names you',
		paragraphs: [
			greeting(named.name),
			`${nameOr(writer, 'A colleague')} has written a note for you on an application for “${oneLine(title)}”.`,
		],
		link: {
			label: 'Read the note',
			url: `${siteUrl}/employer-dashboard/applications/${application}`,
		},
		notes: ['Applicants do not see notes. They may ask for what is kept about them.'],
	});

/** Those whose colleague is still a member of the company. */
async function namedNotes(tx: TransactionSql, notes: string[]): Promise<NamedNote[]> {
	type Row = Omit<NamedNote, 'named' | 'writer'> & { user_id: string; written_by: string };
	const rows = await asService(
		tx,
		tx<Row[]>`
			select note.id, note.application_id as application, internship.title, note.for_colleague as user_id,
				note.written_by
			from public.application_notes as note
			join public.applications as application on application.id = note.application_id
			join public.internships as internship on internship.id = application.internship_id
			where note.id = any (${notes})
				and posting_rules.employer_of(note.for_colleague, 'applicants') = internship.employer_id`,
	);
	const { personOf } = await accountsOf(
		tx,
		rows.flatMap(({ user_id, written_by }) => [user_id, written_by]),
	);
	return rows.flatMap(({ user_id, written_by, ...row }) => {
		const named = personOf(user_id);
		return named ? [{ ...row, named, writer: personOf(written_by)?.name ?? null }] : [];
	});
}

export const namedKind = mailKind({
	kind: 'colleague_named',
	read: namedNotes,
	mail: (row, { siteUrl }) => [namedMail(row, siteUrl)],
});
