import type { Sql, TransactionSql } from 'postgres';
import type { Host, SendOutcome, TakeBackOutcome } from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import {
	type Actor,
	lockApplications,
	noApplication,
	pendingMoves,
	requireHost,
	storeEvents,
	waitForThemselves,
} from './applications.ts';
import { keepInterviews } from './interviews/end-interviews.ts';

/** Why a move stays. */
const REFUSALS = {
	late: 'This can no longer be taken back.',
	student: 'The student has moved the application in the meantime, before your move was sent.',
	closed: 'The internship has closed: this can no longer be taken back.',
	again: 'You have applied again in the meantime.',
};
type Outcome = 'taken_back' | 'not_found' | keyof typeof REFUSALS;

/**
 * Takes back the caller’s last move of an application within ten minutes: it has its former status again, and the mail
 * is not sent. With an acceptance, what was withdrawn for it is taken back too, as far as that is still possible.
 * @throws {ApiError} 404; 409 not_taken_back if it is too late, mailed, or the internship has closed
 */
export const takeBackMove = (
	sql: Sql,
	{ application, ...by }: Actor & { application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const others = by.as === 'student' ? await withdrawnWith(tx, application) : [];
		const outcomes = await takeBackEach(tx, by, [application, ...others]);
		const outcome = outcomes.get(application) ?? 'not_found';
		if (outcome === 'not_found') throw noApplication();
		if (outcome !== 'taken_back') throw conflict('not_taken_back', REFUSALS[outcome]);
	});

/**
 * Takes back what a student has withdrawn in one step after accepting an offer, as far as it is still possible.
 * @param accepted the application that was accepted
 * @throws {ApiError} 409 not_taken_back where nothing is
 */
export const takeBackWithdrawn = (
	sql: Sql,
	{ person, accepted }: { person: string; accepted: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const others = await withdrawnWith(tx, accepted);
		const outcomes = await takeBackEach(tx, { as: 'student', person }, others);
		if (![...outcomes.values()].includes('taken_back'))
			throw conflict('not_taken_back', REFUSALS.late);
	});

/** What was withdrawn in one step for an application, and not taken back. */
async function withdrawnWith(tx: TransactionSql, accepted: string): Promise<string[]> {
	const rows = await tx<{ id: string }[]>`
		select event.application_id as id from public.application_events as event
		where event.withdrawn_with = ${accepted} and not exists (
			select from public.application_events as later
			where later.application_id = event.application_id and later.number > event.number
		)`;
	return rows.map(({ id }) => id);
}

/**
 * Takes back up to 500 moves.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer no applications, 422 for too many
 */
export const takeBackMoves = (
	sql: Sql,
	{ applications, ...by }: { as: Host; person: string; applications: string[] },
): Promise<TakeBackOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, by, applications);
		const outcomes = await takeBackEach(tx, by, applications);
		return [...outcomes].map(([application_id, outcome]) => ({
			application_id,
			outcome: outcome in REFUSALS ? 'not_taken_back' : (outcome as TakeBackOutcome['outcome']),
		}));
	});

type LastMove = {
	application_id: string;
	event: string;
	from_status: ApplicationStatus;
	to_status: ApplicationStatus;
	outcome: Outcome;
};

