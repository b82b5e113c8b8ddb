import type { TransactionSql } from 'postgres';
import { reopenedMails, reopenedRows } from '#server/mail/alert-mail.ts';
import { addressChangedMails, passwordChangedMail } from '#server/mail/auth-mails.ts';
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
	type StopNotice,
	stopMail,
	stoppedRows,
	takenDownMails,
} from '#server/mail/employers/stopped-mails.ts';
import {
	applicationMails,
	contactMails,
	reportsMail,
	type StoredApplication,
	type StoredContact,
	welcomeMail,
} from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { accountsOf, numberOfEach } from '#server/mail/mail-parts.ts';
import {
	type EndingOffer,
	type MoveRow,
	moveMails,
	offerEndedMails,
	offerEndsMail,
	suggestedFor,
} from '#server/mail/move-mails.ts';
import { draftsToTell, reportsToTell } from '#server/mail/office-digests.ts';
import {
	type ContentChange,
	changeMails,
	closedMails,
	correctedByStaffMail,
	type DraftNotice,
	draftMail,
	putBackMail,
	type ReturnWords,
	waitingDraftsMail,
} from '#server/mail/posting/posting-mails.ts';
import { closedRows, postingRows } from '#server/mail/posting/posting-rows.ts';
import { lateMail, promiseRows, reminderMail } from '#server/mail/promises/promise-mails.ts';
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
		| 'offers_ending'
		| 'offers_ended'
		| 'internship_changes'
		| 'internship_paused'
		| 'internship_closed'
		| 'internship_reopened'
		| 'correction_put_back'
		| 'internship_corrected_by_staff'
		| 'company_refused'
		| 'drafts_waiting'
		| 'company_handed_over'
		| 'password_changed'
		| 'address_changed'
		| StopNotice
		| DraftNotice
		| StaffMailKind;
	rowId: string;
	/** What staff wrote when they returned a draft; the row may have changed since. */
	words: ReturnWords | null;
};

/** The office's address, and the data for links. */
export type MailSettings = { siteUrl: string; officeAddress: string; signingKey: string };

