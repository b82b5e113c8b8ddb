import type { Sql } from 'postgres';
import type { Logger } from '#server/log.ts';

const HOUR = 3_600_000;

/**
 * Deletes accounts that were not confirmed within a day of the last mail about them, never a confirmed one
 * (supabase/migrations/20261122120000_sign_ups.sql). @returns the number deleted
 */
export async function deleteUnconfirmed(sql: Sql, now: Date): Promise<number> {
	const [row] = await sql<{ deleted: number }[]>`
		select accounts.delete_unconfirmed(${now}) as deleted`;
	if (!row) throw new Error('The database did not say what it deleted.');
	return row.deleted;
}

/** Deletes them now and every hour. @returns a function that stops it */
export function deleteUnconfirmedHourly(sql: Sql, log: Logger): () => void {
	const work = async () => {
		try {
			const accounts = await deleteUnconfirmed(sql, new Date());
			if (accounts > 0) log.info({ accounts }, 'accounts that nobody confirmed were deleted');
		} catch (error) {
			const { code } = error as { code?: string };
			log.warn({ code }, 'unconfirmed accounts are not deleted yet');
		}
	};
	void work();
	const hourly = setInterval(work, HOUR).unref();
	return () => clearInterval(hourly);
}
