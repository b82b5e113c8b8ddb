import type { Sql } from 'postgres';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/**
 * Deletes accounts that were not confirmed within a day of the last mail about them, never a confirmed one
 * (supabase/functions/accounts.sql). @returns the number deleted
 */
export async function deleteUnconfirmed(sql: Sql, now: Date): Promise<number> {
	const [row] = await sql<{ deleted: number }[]>`
		select accounts.delete_unconfirmed(${now}) as deleted`;
	if (!row) throw new Error('The database did not say what it deleted.');
	return row.deleted;
}

/** Deletes them now and every hour. @returns a function that stops it */
export const deleteUnconfirmedHourly = (sql: Sql, log: Logger): (() => void) =>
	repeat(every.hour, log, 'unconfirmed accounts are not deleted yet', async (now) => {
		const accounts = await deleteUnconfirmed(sql, now);
		if (accounts > 0) log.info({ accounts }, 'accounts that nobody confirmed were deleted');
	});
