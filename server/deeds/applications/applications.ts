import type { TransactionSql } from 'postgres';
import { type Host, MOST_AT_ONCE } from '#schema/applications/applicants.ts';
import type { ApplicationStatus, Mover } from '#schema/applications/application-moves.ts';
import { type MoveDetails, NO_DETAILS } from '#schema/applications/details.ts';
import { notFound, unprocessable } from '#server/deeds/deed.ts';
import { employerWith } from '#server/deeds/members.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { endInterviews, heldInterviews } from './interviews/end-interviews.ts';

/** Who moves an application. `person` is an account; null for the clock, and for staff on the command line. */
export type Actor = { as: Mover; person: string | null };

export type LockedApplication = {
	id: string;
	status: ApplicationStatus;
	/** The student. */
	user_id: string;
};

export const noApplication = () => notFound('There is no such application.');

/**
 * Locks applications until the transaction ends, in one order, so that two deeds do not wait for each other.
 * @returns those of `ids` that exist and are `as`’s to move; the others are as if they did not exist
 */
export async function lockApplications(
	tx: TransactionSql,
	{ as, person }: Actor,
	ids: readonly string[],
): Promise<LockedApplication[]> {
	const isEmployer = tx`coalesce(
		employer.id = ${employerWith(tx, person, 'applicants')} and employer.host_since is not null, false)`;
	const isTheirs = {
		student: tx`application.user_id = ${person}`,
		employer: tx`application.user_id <> ${person} and ${isEmployer}`,
		staff: tx`${person}::uuid is null or (
			application.user_id <> ${person} and not ${isEmployer}
			and exists (select from public.staff where user_id = ${person})
		)`,
		server: tx`true`,
	}[as];
	const rows = await tx<LockedApplication[]>`
		select application.id, application.status, application.user_id
		from public.applications as application
		left join public.internships as internship on internship.id = application.internship_id
		left join public.employers as employer on employer.id = internship.employer_id
		where application.id = any (${[...ids]}::uuid[]) and (${isTheirs})
		order by application.id for update of application`;
	return [...rows];
}

/**
 * @param together what is to be done at once
 * @throws {ApiError} 404 for people who answer no applications as `as`, 422 no_such_move for too many
 */
export async function requireHost(
	tx: TransactionSql,
	{ as, person }: { as: Host; person: string },
	together: readonly unknown[] = [],
): Promise<void> {
	const rows =
		as === 'staff'
			? await tx`select from public.staff where user_id = ${person}`
			: await tx`
				select from public.employers
				where id = ${employerWith(tx, person, 'applicants')} and host_since is not null`;
	if (rows.length === 0) throw noApplication();
	if (together.length > MOST_AT_ONCE)
		throw unprocessable('no_such_move', 'These are too many at once.');
}

/** How many applications an internship has, withdrawn ones apart. */
export async function countApplications(tx: TransactionSql, internship: string): Promise<number> {
	const [row] = await tx<{ count: number }[]>`
		select count(*)::integer as count from public.applications
		where internship_id = ${internship} and status <> 'withdrawn'`;
	return row?.count ?? 0;
}

/** What happens to an application: a line of its history, by which the database changes its status. */
export type NewEvent = {
	application_id: string;
	from_status: ApplicationStatus;
	to_status: ApplicationStatus;
	reasons?: string[];
	message?: string | null;
	/** The message before the name was filled in; null where none was. */
	template?: string | null;
	/** What the status brings along. */
	details?: MoveDetails | null;
	/** The event that this one takes back. */
	takes_back?: string;
	/** Of a withdrawal after another application was accepted: that one. */
	withdrawn_with?: string | null;
};

/**
 * Stores events of locked applications, and what they lead to: the mails to the students, which wait for as long as a
 * move can be taken back, the news of employers and the log of staff. A trigger changes the statuses.
 * @returns the ids of the events
 * @throws PT422 for a move that is not in the table of moves
 */
export async function storeEvents(
	tx: TransactionSql,
	{ as, person }: Actor,
	events: NewEvent[],
): Promise<string[]> {
	const left = events.filter((event) => event.from_status === 'interview' && !event.takes_back);
	const held =
		left.length > 0
			? await heldInterviews(
					tx,
					left.map(({ application_id }) => application_id),
				)
			: [];
	const stored = await tx<{ id: string; application_id: string; takes_back: string | null }[]>`
		insert into public.application_events
			(application_id, mover, moved_by, from_status, to_status, reasons, message, template, details, takes_back,
			withdrawn_with)
		select application_id, ${as}, ${person}::uuid, from_status, to_status, coalesce(reasons, '{}'), message,
			template, details, takes_back, withdrawn_with
		from jsonb_to_recordset(${tx.json(events)}) as event (application_id uuid, from_status text, to_status text,
			reasons text[], message text, template text, details jsonb, takes_back uuid, withdrawn_with uuid)
		returning id, application_id, takes_back`;
	const moved = stored.filter((event) => event.takes_back === null);
	const moves = moved.map(({ id }) => id);
	await tx`
		insert into outbox.notices (kind, row_id, due_at)
		select 'application_events', id,
			clock_timestamp() + ${person === null ? 0 : 1} * application_rules.take_back_time()
		from unnest(${moves}::uuid[]) as id`;
	await endInterviews(tx, held, moved, person === null);
	if (as === 'student') await tellEmployers(tx, moves);
	else if (person !== null && moves.length > 0) await waitForLast(tx, events);
	if (as === 'staff' && person !== null)
		for (const { application_id: id, takes_back, from_status, to_status } of events)
			await noteInLog(tx, person, {
				action: takes_back ? 'application-move-taken-back' : 'application-moved',
				subject: 'application',
				id,
				detail: `${from_status} to ${to_status}`,
			});
	return stored.map(({ id }) => id);
}

