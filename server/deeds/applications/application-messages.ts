import type { Sql, TransactionSql } from 'postgres';
import {
	type ApplicationMessage,
	type Conversation,
	type MessageFacts,
	type Side,
	whyNotWords,
	whyNotWrite,
} from '#schema/applications/application-messages.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { type LockedApplication, lockApplications, noApplication } from './applications.ts';
import { companyOf, lookThrough } from './review-message.ts';

/** One side of an application; `today` is a day in London. */
type Reader = { as: Side; person: string; application: string; today: string };

/**
 * Reads the messages about an application. What the other side has sent counts as read from now on.
 * @throws {ApiError} 404
 */
export const openConversation = (sql: Sql, reader: Reader): Promise<Conversation> =>
	deed(sql, async (tx) => {
		const { as, application } = reader;
		const { facts } = await lockConversation(tx, reader);
		const rows = await tx<{ message: ApplicationMessage }[]>`
			select to_json(message) as message from (
				select message.id, side, coalesce(sent_at, written_at) as at, message.text,
					case when side = 'student' and ${as === 'employer'} and application.id in (
						select application_rules.hidden_ones(array[${application}::uuid])
					) then null else nullif(btrim(writer.full_name), '') end as writer,
					side <> ${as} and read_at is null as is_new,
					case when sent_at is not null then 'sent' when review.state = 'waiting' then 'waiting'
						else 'returned' end as state,
					case when review.state = 'waiting' then review.found else '{}' end as found,
					case when review.state = 'waiting' then review.words else '{}' end as words,
					case when sent_at is null then review.answer end as answer,
					side <> ${as} and exists (
						select from public.reports where application_message_id = message.id
					) as reported
				from public.application_messages as message
				join public.applications as application on application.id = message.application_id
				left join public.message_reviews as review on review.application_message_id = message.id
				left join lateral accounts.find(array[written_by]) as writer on true
				where message.application_id = ${application} and (side = ${as} or sent_at is not null)
				order by 3, message.number
			) as message`;
		await tx`
			update public.application_messages set read_at = clock_timestamp()
			where application_id = ${application} and side <> ${as} and sent_at is not null and read_at is null`;
		const why_not = whyNotWrite(as, facts);
		// Their one question, where a second message would be refused.
		const asked = { ...facts, written: { ...facts.written, employer: 1 } };
		return {
			company: facts.company,
			messages: rows.map(({ message }) => message),
			why_not,
			is_question: why_not === null && whyNotWrite(as, asked) === 'asked',
		};
	});

/**
 * Sends a message to the other side. One of an employer that has a risk waits for staff. The same words again within ten
 * minutes, before anybody has answered, are one message: they were sent from two tabs, or again.
 * @returns whether it waits for staff
 * @throws {ApiError} 404; 409 office, ended, asked, full, today or reported
 */
export const writeMessage = (
	sql: Sql,
	{ text, ...writer }: Reader & { text: string },
): Promise<{ waits: boolean }> =>
	deed(sql, async (tx) => {
		const { as, person, application } = writer;
		const { locked, facts } = await lockConversation(tx, writer);
		const words = text.trim();
		const [last] = await tx<{ waits: boolean; same: boolean }[]>`
			select sent_at is null as waits, side = ${as} and text = ${words}
				and written_at > clock_timestamp() - interval '10 minutes' as same
			from public.application_messages as message
			where application_id = ${application} and ${isWritten(tx)} and (side = ${as} or sent_at is not null)
			order by number desc limit 1`;
		if (last?.same) return { waits: last.waits };
		const why = whyNotWrite(as, facts);
		if (why) throw conflict(why, whyNotWords(why, as));
		const review =
			as === 'employer' ? await risksOf(tx, person, words, facts.status, locked) : null;
		const waits = (review?.found.length ?? 0) > 0;
		const [message] = await tx<{ id: string }[]>`
			insert into public.application_messages (application_id, side, written_by, text, sent_at)
			values (${application}, ${as}, ${person}, ${words}, ${waits ? null : tx`clock_timestamp()`})
			returning id`;
		if (!message) throw new Error('The database stored no message.');
		if (review && waits)
			await tx`
				insert into public.message_reviews
					${tx({ ...review, user_id: person, message: words, application_message_id: message.id })}`;
		else await noteUnread(tx, message.id);
		return { waits };
	});

/** What makes an employer’s message wait, as `message_reviews` stores it. */
async function risksOf(
	tx: TransactionSql,
	person: string,
	message: string,
	to: ApplicationStatus,
	application: LockedApplication,
) {
	const company = await companyOf(tx, person);
	if (!company) throw noApplication();
	const looked = await lookThrough(tx, company, { to, message }, [application]);
	return { employer_id: company.id, ...looked };
}

/**
 * Makes a mail due in ten minutes to the side that has not read a message by then. It tells of all that is unread: the notices
 * of later messages find nothing more to tell.
 */
export const noteUnread = (tx: TransactionSql, message: string) => tx`
	insert into outbox.notices (kind, row_id, due_at)
	select 'unread_messages', case message.side when 'employer' then application.user_id else internship.employer_id end,
		clock_timestamp() + application_rules.take_back_time()
	from public.application_messages as message
	join public.applications as application on application.id = message.application_id
	join public.internships as internship on internship.id = application.internship_id
	where message.id = ${message}`;

/** How many messages of the other side nobody of the reader’s has read, in SQL. @param by who reads */
export const unreadBy = (tx: TransactionSql, by: Side) => tx`
	(
		select count(*)::integer from public.application_messages as message
		where message.application_id = application.id and message.side <> ${by}
			and message.sent_at is not null and message.read_at is null
	)`;

/** Whether a message is sent or waits for staff, who have not given it back, in SQL. */
const isWritten = (tx: TransactionSql) => tx`
	(sent_at is not null or exists (
		select from public.message_reviews as review
		where review.application_message_id = message.id and review.state = 'waiting'
	))`;

type Facts = MessageFacts & { company: string | null };

/**
 * Locks an application for one of its sides, so that messages about it are written and read one after another.
 * @throws {ApiError} 404
 */
async function lockConversation(
	tx: TransactionSql,
	{ as, person, application, today }: Reader,
): Promise<{ locked: LockedApplication; facts: Facts }> {
	const [locked] = await lockApplications(tx, { as, person }, [application]);
	if (!locked) throw noApplication();
	const [facts] = await tx<[Facts]>`
		select application.status, application_rules.shown_status(application.id) as shown_status, to_office,
			case when not to_office then company_name end as company, (
				select json_build_object('student', count(*) filter (where side = 'student'),
					'employer', count(*) filter (where side = 'employer'))
				from public.application_messages as message
				where application_id = application.id and ${isWritten(tx)}
			) as written, (
				select count(*)::integer from public.application_messages
				where application_id = application.id and side = ${as}
					and (written_at at time zone 'Europe/London')::date = ${today}::date
			) as written_today, application_rules.reporters_of(application.user_id) as reporters
		from public.applications as application
		left join public.internships as internship on internship.id = application.internship_id
		left join public.employers as employer on employer.id = internship.employer_id
		where application.id = ${application}`;
	if (as === 'employer' && facts.to_office) throw noApplication();
	return { locked, facts };
}
