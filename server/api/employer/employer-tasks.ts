import type { Sql, TransactionSql } from 'postgres';
import type { EmployerTasks } from '#schema/employers/employer-overview.ts';
import { openQuestions } from '#server/deeds/applications/listing-questions.ts';
import { employerWith } from '#server/deeds/members.ts';
import { noAnswer, orNoAnswer, refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/** Of the interviews that are to come, of those that are over, of the offers, and of those who are to be written to. */
export const MOST_COMING = 5;
/** Of the questions of staff. */
const MOST_ASKED = 5;
/** Of the internships whose places are filled. */
const MOST_FILLED = 20;

/**
 * What a member of a company has to do: the dashboard shows it, and the header of every page counts it. Of somebody without a
 * company it is nothing.
 * @param today ISO date in Europe/London
 * @throws {ApiError} 503
 */
export async function employerTasks(sql: Sql, user: string, today: string): Promise<EmployerTasks> {
	const [seen, counted, [password]] = await Promise.all([
		asPerson(sql, user, (tx) => tasksSeen(tx, user, today)).catch(refused),
		orNoAnswer(asServiceRole(sql, (tx) => tasksCounted(tx, user, today))),
		orNoAnswer(sql<{ short: boolean }[]>`select accounts.has_short_password(${user}) as short`),
	]);
	return { ...seen, ...counted, short_password: password?.short ?? false };
}

type Counted = Pick<EmployerTasks, 'overdue' | 'asked' | 'questions' | 'filled'>;
type Seen = Omit<EmployerTasks, keyof Counted | 'short_password'>;

/** What the member sees by row-level security. */
async function tasksSeen(tx: TransactionSql, user: string, today: string): Promise<Seen> {
	const [row] = await tx<{ tasks: Seen }[]>`
		select jsonb_build_object(
			'returned', (
				select coalesce(jsonb_agg(jsonb_build_object('id', draft.id,
					'title', left(coalesce(draft.content ->> 'title', ''), 200)) order by decided_at desc), '[]')
				from public.internship_drafts as draft
				where employer_id = (select posting_rules.own_employer('internships')) and state = 'returned'
			),
			'unread', (
				select case when count(*) > 0 then jsonb_build_object('messages', count(*),
					'oldest', (array_agg(message.application_id order by message.sent_at))[1]) end
				from public.application_messages as message
				join public.applications as application on application.id = message.application_id
				where internship_id = any (array(select application_rules.own_internships()))
					and side = 'student' and sent_at is not null and read_at is null
			),
			'named', ${notesFor(tx, user)},
			'to_write', ${acceptedToWrite(tx, today)},
			'interviewed', ${agreedInterviews(tx, 'over')}
		) as tasks`;
	if (!row) throw noAnswer();
	return row.tasks;
}

/** What is counted of the company: row-level security shows a member no question of a student or of staff. */
async function tasksCounted(tx: TransactionSql, user: string, today: string): Promise<Counted> {
	const [row] = await tx<Counted[]>`
		select (
			select count(*)::integer from public.applications as application
			join public.internships as internship on internship.id = internship_id
			where internship.employer_id = employer.id and internship.taken_down_at is null and employer.host_since is not null
				and answer_due_on < ${today}::date and application.status in ('submitted', 'in-review')
				and not application_rules.waits_for_staff(application.id)
		) as overdue, (
			select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'question', asked.question,
				'asked_at', application_rules.iso_moment(asked.asked_at)) order by asked.asked_at, asked.id), '[]')
			from (
				select * from posting_rules.staff_questions
				where employer_id = ${employerWith(tx, user, 'company')} and answered_at is null
				order by asked_at, id limit ${MOST_ASKED}
			) as asked
		) as asked, ${openQuestions(tx, tx`employer.id`)} as questions, (
			select coalesce(jsonb_agg(to_jsonb(full_one) - 'published_at' order by full_one.published_at desc), '[]') from (
				select internship.id, title, published_at, coalesce(spots, 1) as spots, (
					select count(*)::integer from public.applications as application
					where internship_id = internship.id and application.status in ('submitted', 'in-review')
				) as waiting
				from public.internships as internship
				where internship.employer_id = employer.id and taken_down_at is null and internship.status = 'open'
					and coalesce(spots, 1) <= (
						select count(*) from public.applications as application
						where internship_id = internship.id and application.status = 'accepted'
					)
				order by published_at desc limit ${MOST_FILLED}
			) as full_one
		) as filled
		from public.employers as employer where employer.id = ${employerWith(tx, user, 'applicants')}`;
	return row ?? { overdue: 0, asked: [], questions: 0, filled: [] };
}

/**
 * The times that students have chosen and that are to come, as the caller sees them; or those that are over, as long as their
 * applications stay at “Interview”: an invitation is an answer, and no day of an answer comes after it.
 */
export const agreedInterviews = (tx: TransactionSql, when: 'coming' | 'over') => tx`
	(
		select coalesce(jsonb_agg(jsonb_build_object('application', agreed.id,
			'name', coalesce(agreed.sent_name, named.name), 'internship', agreed.title,
			'starts_at', application_rules.iso_moment(agreed.starts_at), 'minutes', agreed.minutes,
			'place', agreed.place) order by agreed.starts_at, agreed.id), '[]')
		from (
			select application.id, internship.title, held.starts_at, held.minutes, interview ->> 'place' as place,
				coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name') as sent_name
			from public.application_interviews as held
			join application_rules.answered_by_me as application on application.id = held.application_id
			join public.internships as internship on internship.id = application.internship_id
			left join public.application_copies as copy on copy.application_id = application.id
			cross join lateral application_rules.interview_of(application.id) as interview
			where application.internship_id = any (array(select application_rules.own_internships()))
				and application.status = 'interview' and ${
					when === 'coming'
						? tx`held.starts_at > clock_timestamp()`
						: tx`held.starts_at + held.minutes * interval '1 minute' <= clock_timestamp()`
				}
				and interview ->> 'event' = held.event_id::text
			order by held.starts_at, application.id limit ${MOST_COMING}
		) as agreed
		left join lateral application_rules.applicants(array[agreed.id]) as named on true
	)`;

/**
 * Those whose acceptance is final, who do not work yet, and to whom nobody has written since. What staff have given back is
 * not written. Where the offer says no first day, it is asked for a month.
 */
const acceptedToWrite = (tx: TransactionSql, today: string) => tx`
	(
		select coalesce(jsonb_agg(jsonb_build_object('application', accepted.id,
			'name', coalesce(accepted.sent_name, named.name), 'internship', accepted.title)
			order by accepted.at, accepted.id), '[]')
		from (
			select application.id, internship.title, last.at,
				coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name') as sent_name
			from application_rules.answered_by_me as application
			join public.internships as internship on internship.id = application.internship_id
			left join public.application_copies as copy on copy.application_id = application.id
			cross join lateral (
				select event.at from public.application_events as event
				where event.application_id = application.id and event.to_status = 'accepted' and event.takes_back is null
				order by event.number desc limit 1
			) as last
			cross join lateral application_rules.offer_basis(application.id) as basis
			where application.internship_id = any (array(select application_rules.own_internships()))
				and application.status = 'accepted'
				and last.at <= clock_timestamp() - application_rules.take_back_time()
				and coalesce((basis -> 'offer' ->> 'first_day')::date,
					(last.at at time zone 'Europe/London')::date + 30) >= ${today}::date
				and not exists (
					select from public.application_messages as message
					where message.application_id = application.id and side = 'employer' and written_at > last.at
						and (sent_at is not null or exists (
							select from public.message_reviews as review
							where review.application_message_id = message.id and review.state = 'waiting'
						))
				)
			order by last.at, application.id limit ${MOST_COMING}
		) as accepted
		left join lateral application_rules.applicants(array[accepted.id]) as named on true
	)`;

/** The applications with notes that name a person who has not seen them. */
const notesFor = (tx: TransactionSql, user: string) => tx`
	(
		select coalesce(jsonb_agg(jsonb_build_object('application', named.id, 'internship', named.title)
			order by named.at, named.id), '[]')
		from (
			select application.id, internship.title, min(note.at) as at
			from public.application_notes as note
			join public.applications as application on application.id = note.application_id
			join public.internships as internship on internship.id = application.internship_id
			where note.for_colleague = ${user} and note.seen_at is null
				and application.internship_id = any (array(select application_rules.own_internships()))
			group by application.id, internship.title
			order by min(note.at), application.id limit ${MOST_NAMED}
		) as named
	)`;

/** Of the applications with notes that name somebody. */
const MOST_NAMED = 5;