/** Lets the mails of moves that can still be taken back wait for the move that follows them: it replaces them. */
const waitForLast = (tx: TransactionSql, events: NewEvent[]) => tx`
	update outbox.notices set due_at = clock_timestamp() + application_rules.take_back_time()
	where kind = 'application_events' and row_id in (
		select pending.id from unnest(${events.map(({ application_id }) => application_id)}::uuid[]) as application (id)
		cross join lateral application_rules.pending(application.id) as pending
	)`;

/** Lets the mails of moves wait for their own ten minutes again, once the move that followed them is taken back. */
export const waitForThemselves = (tx: TransactionSql, applications: string[]) => tx`
	update outbox.notices set due_at = event.at + application_rules.take_back_time()
	from public.application_events as event
	where kind = 'application_events' and row_id = event.id and event.mover in ('employer', 'staff')
		and event.moved_by is not null and event.application_id = any (${applications}::uuid[])`;

/** A move of employer or staff that the student is not shown yet, oldest first. */
export type PendingMove = {
	id: string;
	application_id: string;
	from_status: ApplicationStatus;
	to_status: ApplicationStatus;
	mover: Mover;
	/** The account that may take it back or send it now. */
	whose: string | null;
};

/** The pending moves of locked applications. */
export const pendingMoves = (tx: TransactionSql, applications: string[]) =>
	tx<PendingMove[]>`
		select pending.id, pending.application_id, pending.from_status, pending.to_status, pending.mover,
			application_rules.whose_move(application.internship_id, pending.mover, pending.moved_by) as whose
		from public.applications as application
		cross join lateral application_rules.pending(application.id) as pending
		where application.id = any (${applications}::uuid[])
		order by pending.application_id, pending.number`;

/**
 * Stores what members of companies are mailed of new and withdrawn applications, at once or the next morning, as each has chosen;
 * the first application to an internship at once. A withdrawal can be taken back for ten minutes; one from an interview
 * or an offer has a mail of its own.
 */
export const tellEmployers = (tx: TransactionSql, events: string[]) => tx`
	with event as (
		select event.id, application.id as application, employer.id as employer,
			to_status = 'submitted' and not exists (
				select from public.applications as other
				where other.internship_id = internship.id and other.id <> application.id
			) as is_first,
			clock_timestamp()
				+ case when to_status = 'withdrawn' then 1 else 0 end * application_rules.take_back_time() as at_once
		from public.application_events as event
		join public.applications as application on application.id = event.application_id
		join public.internships as internship on internship.id = application.internship_id
		join public.employers as employer
			on employer.id = internship.employer_id and employer.host_since is not null
		where event.id = any (${events}::uuid[])
			and (to_status = 'submitted'
				or to_status = 'withdrawn' and event.from_status not in ('interview', 'offered'))
	), news as (
		insert into outbox.news (event_id, employer_id, user_id, ready_at)
		select event.id, employer, member.user_id,
			case when member.mails <> 'at-once' and not is_first then application_rules.next_morning(at_once)
				else at_once end
		from event cross join lateral posting_rules.told_of(application, employer) as member
		where member.mails in ('at-once', 'daily') or member.mails = 'mine' and member.theirs
		returning employer_id, ready_at
	)
	insert into outbox.notices (kind, row_id, due_at)
	select distinct 'employer_news', employer_id, ready_at from news
	where not exists (
		select from outbox.notices
		where kind = 'employer_news' and row_id = employer_id and due_at = ready_at
	)`;

/**
 * What the newest move to each status brings along, of those that the caller may see, in SQL: an object with every member of
 * `LatestDetails`.
 */
export const latestDetails = (tx: TransactionSql) => tx`
	(
		select ${tx.json(NO_DETAILS)}::jsonb || coalesce(jsonb_object_agg(detail.key, detail.value order by event.number), '{}')
			|| jsonb_build_object('interview', application_rules.interview_of(application.id))
		from public.application_events as event cross join lateral jsonb_each(event.details) as detail
		where event.application_id = application.id and event.takes_back is null
			and not exists (select from public.application_events as later where later.takes_back = event.id)
	)`;
