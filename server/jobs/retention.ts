import type { Sql } from 'postgres';
import type { Logger } from '#server/backend/types.ts';

const DAY = 86_400_000;

/** How many of each are gone. An account takes its employer profile and applications with it. */
export type DeletedCounts = { contacts: number; applications: number; accounts: number };

/**
 * Deletes what is past the periods of the privacy notice: 24 months for messages, applications and
 * accounts nobody used (supabase/migrations/20261121100000_retention.sql).
 */
export async function deleteExpired(sql: Sql, today: Date): Promise<DeletedCounts> {
	const [row] = await sql<{ forgotten: DeletedCounts }[]>`
		select retention.forget_expired(${today}) as forgotten`;
	if (!row) throw new Error('The database did not say what it deleted.');
	return row.forgotten;
}

/** Does so now and once a day. @returns what ends it */
export function deleteExpiredDaily(sql: Sql, log: Logger): () => void {
	const forget = async () => {
		try {
			const forgotten = await deleteExpired(sql, new Date());
			const some = Object.values(forgotten).some((count) => count > 0);
			if (some) log.info(forgotten, 'what was past its time was deleted');
		} catch (error) {
			const { code } = error as { code?: string };
			log.warn({ code }, 'what is past its time is not deleted yet');
		}
	};
	void forget();
	const daily = setInterval(forget, DAY).unref();
	return () => clearInterval(daily);
}
