import type { Sql } from 'postgres';
import { every, type JobTools, repeat } from '#server/jobs/repeat.ts';
import { momentToLondon } from '#server/london-time.ts';
import { takeJobTime } from '#server/postgres/as-service-role.ts';
import { FIRST_HOUR } from './mails-for-alerts.ts';

/**
 * Notes for everybody what they have saved that closes within three days, each deadline once, however often and by however
 * many processes it is called; one mail for each person follows (server/mail/deadline-mails.ts). Mark and notice are stored
 * together: a process that is killed leaves both or neither.
 * @param today ISO date in Europe/London; deadlines end with their day
 * @returns for how many people
 */
export async function noteDeadlines(sql: Sql, today: string): Promise<number> {
	const [row] = await sql.begin(async (tx) => {
		await takeJobTime(tx);
		return tx<{ people: number }[]>`
			select alert_rules.note_deadlines(${today}::date)::integer as people`;
	});
	return row?.people ?? 0;
}

/** The day whose mails are due, as an ISO date in Europe/London; null before seven o'clock there. */
export function dayOfDeadlines(now: Date): string | null {
	const { day, hour } = momentToLondon(now);
	return hour < FIRST_HOUR ? null : day;
}

/** Looks now and every ten minutes. @returns a function that stops it */
export const noteDeadlinesOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'saved_deadlines',
			interval: every.tenMinutes,
			failure: 'mails before deadlines are not noted yet',
		},
		tools,
		async (now) => {
			const today = dayOfDeadlines(now);
			const people = today === null ? 0 : await noteDeadlines(sql, today);
			if (people > 0) tools.log.info({ people }, 'mails before deadlines were noted');
		},
	);
