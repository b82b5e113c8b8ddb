import type { TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { type GivenDetails, textsOf } from '#schema/applications/details.ts';
import {
	MOST_OF_A_NEW_EMPLOYER,
	NEW_FOR_DAYS,
	REPORTS_THAT_STOP,
	type Risk,
} from '#schema/applications/message-risks.ts';
import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import { employerWith } from '#server/deeds/members.ts';
import type { LockedApplication } from './applications.ts';

type Answer = {
	to: ApplicationStatus;
	reasons: string[];
	message: string | null;
	/** What the status is to bring along, as it was given. */
	details: GivenDetails | null;
};

/**
 * Looks at the message of an employer’s move of locked applications, with the texts beside it, and keeps it. Where it has a risk, or is the first of a
 * new employer to many people, or two applicants have reported messages, it waits for staff. Whatever waits already for one of
 * these applications is replaced by the new answer.
 * @param person the account of the member who writes
 * @returns whether it waits: then the applications are not moved
 */
export async function sendToReview(
	tx: TransactionSql,
	person: string,
	{ to, reasons, message, details }: Answer,
	applications: LockedApplication[],
): Promise<boolean> {
	const employer = await companyOf(tx, person);
	if (!employer) return false;
	await replaceWaiting(tx, applications);
	const said = [message, ...textsOf(details)].filter(Boolean).join('\n');
	if (said === '') return false;
	const looked = await lookThrough(tx, employer, { to, message: said }, applications);
	const waits = looked.found.length > 0;
	const review = {
		employer_id: employer.id,
		user_id: person,
		to_status: to,
		reasons,
		message: message ?? '',
		details: details && tx.json(details),
		...looked,
		state: waits ? 'waiting' : 'sent',
	};
	const [stored] = await tx<{ id: string }[]>`
		insert into public.message_reviews ${tx(review)} returning id`;
	await tx`
		insert into public.reviewed_applications (review_id, application_id, expected, waits)
		select ${stored?.id ?? ''}::uuid, id, status, ${waits}
		from jsonb_to_recordset(${tx.json(applications)}) as one (id uuid, status text)`;
	return waits;
}

/** The address is that of the account that writes. */
type Employer = { id: string; address: string; is_new: boolean };

/** The company for which a person answers applications; undefined without one. */
export async function companyOf(tx: TransactionSql, person: string): Promise<Employer | undefined> {
	const [employer] = await tx<Employer[]>`
		select employers.id, account.email as address,
			host_since > clock_timestamp() - ${NEW_FOR_DAYS}::integer * interval '1 day' as is_new
		from public.employers
		cross join lateral accounts.find(array[${person}::uuid]) as account
		where employers.id = ${employerWith(tx, person, 'applicants')}`;
	return employer;
}

/** Whom a message goes to: the student of an application, or of a question. */
type MessageReader = Pick<LockedApplication, 'user_id'>;

/**
 * Looks at a message of an employer to students, whose applications or question are locked.
 * @returns why it waits for staff, nothing where it does not; the words that were found; and how many people have messages of
 * the employer within 24 hours, with this one
 */
export async function lookThrough(
	tx: TransactionSql,
	employer: Employer,
	{ to, message }: { to: ApplicationStatus; message: string },
	readers: readonly MessageReader[],
): Promise<{ found: Risk[]; words: string[]; people: number }> {
	// One message of an employer at a time, so that two at once are counted together.
	await tx`select pg_advisory_xact_lock(hashtextextended(${`internships:messages:${employer.id}`}, 0))`;
	const people = await countPeople(tx, employer.id, readers);
	const words = risksInMessage(message, to, employer.address);
	const risks: Risk[] = words.map(({ risk }) => risk);
	if (people > MOST_OF_A_NEW_EMPLOYER && (await isFirstToMany(tx, employer)))
		risks.push('first-to-many');
	if (await isReported(tx, employer.id)) risks.push('reported');
	return { found: risks, words: words.map((one) => one.words), people };
}

/** Whether a new employer has not had a message to many approved. */
async function isFirstToMany(tx: TransactionSql, { id, is_new }: Employer): Promise<boolean> {
	if (!is_new) return false;
	const approved = await tx`
		select from public.message_reviews
		where employer_id = ${id} and state = 'approved' and 'first-to-many' = any (found) limit 1`;
	return approved.length === 0;
}

/** Whether so many students have reported messages or answers of an employer that the next ones wait. */
async function isReported(tx: TransactionSql, employer: string): Promise<boolean> {
	const [row] = await tx<{ people: number }[]>`
		select count(distinct coalesce(application.user_id, question.user_id))::integer as people
		from public.reports as report
		left join public.application_events as event on event.id = report.event_id
		left join public.application_messages as written
			on written.id = report.application_message_id and written.side = 'employer'
		left join public.applications as application
			on application.id = coalesce(event.application_id, written.application_id)
		left join public.listing_questions as question
			on question.id = report.listing_question_id and report.question_side = 'employer'
		join public.internships as internship
			on internship.id = coalesce(application.internship_id, question.internship_id)
		where internship.employer_id = ${employer} and report.resolved_at is null`;
	return (row?.people ?? 0) >= REPORTS_THAT_STOP;
}

/** Removes applications from messages that wait; a message without any leaves the list of staff. */
async function replaceWaiting(
	tx: TransactionSql,
	applications: LockedApplication[],
): Promise<void> {
	const taken = await tx<{ review_id: string }[]>`
		delete from public.reviewed_applications
		where application_id = any (${applications.map(({ id }) => id)}::uuid[]) and waits returning review_id`;
	if (taken.length === 0) return;
	await tx`
		update public.message_reviews as review set state = 'replaced', decided_at = clock_timestamp()
		where id = any (${taken.map(({ review_id }) => review_id)}::uuid[]) and state = 'waiting' and not exists (
			select from public.reviewed_applications as reviewed where reviewed.review_id = review.id and reviewed.waits
		)`;
}

/** How many people get messages or answers of an employer within 24 hours, these included. */
async function countPeople(
	tx: TransactionSql,
	employer: string,
	readers: readonly MessageReader[],
): Promise<number> {
	const [row] = await tx<{ people: number }[]>`
		select count(distinct person)::integer as people from (
			select application.user_id as person from public.message_reviews as review
			join public.reviewed_applications as reviewed on reviewed.review_id = review.id
			join public.applications as application on application.id = reviewed.application_id
			where review.employer_id = ${employer} and review.state in ('sent', 'waiting', 'approved')
				and coalesce(review.decided_at, review.asked_at) > clock_timestamp() - interval '24 hours'
			union all
			select application.user_id from public.application_messages as written
			join public.applications as application on application.id = written.application_id
			join public.internships as internship on internship.id = application.internship_id
			where internship.employer_id = ${employer} and written.side = 'employer'
				and written.written_at > clock_timestamp() - interval '24 hours'
			union all
			select question.user_id from public.listing_questions as question
			join public.internships as internship on internship.id = question.internship_id
			where internship.employer_id = ${employer} and answered_at > clock_timestamp() - interval '24 hours'
			union all
			select question.user_id from public.message_reviews as review
			join public.listing_questions as question on question.id = review.listing_question_id
			where review.employer_id = ${employer} and review.state = 'waiting'
				and review.asked_at > clock_timestamp() - interval '24 hours'
			union all select unnest(${readers.map(({ user_id }) => user_id)}::uuid[])
		) as counted`;
	return row?.people ?? 0;
}
