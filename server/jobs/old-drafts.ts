import type { Sql } from 'postgres';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/**
 * Deletes drafts that nobody has touched for 180 days, after a mail seven days and one day before
 * (supabase/functions/posting.sql). @returns the number deleted
 */
export async function deleteOldDrafts(sql: Sql, now: Date): Promise<number> {
	const [row] = await sql<
		{ deleted: number }[]
	>`select posting_rules.age_drafts(${now}) as deleted`;
	if (!row) throw new Error('The database did not say what it deleted.');
	return row.deleted;
}

/** Does so now and every hour. @returns a function that stops it */
export const deleteOldDraftsHourly = (sql: Sql, log: Logger): (() => void) =>
	repeat(every.hour, log, 'old drafts are not looked through yet', async (now) => {
		const drafts = await deleteOldDrafts(sql, now);
		if (drafts > 0) log.info({ drafts }, 'drafts that nobody touched were deleted');
	});
