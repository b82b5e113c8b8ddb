import type { Sql } from 'postgres';
import type { Logger } from '#server/log.ts';

const DAY = 86_400_000;

/** How many of each are gone. An account takes its employer profile and applications with it. */
export type ExpiredCounts = {
	contacts: number;
	applications: number;
	employers: number;
	accounts: number;
};

/**
 * Why nothing was deleted: this clock and the database's differ by more than a day, the last run is
 * more than 45 days ago, or more than 5 % (and more than ten) of one kind would go.
 */
export type Objection = 'clock' | 'pause' | 'share';

/**
 * Deletes what is past the periods of the privacy notice: 24 months for messages, applications and
 * accounts nobody used (supabase/migrations/20261122111000_retention_refuses.sql).
 * @returns what was deleted; with `refused` nothing was, and the counts are of what would be
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

/** Does so now and once a day. @returns what ends it */
export function deleteExpiredDaily(sql: Sql, log: Logger): () => void {
	const run = async () => {
		try {
			const { refused, ...counts } = await deleteExpired(sql, new Date());
			if (refused)
				return log.error({ refused, ...counts }, 'nothing was deleted: confirm it first');
			const some = Object.values(counts).some((count) => count > 0);
			if (some) log.info(counts, 'what was past its time was deleted');
		} catch (error) {
			const { code } = error as { code?: string };
			log.warn({ code }, 'what is past its time is not deleted yet');
		}
	};
	void run();
	const daily = setInterval(run, DAY).unref();
	return () => clearInterval(daily);
}