/** For the deeds of this folder, in their transaction. */
export async function takeBackEach(
	tx: TransactionSql,
	by: Actor,
	applications: string[],
): Promise<Map<string, Outcome>> {
	const locked = (await lockApplications(tx, by, applications)).map(({ id }) => id);
	// Locked, so that none is closed before this is stored.
	await tx`
		select from public.internships where id in (
			select internship_id from public.applications where id = any (${locked}::uuid[])
		) order by id for share`;
	const moves = await tx<LastMove[]>`
		select application.id as application_id, last.id as event, last.from_status, last.to_status,
			case
				when ${by.as} <> 'student' and last.mover = 'student' and last.from_status is not null then 'student'
				when last.from_status is null or last.takes_back is not null or last.mover <> ${by.as}
					or application_rules.whose_move(application.internship_id, last.mover, last.moved_by)
						is distinct from ${by.person}::uuid
					or last.at <= clock_timestamp() - application_rules.take_back_time()
					or exists (select from application_rules.sent_now where event_id = last.id) then 'late'
				when application_rules.waits_on_closed(application.internship_id, last.from_status) then 'closed'
				when last.to_status = 'withdrawn' and exists (
					select from public.applications as again
					where again.user_id = application.user_id and again.internship_id = application.internship_id
						and again.status <> 'withdrawn'
				) then 'again'
				else 'taken_back'
			end as outcome
		from public.applications as application
		cross join lateral (
			select * from public.application_events as event
			where event.application_id = application.id order by number desc limit 1
		) as last
		where application.id = any (${locked}::uuid[])`;
	const events = moves.flatMap(({ outcome, event }) => (outcome === 'taken_back' ? [event] : []));
	// The mail of one that is not found is written or being written.
	const unsent = await tx<{ event: string }[]>`
		delete from outbox.notices where kind = 'application_events' and row_id = any (${events}::uuid[])
		returning row_id as event`;
	const takenBack = moves.filter(({ event }) => unsent.some((notice) => notice.event === event));
	await storeEvents(
		tx,
		by,
		takenBack.map(({ application_id, event, from_status, to_status }) => ({
			application_id,
			from_status: to_status,
			to_status: from_status,
			takes_back: event,
		})),
	);
	await keepInterviews(
		tx,
		takenBack.map(({ event }) => event),
	);
	await waitForThemselves(
		tx,
		takenBack.map(({ application_id }) => application_id),
	);
	return new Map(
		applications.map((id) => {
			const move = moves.find(({ application_id }) => application_id === id);
			if (move)
				return [
					id,
					move.outcome === 'taken_back' && !takenBack.includes(move) ? 'late' : move.outcome,
				];
			// One that staff have put in has no history.
			return [id, locked.includes(id) ? 'late' : 'not_found'];
		}),
	);
}

/**
 * Ends the wait of the caller’s moves of an application: its student is shown them at once, and mailed.
 * @throws {ApiError} 404; 409 not_sent where nothing waits any more: sent, taken back, or the student was first
 */
export const sendMoveNow = (
	sql: Sql,
	{ application, ...by }: Actor & { application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [one] = await sendEach(tx, by, [application]);
		if (one?.outcome === 'not_found') throw noApplication();
		if (one?.outcome === 'not_sent')
			throw conflict(
				'not_sent',
				'There is nothing to send any more: it has been sent or taken back, or the student has moved the application in the meantime.',
			);
	});

/**
 * Does so for up to 500 applications.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer no applications, 422 for too many
 */
export const sendMovesNow = (
	sql: Sql,
	{ applications, ...by }: { as: Host; person: string; applications: string[] },
): Promise<SendOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, by, applications);
		return sendEach(tx, by, applications);
	});

async function sendEach(
	tx: TransactionSql,
	by: Actor,
	applications: string[],
): Promise<SendOutcome[]> {
	const locked = (await lockApplications(tx, by, applications)).map(({ id }) => id);
	const moves = (await pendingMoves(tx, locked)).filter(
		({ mover, whose }) => mover === by.as && whose === by.person,
	);
	const events = moves.map(({ id }) => id);
	await tx`
		insert into application_rules.sent_now (event_id) select unnest(${events}::uuid[])`;
	await tx`
		update outbox.notices set due_at = clock_timestamp()
		where kind in ('application_events', 'interview_ended') and row_id = any (${events}::uuid[])
			and due_at > clock_timestamp()`;
	const sent = new Set(moves.map(({ application_id }) => application_id));
	if (by.as === 'staff' && by.person !== null)
		for (const id of sent)
			await noteInLog(tx, by.person, {
				action: 'application-move-sent-now',
				subject: 'application',
				id,
				detail: null,
			});
	return [...new Set(applications)].map((application_id) => {
		if (!locked.includes(application_id)) return { application_id, outcome: 'not_found' };
		return { application_id, outcome: sent.has(application_id) ? 'sent' : 'not_sent' };
	});
}
