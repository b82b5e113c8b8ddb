import type { Sql } from 'postgres';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/**
 * Deletes mails that were written more than 30 days before `now`: sent, refused, and those that could not
 * be sent by then. Caught mails stay: the outbox bounds their number. Counts whose hour has ended are deleted too.
 */
export async function deleteOldMails(sql: Sql, now: Date): Promise<void> {
	await sql`
		delete from outbox.mails where not caught and created_at < ${now}::timestamptz - interval '30 days'`;
	await sql`
		delete from limits.counts where expire <= extract(epoch from ${now}::timestamptz) * 1000`;
}

/** Deletes them now and every hour. @returns a function that stops it */
export const deleteOldMailsHourly = (sql: Sql, log: Logger): (() => void) =>
	repeat(every.hour, log, 'old mails are not deleted yet', (now) => deleteOldMails(sql, now));
