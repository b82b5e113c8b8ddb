import type { TransactionSql } from 'postgres';
import {
	employerNews,
	fullInternships,
	fullMail,
	newsMail,
} from '#server/mail/employers/news-mails.ts';
import {
	handedOverMail,
	refusedCompanyMails,
	refusedRows,
} from '#server/mail/employers/refused-mails.ts';
import {
	applicationMails,
	contactMails,
	reportsMail,
	type StoredApplication,
	type StoredContact,
	welcomeMail,
} from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { type MoveRow, moveMails } from '#server/mail/move-mails.ts';
import {
	changeMails,
	type DraftNotice,
	draftMail,
	putBackMail,
	type ReturnWords,
	waitingDraftsMail,
} from '#server/mail/posting/posting-mails.ts';
import { draftsToTell, postingRows } from '#server/mail/posting/posting-rows.ts';
import {
	lateMail,
	promiseRows,
	reminderMail,
	suggestedFor,
} from '#server/mail/promises/promise-mails.ts';
import { reportsToTell } from '#server/mail/report-rows.ts';
import { unsubscribeUrl } from '#server/mail/signed-links.ts';
import { type StaffMailKind, staffMails } from '#server/mail/staff-mails.ts';

/** A mail that is due: what it is about, and the id of that row. */
export type Notice = {
	id: string;
	kind:
		| 'newsletter_subscriptions'
		| 'contacts'
		| 'applications'
		| 'application_events'
		| 'reports'
		| 'employer_news'
		| 'full_internships'
		| 'answer_reminders'
		| 'late_answers'
		| 'internship_changes'
		| 'correction_put_back'
		| 'company_refused'
		| 'drafts_waiting'
		| 'company_handed_over'
		| DraftNotice
		| StaffMailKind;
	rowId: string;
	/** What staff wrote when they returned a draft; the row may have changed since. */
	words: ReturnWords | null;
};

/** The office's address, and the data for links. */
export type MailSettings = { siteUrl: string; officeAddress: string; signingKey: string };

/** The mails for rows, in their order; none for a row that has been deleted. */
export async function mailsFor(
	sql: TransactionSql,
	notices: Notice[],
	{ siteUrl, officeAddress, signingKey }: MailSettings,
): Promise<OutgoingMail[]> {
	const rows = await readRows(sql, notices);
	const aboutDraft = (kind: DraftNotice) =>
		mailsOf(rows.drafts, (row, words) => [draftMail(row, kind, siteUrl, officeAddress, words)]);
	const mails = {
		...(await staffMails(sql, idsIn(notices), siteUrl, officeAddress)),
		newsletter_subscriptions: mailsOf(rows.subscriptions, ({ id, email }) => [
			welcomeMail(email, siteUrl, unsubscribeUrl(siteUrl, signingKey, id)),
		]),
		contacts: mailsOf(rows.contacts, (row) => contactMails(row, officeAddress)),
		// Told of together, once.
		reports: () => [],
		drafts_waiting: () => [],
		applications: mailsOf(rows.applications, (row) =>
			applicationMails(row, officeAddress, siteUrl),
		),
		application_events: mailsOf(rows.events, (row) => moveMails(row, siteUrl, officeAddress)),
		full_internships: mailsOf(rows.full, (row) => [fullMail(row, siteUrl)]),
		employer_news: mailsOf(rows.news, (row) => [newsMail(row, siteUrl)]),
		answer_reminders: mailsOf(rows.reminders, (row) => [reminderMail(row, siteUrl, officeAddress)]),
		late_answers: mailsOf(rows.late, (row) => [lateMail(row, siteUrl, officeAddress)]),
		internship_changes: mailsOf(rows.changes, (row) => changeMails(row, siteUrl, officeAddress)),
		correction_put_back: mailsOf(rows.corrected, (row, words) => [
			putBackMail(row, siteUrl, officeAddress, words),
		]),
		company_refused: mailsOf(rows.refused, (row) =>
			refusedCompanyMails(row, siteUrl, officeAddress),
		),
		company_handed_over: mailsOf(rows.handedOver, (row) => [
			handedOverMail(row, siteUrl, officeAddress),
		]),
		draft_approved: aboutDraft('draft_approved'),
		draft_returned: aboutDraft('draft_returned'),
		draft_last_week: aboutDraft('draft_last_week'),
		draft_last_day: aboutDraft('draft_last_day'),
	};
	const reports = await reportsToTell(sql, idsIn(notices)('reports'));
	const waiting = await draftsToTell(sql, idsIn(notices)('drafts_waiting'));
	return [
		...notices.flatMap(({ kind, rowId, words }) => mails[kind](rowId, words)),
		...(reports.length > 0 ? [reportsMail(reports, officeAddress, siteUrl)] : []),
		...(waiting.length > 0 ? [waitingDraftsMail(waiting, siteUrl, officeAddress)] : []),
	];
}

