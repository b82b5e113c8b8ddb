import type { Sql, TransactionSql } from 'postgres';
import type { InterviewAnswer, InterviewNews } from '#schema/applications/interview/interview.ts';
import { NO_TIME_ASKED } from '#schema/applications/interview/interview-state.ts';
import { isSentence } from '#schema/applications/rejection-message.ts';
import {
	lockApplications,
	noApplication,
	pendingMoves,
} from '#server/deeds/applications/applications.ts';
import { takeBackUnseen } from '#server/deeds/applications/move-applications.ts';
import { deed, isTaken, unprocessable } from '#server/deeds/deed.ts';
import {
	type InvitationState,
	readAsked,
	requireFree,
	requireSeen,
	requireToCome,
	timeTaken,
} from './asked-times.ts';

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

/** @returns the number of the answer, and when it was given */
async function store(
	tx: TransactionSql,
	{ application, event, employer, one_each, minutes }: InvitationState,
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
	{ application, held, minutes, place }: InvitationState,
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
