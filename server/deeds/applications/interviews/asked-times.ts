import type { TransactionSql } from 'postgres';
import { type InterviewAnswer, MOST_ANSWERS } from '#schema/applications/interview/interview.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type { Invitation } from '#schema/applications/interview/invitation.ts';
import type { LockedApplication, PendingMove } from '#server/deeds/applications/applications.ts';
import { conflict, unprocessable } from '#server/deeds/deed.ts';

/** What a student is asked, and has answered to it. */
export type InvitationState = Omit<Invitation, 'cancelled'> & {
	application: string;
	/** The move that invites. */
	event: string;
	/** The company that meets the student; null for the office. */
	employer: string | null;
	/** How often this invitation was answered; null before the first. */
	answers: number | null;
	/** The time that was chosen. */
	held: string | null;
};

/**
 * The newest invitation that the student is shown.
 * @throws {ApiError} 409 moved_meanwhile where the application is no interview any more; 409 interview_changed without times
 */
export async function readAsked(
	tx: TransactionSql,
	{ id, status }: LockedApplication,
	pending: PendingMove[],
): Promise<InvitationState> {
	if ((pending[0]?.from_status ?? status) !== 'interview')
		throw conflict('moved_meanwhile', 'The application has been moved in the meantime.');
	type Row = Omit<InvitationState, keyof Invitation | 'application'> & {
		invitation: Invitation | null;
	};
	const [row] = await tx<Row[]>`
		select event.id as event, application_rules.offered_times(${id}, event.mover, event.details) as invitation,
			application_rules.interviewer_of(${id}) as employer, answered.answers,
			application_rules.iso_moment(answered.starts_at) as held
		from public.application_events as event
		left join public.application_interviews as answered
			on answered.application_id = event.application_id and answered.event_id = event.id
		where event.application_id = ${id} and event.to_status = 'interview' and event.takes_back is null
			and event.id <> all (${pending.map((move) => move.id)}::uuid[])
			and not exists (select from public.application_events as later where later.takes_back = event.id)
		order by event.number desc limit 1`;
	if (!row?.invitation) throw changed();
	const { invitation, ...answered } = row;
	return { application: id, ...invitation, ...answered };
}

/** Of two windows the second is told what the first has done. @throws {ApiError} 409 interview_changed */
export function requireSeen(
	{ event, times, answers, held, minutes }: InvitationState,
	seen: Pick<InterviewAnswer, 'event' | 'seen'>,
): void {
	// One that is cancelled has no times.
	if (seen.event !== event || times.length === 0) throw changed();
	if (seen.seen === answers) return;
	throw conflict(
		'interview_changed',
		held === null
			? 'You have answered in another window in the meantime: look at it again.'
			: `You have chosen ${timeText(held, minutes)}, in another window. You can move it from there.`,
	);
}

/**
 * What is chosen is one of the times and is to come, as is what is left for it.
 * @param time null where none is chosen
 * @throws {ApiError} 422 no_such_time, time_passed, changed_often
 */
export async function requireToCome(
	tx: TransactionSql,
	{ times, answers, held }: InvitationState,
	time: string | null,
): Promise<void> {
	if (time !== null && !times.includes(time)) throw noSuchTime();
	// What is chosen can always be cancelled.
	const cancels = time === null && held !== null;
	if (!cancels && answers !== null && answers >= MOST_ANSWERS)
		throw unprocessable(
			'changed_often',
			'You have answered as often as one can here: write to those who invite you.',
		);
	const [passed] = await tx<{ moment: string }[]>`
		select moment from unnest(${[held, time].filter((one) => one !== null)}::text[]) as moment
		where moment::timestamptz <= clock_timestamp() limit 1`;
	if (passed)
		throw unprocessable(
			'time_passed',
			passed.moment === time
				? 'This time has passed. Choose a later one, or none of these.'
				: 'Your interview has begun: write to those who invited you.',
		);
}

/**
 * One after another for the same people to meet, so that of two students at once the second finds the first. Times of
 * applications that do not hold them any more are given up here.
 * @throws {ApiError} 409 time_taken
 */
export async function requireFree(
	tx: TransactionSql,
	{ application, employer, minutes }: InvitationState,
	time: string,
): Promise<void> {
	await tx`
		select pg_advisory_xact_lock(hashtextextended(${`internships:interviews:${employer ?? 'office'}`}, 0))`;
	const others = await tx<{ id: string; holds: boolean }[]>`
		select other as id, application_rules.holds_interview(other) as holds
		from application_rules.overlapping(${application}, ${time}::timestamptz, ${minutes}) as other`;
	if (others.some(({ holds }) => holds)) throw timeTaken();
	await tx`
		update public.application_interviews set starts_at = null
		where application_id = any (${others.map(({ id }) => id)}::uuid[])`;
}

const changed = () =>
	conflict('interview_changed', 'The invitation has changed in the meantime: look at it again.');

const noSuchTime = () =>
	unprocessable('no_such_time', 'This time is not among those that you were offered.');

export const timeTaken = () =>
	conflict(
		'time_taken',
		'Somebody else has just chosen this time. Choose another one, or say that none suits.',
	);
