import type { TransactionSql } from 'postgres';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';

/** A time that is to come and that an application holds. */
type HeldInterview = Pick<InterviewNews, 'starts_at' | 'minutes' | 'place' | 'zone'> & {
	application_id: string;
};

/** The times that locked applications hold, before they are moved. */
export const heldInterviews = (tx: TransactionSql, applications: string[]) =>
	tx<HeldInterview[]>`
		select application as application_id, coming.starts_at, coming.minutes, coming.place, coming.zone
		from unnest(${applications}::uuid[]) as application
		cross join lateral application_rules.coming_interview(application) as coming`;

/**
 * Notes for the mails that moves end these interviews, once those are final. Of several moves within ten minutes the first one
 * does it.
 * @param moves that follow on the status `interview`
 * @param atOnce whether they are final at once
 */
export async function endInterviews(
	tx: TransactionSql,
	held: readonly HeldInterview[],
	moves: { id: string; application_id: string }[],
	atOnce: boolean,
): Promise<void> {
	if (held.length === 0) return;
	const ended = await tx<{ event: string; application_id: string; revision: number; at: string }[]>`
		update public.application_interviews as interview set revision = interview.revision + 1
		from jsonb_to_recordset(${tx.json(moves)}) as move (id uuid, application_id uuid)
		where interview.application_id = move.application_id
			and interview.application_id = any (${held.map((one) => one.application_id)}::uuid[])
			and not exists (
				select from outbox.notices as notice
				join public.application_events as earlier on earlier.id = notice.row_id
				where notice.kind = 'interview_ended' and earlier.application_id = move.application_id
			)
		returning move.id as event, interview.application_id, interview.revision,
			application_rules.iso_moment(clock_timestamp()) as at`;
	const notices = ended.flatMap(({ event, application_id, revision, at }) => {
		const one = held.find((other) => other.application_id === application_id);
		if (!one) return [];
		const { application_id: _, ...interview } = one;
		const words: InterviewNews = { what: 'ended', at, revision, message: null, ...interview };
		return [{ event, words }];
	});
	await tx`
		insert into outbox.notices (kind, row_id, due_at, words)
		select 'interview_ended', event,
			clock_timestamp() + ${atOnce ? 0 : 1} * application_rules.take_back_time(), words
		from jsonb_to_recordset(${tx.json(notices)}) as notice (event uuid, words jsonb)`;
}

/** Leaves interviews as they are, as the moves that were to end them are taken back. @param events the moves */
export const keepInterviews = (tx: TransactionSql, events: string[]) => tx`
	delete from outbox.notices where kind = 'interview_ended' and row_id = any (${events}::uuid[])`;