const mailsOf =
	<Row extends { id: string }>(
		rows: Row[],
		mails: (row: Row, words: Notice['words']) => OutgoingMail[],
	) =>
	(rowId: string, words: Notice['words']) =>
		rows.filter(({ id }) => id === rowId).flatMap((row) => mails(row, words));

const idsIn = (notices: Notice[]) => (wanted: Notice['kind']) =>
	notices.filter(({ kind }) => kind === wanted).map(({ rowId }) => rowId);

type Identified<Row> = Row & { id: string };

/**
 * Whether the student has moved the application since, or an offer has come to its end: then the mail about the
 * move would say what is no longer so. What was taken back does not count.
 */
const isSuperseded = (sql: TransactionSql) => sql`
	event.mover <> 'student' and exists (
		select from public.application_events as later
		where later.application_id = event.application_id and later.number > event.number
			and (later.mover = 'student' or event.to_status = 'offered')
			and later.takes_back is null and not exists (
				select from public.application_events as back where back.takes_back = later.id
			)
	)`;

/** The running role reads the tables only as service_role, and the accounts only under its own name. */
async function readRows(sql: TransactionSql, notices: Notice[]) {
	const idsOf = idsIn(notices);
	const [, subscriptions, contacts, sent, moved] = await Promise.all([
		sql`set local role service_role`,
		sql<Identified<{ email: string }>[]>`
			select id, email from public.newsletter_subscriptions
			where id = any (${idsOf('newsletter_subscriptions')})`,
		sql<Identified<StoredContact>[]>`
			select id, name, email, subject, category, message from public.contacts
			where id = any (${idsOf('contacts')})`,
		sql<Identified<Omit<StoredApplication, 'email' | 'name'> & { user_id: string }>[]>`
			select id, user_id, program_type, program_name, motivation, experience, availability,
				exists (
					select from public.internships where internships.id = internship_id and employer_id is not null
				) as has_employer,
				case when internship_id is not null then
					json_build_object('application', id, 'answerDueOn', answer_due_on) end as internship
			from public.applications where id = any (${idsOf('applications')})`,
		sql<Identified<MoveRow & { user_id: string; employer_user: string | null }>[]>`
			select event.id, application_id, application.user_id, program_type, program_name, mover, to_status,
				reasons, event.message, employer.user_id as employer_user
			from public.application_events as event
			join public.applications as application on application.id = application_id
			left join public.internships as internship on internship.id = internship_id
			left join public.employers as employer on employer.id = internship.employer_id
			where event.id = any (${idsOf('application_events')}) and not (
				${isSuperseded(sql)}
			)`,
		sql`set local role none`,
	]);
	const suggested = await suggestedFor(
		sql,
		moved.map(({ id }) => id),
	);
	const news = await employerNews(sql, idsOf('employer_news'));
	const full = await fullInternships(sql, idsOf('full_internships'));
	const promises = await promiseRows(sql, idsOf('answer_reminders'), idsOf('late_answers'));
	const posting = await postingRows(
		sql,
		notices.filter(({ kind }) => kind.startsWith('draft_')).map(({ rowId }) => rowId),
		idsOf('internship_changes'),
		idsOf('correction_put_back'),
	);
	const companies = await refusedRows(sql, idsOf('company_refused'), idsOf('company_handed_over'));
	const users = await sql<Identified<Pick<StoredApplication, 'email' | 'name'>>[]>`
		select id, email, full_name as name
		from accounts.find(${[
			...[...sent, ...moved].map((row) => row.user_id),
			...moved.flatMap((row) => row.employer_user ?? []),
		]}::uuid[])`;
	const withPerson = <Row extends { user_id: string }>(row: Row) => {
		const user = users.find(({ id }) => id === row.user_id);
		return user ? [{ ...row, email: user.email, name: user.name }] : [];
	};
	return {
		subscriptions,
		contacts,
		applications: sent.flatMap(withPerson),
		events: moved.flatMap(withPerson).map((move) => ({
			...move,
			employer: users.find(({ id }) => id === move.employer_user) ?? null,
			suggested: suggested.filter((one) => one.event_id === move.id),
		})),
		news,
		full,
		...promises,
		...posting,
		...companies,
	};
}