/** The mails for rows, in their order; none for a row that has been deleted, one for a row that is due twice. */
export async function mailsFor(
	sql: TransactionSql,
	due: Notice[],
	{ siteUrl, officeAddress, signingKey }: MailSettings,
): Promise<OutgoingMail[]> {
	// An employer's news can have a notice for each of two mornings, and both are due once a stopped server starts.
	const each = due.map((one) => [JSON.stringify([one.kind, one.rowId, one.words]), one] as const);
	const notices = [...new Map(each).values()];
	const rows = await readRows(sql, notices);
	const aboutDraft = (kind: DraftNotice) =>
		mailsOf(rows.drafts, (row, words) => [draftMail(row, kind, siteUrl, officeAddress, words)]);
	const aboutStop = (kind: StopNotice) =>
		mailsOf(rows.stopped, (row, words) => [
			stopMail(row, kind, siteUrl, officeAddress, words),
			...(kind === 'internship_taken_down' ? takenDownMails(row, siteUrl, officeAddress) : []),
		]);
	const changed = await accountsOf(sql, idsIn(notices)('password_changed'));
	const mails = {
		password_changed: (id: string) => {
			const person = changed.personOf(id);
			return person ? [passwordChangedMail({ to: person.email, siteUrl })] : [];
		},
		address_changed: (_: string, words: unknown) => {
			const { from, to } = words as { from: string; to: string };
			return addressChangedMails(from, to);
		},
		...(await staffMails(sql, idsIn(notices), siteUrl, officeAddress)),
		newsletter_subscriptions: mailsOf(rows.subscriptions, ({ id, email }) => [
			welcomeMail(email, siteUrl, unsubscribeUrl(siteUrl, signingKey, id)),
		]),
		contacts: mailsOf(rows.contacts, (row) => contactMails(row, officeAddress)),
		// All reports, and all drafts that wait, go into one mail each, below.
		reports: () => [],
		drafts_waiting: () => [],
		applications: mailsOf(rows.applications, (row) =>
			applicationMails(row, officeAddress, siteUrl),
		),
		application_events: mailsOf(rows.events, (row) =>
			moveMails(row, siteUrl, officeAddress, rows.today),
		),
		full_internships: mailsOf(rows.full, (row) => [fullMail(row, siteUrl)]),
		employer_news: mailsOf(rows.news, (row) => [newsMail(row, siteUrl)]),
		answer_reminders: mailsOf(rows.reminders, (row) => [reminderMail(row, siteUrl, officeAddress)]),
		late_answers: mailsOf(rows.late, (row) => [lateMail(row, siteUrl, officeAddress)]),
		offers_ending: mailsOf(rows.ending, (row) => [offerEndsMail(row, siteUrl, officeAddress)]),
		offers_ended: mailsOf(rows.ending, (row) => offerEndedMails(row, siteUrl, officeAddress)),
		internship_changes: mailsOf(rows.changes, (row) => changeMails(row, siteUrl, officeAddress)),
		internship_paused: mailsOf(rows.closed, (row) =>
			row.status === 'paused' ? closedMails(row, siteUrl, officeAddress) : [],
		),
		internship_closed: mailsOf(rows.closed, (row) =>
			row.status === 'closed' ? closedMails(row, siteUrl, officeAddress) : [],
		),
		internship_reopened: mailsOf(rows.reopened, (row) => reopenedMails(row, siteUrl)),
		correction_put_back: mailsOf(rows.corrected, (row, words) => [
			putBackMail(row, siteUrl, officeAddress, words),
		]),
		internship_corrected_by_staff: mailsOf(rows.corrected, (row, words) => [
			correctedByStaffMail(row, siteUrl, officeAddress, words as unknown as ContentChange),
		]),
		company_refused: mailsOf(rows.refused, (row) =>
			refusedCompanyMails(row, siteUrl, officeAddress),
		),
		company_handed_over: mailsOf(rows.handedOver, (row) => [
			handedOverMail(row, siteUrl, officeAddress),
		]),
		internship_paused_by_staff: aboutStop('internship_paused_by_staff'),
		internship_taken_down: aboutStop('internship_taken_down'),
		internship_opened_by_staff: aboutStop('internship_opened_by_staff'),
		draft_approved: aboutDraft('draft_approved'),
		draft_returned: aboutDraft('draft_returned'),
		draft_last_week: aboutDraft('draft_last_week'),
		draft_last_day: aboutDraft('draft_last_day'),
	};
	const reports = await reportsToTell(sql, idsIn(notices)('reports'));
	const waiting = await draftsToTell(sql, idsIn(notices)('drafts_waiting'));
	return [
		...notices.flatMap(({ kind, rowId, words }) => ofKind(kind, mails[kind](rowId, words))),
		...ofKind('reports', reports.length > 0 ? [reportsMail(reports, officeAddress, siteUrl)] : []),
		...ofKind(
			'drafts_waiting',
			waiting.length > 0 ? [waitingDraftsMail(waiting, siteUrl, officeAddress)] : [],
		),
	];
}

const ofKind = (kind: Notice['kind'], mails: OutgoingMail[]) =>
	mails.map((mail) => ({ ...mail, kind }));

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
/** The accounts of the student, and of the employer who answers. */
type Moved = { user_id: string; employer_user: string | null };

