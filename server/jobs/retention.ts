import type { Sql } from 'postgres';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/**
 * The number of deleted rows of each kind. An account is deleted with its employer profile and
 * applications.
 */
export type ExpiredCounts = {
	contacts: number;
	reports: number;
	applications: number;
	drafts: number;
	staff_log: number;
	/** Days of internships on which somebody looked at them. */
	views: number;
	employers: number;
	accounts: number;
};

/**
 * Why nothing was deleted: this clock and the database's differ by more than a day, the last run is more
 * than 45 days ago, or more than 5 % (and more than ten) of one kind would be deleted.
 */
export type Objection = 'clock' | 'pause' | 'share';

/**
 * Deletes data past the periods of the privacy notice: 24 months for messages, reports, applications, the log of
 * staff, numbers of views and unused accounts, 12 for drafts
 * (supabase/functions/retention.sql).
 * @returns the numbers of deleted rows; with `refused` nothing was deleted, and the counts are of what
 * would be
 */
export async function deleteExpired(
	sql: Sql,
	today: Date,
): Promise<ExpiredCounts & { refused: Objection | null }> {
	const [row] = await sql<{ result: ExpiredCounts & { refused: Objection | null } }[]>`
		select retention.forget_expired(${today}) as result`;
	if (!row) throw new Error('The database did not answer what it deleted.');
	return row.result;
}

/** Deletes expired data now and once a day. @returns a function that stops it */
export const deleteExpiredDaily = (sql: Sql, log: Logger): (() => void) =>
	repeat(every.day, log, 'expired data could not be deleted yet', async (now) => {
		const { refused, ...counts } = await deleteExpired(sql, now);
		if (refused) return log.error({ refused, ...counts }, 'nothing was deleted: confirm it first');
		const some = Object.values(counts).some((count) => count > 0);
		if (some) log.info(counts, 'expired data was deleted');
	});
