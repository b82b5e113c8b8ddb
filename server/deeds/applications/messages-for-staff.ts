import type { Sql, TransactionSql } from 'postgres';
import {
	type ConversationReport,
	type ReportedMessage,
	type Side,
	takesMessages,
} from '#schema/applications/application-messages.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireNotOwn } from '#server/deeds/staff/claims/claims.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { noteUnread } from './application-messages.ts';
import { lockApplications, noApplication } from './applications.ts';

const noMessage = () => notFound('There is no such message.');

type Reporter = { as: Side; person: string; application: string; message: string };

/**
 * Reports a message that the other side has sent. One that is reported already is not reported again until staff have resolved
 * that.
 * @throws {ApiError} 404
 */
export const reportMessage = (
	sql: Sql,
	{ as, person, application, message: id, report }: Reporter & { report: ConversationReport },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [locked] = await lockApplications(tx, { as, person }, [application]);
		if (!locked) throw noApplication();
		const [message] = await tx`
			select from public.application_messages
			where id = ${id} and application_id = ${application} and side <> ${as} and sent_at is not null`;
		if (!message) throw noMessage();
		const { reason, message: words } = report;
		const [stored] = await tx<{ id: string }[]>`
			insert into public.reports (internship, application_message_id, reason, message)
			values (
				(select slug from public.internships where id = (
					select internship_id from public.applications where id = ${application}
				)), ${id}, ${reason}, ${words?.trim() || null}
			) on conflict do nothing returning id`;
		if (stored)
			await tx`insert into outbox.notices (kind, row_id) values ('reports', ${stored.id})`;
	});

/** `person` is a member of staff, `report` the id of a report of a message. */
type Reading = { person: string; report: string };

/**
 * Reads the whole conversation to which a reported message belongs, as long as the report is open, and notes it in the log.
 * @returns oldest first
 * @throws {ApiError} 404, 409 resolved_meanwhile
 */
export const readReported = (sql: Sql, { person, report }: Reading): Promise<ReportedMessage[]> =>
	deed(sql, async (tx) => {
		const application = await reportedApplication(tx, { person, report });
		await noteInLog(tx, person, { action: 'read-messages', subject: 'report', id: report });
		const rows = await tx<{ message: ReportedMessage }[]>`
			select to_json(message) as message from (
				select message.id, side, coalesce(sent_at, written_at) as at, message.text,
					nullif(btrim(writer.full_name), '') as writer, sent_at is not null as sent,
					exists (select from public.reports where application_message_id = message.id) as reported,
					case when ${canBeStopped(tx)} then sent_at + application_rules.take_back_time() end as leaves_at
				from public.application_messages as message
				left join lateral accounts.find(array[written_by]) as writer on true
				where application_id = ${application}
				order by 3, number
			) as message`;
		return rows.map(({ message }) => message);
	});

/**
 * Stops a message of such a conversation in its ten minutes: its student does not see it, and its employer reads why.
 * @throws {ApiError} 404, 409 resolved_meanwhile, 409 sent_meanwhile where it was read or mailed
 */
export const stopReported = (
	sql: Sql,
	{ person, report, message, reason }: Reading & { message: string; reason: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const application = await reportedApplication(tx, { person, report });
		const [row] = await tx`
			select from public.application_messages where id = ${message} and application_id = ${application}`;
		if (!row) throw noMessage();
		if (!(await stopUnread(tx, message)))
			throw conflict(
				'sent_meanwhile',
				'Somebody has read it, or had an email about it, meanwhile.',
			);
		// Without a writer there is nobody who reads why: the account is gone.
		const [review] = await tx<{ id: string }[]>`
			insert into public.message_reviews
				(employer_id, user_id, message, found, people, state, decided_at, answer, application_message_id)
			select employer_id, written_by, text, '{}', 1, 'returned', clock_timestamp(), ${reason}, message.id
			from public.application_messages as message
			join public.applications as application on application.id = message.application_id
			join public.internships as internship on internship.id = application.internship_id
			where message.id = ${message} and written_by is not null and employer_id is not null
			on conflict (application_message_id) do update
				set state = excluded.state, decided_at = excluded.decided_at, answer = excluded.answer
			returning id`;
		if (review)
			await tx`insert into outbox.notices (kind, row_id) values ('message_returned', ${review.id})`;
		await noteInLog(tx, person, {
			action: 'stop',
			subject: 'applicant-message',
			id: review?.id ?? null,
			detail: reason,
		});
	});

/**
 * Sends a message that has waited for staff, as they have approved it. Its application is locked.
 * @throws {ApiError} 409 ended where nobody reads messages about its application any more
 */
export async function sendHeldMessage(tx: TransactionSql, message: string): Promise<void> {
	const [about] = await tx<{ shown_status: ApplicationStatus; to_office: boolean }[]>`
		select application_rules.shown_status(application.id) as shown_status, to_office
		from public.applications as application
		where id = (select application_id from public.application_messages where id = ${message})`;
	if (!about || about.to_office || !takesMessages(about.shown_status))
		throw conflict(
			'ended',
			'The application has ended in the meantime. Return the message, and say so.',
		);
	await tx`update public.application_messages set sent_at = clock_timestamp() where id = ${message}`;
	await noteUnread(tx, message);
}

/**
 * Takes a message of an employer back that was sent within ten minutes, if nobody has read it and nobody was mailed about it.
 * Its application is locked first, so that it is not read meanwhile.
 * @returns whether it was
 */
export async function stopUnread(tx: TransactionSql, message: string): Promise<boolean> {
	await tx`
		select from public.applications
		where id = (select application_id from public.application_messages where id = ${message}) for update`;
	const stopped = await tx`
		update public.application_messages set sent_at = null
		where id = ${message} and ${canBeStopped(tx)} returning id`;
	return stopped.length > 0;
}

/** Whether staff can stop a row of `application_messages`, in SQL. */
const canBeStopped = (tx: TransactionSql) => tx`
	(side = 'employer' and read_at is null and mailed_at is null
		and sent_at > clock_timestamp() - application_rules.take_back_time())`;

/** The application with the messages to which a report belongs. */
async function reportedApplication(
	tx: TransactionSql,
	{ person, report }: Reading,
): Promise<string> {
	await requireStaff(tx, person);
	await requireNotOwn(tx, person, { kind: 'report', id: report });
	const [row] = await tx<{ application: string | null; resolved: boolean }[]>`
		select coalesce(event.application_id, message.application_id) as application,
			resolved_at is not null as resolved
		from public.reports as report
		left join public.application_events as event on event.id = report.event_id
		left join public.application_messages as message on message.id = report.application_message_id
		where report.id = ${report}`;
	if (!row?.application) throw notFound('There is no such report.');
	if (row.resolved)
		throw conflict('resolved_meanwhile', 'Somebody has resolved this report in the meantime.');
	return row.application;
}