/** The running role reads the tables only as service_role, and the accounts only under its own name. */
async function readRows(sql: TransactionSql, notices: Notice[]) {
	const idsOf = idsIn(notices);
	const [, subscriptions, contacts, sent, moved, [now]] = await Promise.all([
		sql`set local role service_role`,
		sql<Identified<{ email: string }>[]>`
			select id, email from public.newsletter_subscriptions
			where id = any (${idsOf('newsletter_subscriptions')})`,
		sql<Identified<StoredContact>[]>`
			select id, name, email, subject, category, message from public.contacts
			where id = any (${idsOf('contacts')})`,
		sql<Identified<Omit<StoredApplication, 'email' | 'name' | 'place'> & { user_id: string }>[]>`
			select id, id as application, user_id, program_type, program_name, motivation, experience, availability,
				answer_due_on::text, internship_id is null as in_general,
				(
					select company_name from public.internships join public.employers on employers.id = employer_id
					where internships.id = internship_id
				) as company,
				(
					select to_json(along) from (
						select profile || jsonb_build_object('phone', phone) as profile, permission_shown, cv_name
						from public.application_copies
						where application_id = applications.id
					) as along
				) as sent
			from public.applications where id = any (${idsOf('applications')})`,
		sql<Identified<MoveRow & Moved>[]>`
			select event.id, application_id, application.user_id, program_type, program_name, mover, from_status,
				to_status, reasons, event.message, offer_until::text, employer.user_id as employer_user,
				employer.company_name as company,
				application_rules.offer_basis(application_id)
					|| case when to_status = 'offered' then jsonb_build_object('offer', event.offer) else '{}' end as basis
			from public.application_events as event
			join public.applications as application on application.id = application_id
			left join public.internships as internship on internship.id = internship_id
			left join public.employers as employer
				on employer.id = internship.employer_id and employer.host_since is not null
			where event.id = any (${idsOf('application_events')}) and not exists (
				select from public.application_events as later where later.takes_back = event.id
			) and not exists (
				-- Of moves within the ten minutes the last one is mailed; what is final at once waits for no other.
				select from public.application_events as next
				where next.application_id = event.application_id and next.number > event.number
					and event.mover in ('employer', 'staff') and next.mover in ('employer', 'staff')
					and event.moved_by is not null
					and not exists (select from application_rules.sent_now where event_id = event.id)
					and next.takes_back is null and next.at < event.at + application_rules.take_back_time()
					and not exists (
						select from public.application_events as later where later.takes_back = next.id
					)
			)`,
		sql<[{ today: string }]>`select application_rules.today()::text as today`,
		sql`set local role none`,
	]);
	const suggested = await suggestedFor(
		sql,
		moved.map(({ id }) => id),
	);
	const ending = await sql<Identified<Omit<EndingOffer, 'email' | 'name' | 'place'> & Moved>[]>`
		select *, offer_until::text
		from application_rules.ending_offers(${[...idsOf('offers_ending'), ...idsOf('offers_ended')]}::uuid[])`;
	const places = await numberOfEach(sql, [
		...sent.map(({ id }) => id),
		...[...moved, ...ending].map(({ application_id }) => application_id),
	]);
	const news = await employerNews(sql, idsOf('employer_news'));
	const full = await fullInternships(sql, idsOf('full_internships'));
	const promises = await promiseRows(sql, idsOf('answer_reminders'), idsOf('late_answers'));
	const posting = await postingRows(
		sql,
		notices.filter(({ kind }) => kind.startsWith('draft_')).map(({ rowId }) => rowId),
		idsOf('internship_changes'),
		[...idsOf('correction_put_back'), ...idsOf('internship_corrected_by_staff')],
	);
	const companies = await refusedRows(sql, idsOf('company_refused'), idsOf('company_handed_over'));
	const closed = await closedRows(sql, [
		...idsOf('internship_paused'),
		...idsOf('internship_closed'),
	]);
	const stopped = await stoppedRows(sql, [
		...idsOf('internship_paused_by_staff'),
		...idsOf('internship_taken_down'),
		...idsOf('internship_opened_by_staff'),
	]);
	const reopened = await reopenedRows(sql, idsOf('internship_reopened'));
	const { personOf, addressed } = await accountsOf(sql, [
		...[...sent, ...moved, ...ending].map((row) => row.user_id),
		...[...moved, ...ending].flatMap((row) => row.employer_user ?? []),
	]);
	const employerOf = ({ employer_user }: Moved) => personOf(employer_user) ?? null;
	return {
		today: now.today,
		subscriptions,
		contacts,
		applications: sent.flatMap(addressed).map((row) => ({ ...row, place: places(row.id) })),
		ending: ending.flatMap(addressed).map((offer) => ({
			...offer,
			place: places(offer.application_id),
			employer: employerOf(offer),
		})),
		events: moved.flatMap(addressed).map((move) => ({
			...move,
			place: places(move.application_id),
			employer: employerOf(move),
			suggested: suggested.filter((one) => one.event_id === move.id),
		})),
		closed,
		stopped,
		reopened,
		news,
		full,
		...promises,
		...posting,
		...companies,
	};
}
