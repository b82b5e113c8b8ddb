import type { Sql, TransactionSql } from 'postgres';
import {
	type InterviewAnswer,
	type InterviewNews,
	MOST_CHANGES,
} from '#schema/applications/interview/interview.ts';
import { NO_TIME_ASKED } from '#schema/applications/interview/interview-state.ts';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type { Invitation } from '#schema/applications/interview/invitation.ts';
import { isSentence } from '#schema/applications/rejection-message.ts';
import {
	type LockedApplication,
	lockApplications,
	noApplication,
	type PendingMove,
	pendingMoves,
} from '#server/deeds/applications/applications.ts';
import { takeBackUnseen } from '#server/deeds/applications/move-applications.ts';
import { conflict, deed, isTaken, unprocessable } from '#server/deeds/deed.ts';

/**
 * Stores which time of an interview its student chooses, that none suits, or that the chosen one is cancelled; with a mail to
 * both sides. As with moves, the student acts on what they see: what is not shown yet is taken back.
 * @throws {ApiError} 404; 409 moved_meanwhile, interview_changed, time_taken; 422 no_such_time, time_passed,
 * message_too_short, changed_often
 */
export const answerInterview = (
	sql: Sql,
	{ person, application, ...answer }: InterviewAnswer & { person: string; application: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [locked] = await lockApplications(tx, { as: 'student', person }, [application]);
		if (!locked) throw noApplication();
		const pending = await pendingMoves(tx, [application]);
		const asked = await readAsked(tx, locked, pending);
		requireSeen(asked, answer);
		const { time } = answer;
		const message = answer.message?.trim() || null;
		if (time === asked.held) {
			// None was chosen, and none suits.
			if (time !== null) return;
			if (!isSentence(message ?? '')) throw unprocessable('message_too_short', NO_TIME_ASKED);
		}
		await requireToCome(tx, asked, time);
		await takeBackUnseen(tx, person, pending);
		if (time !== null && asked.one_each) await requireFree(tx, asked, time);
		const stored = await store(tx, asked, { ...answer, message });
		await tell(tx, asked, { ...answer, message }, stored);
	}).catch((error: unknown) => {
		throw isTaken(error) ? timeTaken() : error;
	});

/** What a student is asked, and has answered to it. */
type Asked = Omit<Invitation, 'cancelled'> & {
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
async function readAsked(
	tx: TransactionSql,
	{ id, status }: LockedApplication,
	pending: PendingMove[],
): Promise<Asked> {
	if ((pending[0]?.from_status ?? status) !== 'interview')
		throw conflict('moved_meanwhile', 'The application has been moved in the meantime.');
	type Row = Omit<Asked, keyof Invitation | 'application'> & { invitation: Invitation | null };
	const [row] = await tx<Row[]>`
		select event.id as event, event.details -> 'interview' as invitation,
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
function requireSeen(
	{ event, times, answers, held, minutes }: Asked,
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
async function requireToCome(
	tx: TransactionSql,
	{ times, answers, held }: Asked,
	time: string | null,
): Promise<void> {
	if (time !== null && !times.includes(time)) throw noSuchTime();
	if (time !== null && answers !== null && answers >= MOST_CHANGES)
		throw unprocessable(
			'changed_often',
			'You have changed the time as often as one can here: write to those who invite you.',
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
async function requireFree(
	tx: TransactionSql,
	{ application, employer, minutes }: Asked,
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

/** @returns the number of the answer, and when it was given */
async function store(
	tx: TransactionSql,
	{ application, event, employer, one_each, minutes }: Asked,
	{ time, message, zone }: Pick<InterviewAnswer, 'time' | 'message' | 'zone'>,
): Promise<Pick<InterviewNews, 'revision' | 'at'>> {
	const [stored] = await tx<[Pick<InterviewNews, 'revision' | 'at'>]>`
		insert into public.application_interviews as interview
			(application_id, event_id, employer_id, one_each, starts_at, minutes, message, zone)
		values (${application}, ${event}, ${employer}, ${one_each}, ${time}::timestamptz, ${minutes}, ${message ?? null}, ${zone})
		on conflict (application_id) do update set
			event_id = excluded.event_id, employer_id = excluded.employer_id, one_each = excluded.one_each,
			starts_at = excluded.starts_at, minutes = excluded.minutes, message = excluded.message, zone = excluded.zone,
			answered_at = clock_timestamp(), revision = interview.revision + 1,
			answers = case when interview.event_id = excluded.event_id then interview.answers else 0 end + 1
		returning revision, application_rules.iso_moment(answered_at) as at`;
	return stored;
}

/** Notes for the mails what was answered, as it may be answered otherwise before they are written. */
async function tell(
	tx: TransactionSql,
	{ application, held, minutes, place }: Asked,
	{ time, message = null, zone }: Pick<InterviewAnswer, 'time' | 'message' | 'zone'>,
	stored: Pick<InterviewNews, 'revision' | 'at'>,
): Promise<void> {
	const what =
		time === null ? (held === null ? 'none' : 'cancelled') : held === null ? 'chosen' : 'moved';
	const news: InterviewNews = {
		...stored,
		what,
		starts_at: time ?? held,
		minutes,
		place,
		message,
		zone,
	};
	await tx`
		insert into outbox.notices (kind, row_id, words)
		values ('interview_answers', ${application}, ${tx.json(news)})`;
}

const changed = () =>
	conflict('interview_changed', 'The invitation has changed in the meantime: look at it again.');

const noSuchTime = () =>
	unprocessable('no_such_time', 'This time is not among those that you were offered.');

const timeTaken = () =>
	conflict(
		'time_taken',
		'Somebody else has just chosen this time. Choose another one, or say that none suits.',
	);
