import type { Sql } from 'postgres';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/** As many as the function deletes at once (supabase/migrations/20261124020000_sent_cvs.sql). */
const MOST = 500;

/**
 * Deletes the copies of profiles and CVs whose applications were withdrawn, once that can no longer be taken back: ten
 * minutes before `now`, by the slower of this clock and the database's. @returns the number deleted
 */
export async function deleteWithdrawnCopies(sql: Sql, now: Date): Promise<number> {
	let all = 0;
	for (let deleted = MOST; deleted === MOST; all += deleted) {
		const [row] = await sql<{ deleted: number }[]>`
			select application_rules.delete_withdrawn_copies(${now}) as deleted`;
		if (!row) throw new Error('The database did not say what it deleted.');
		deleted = row.deleted;
	}
	return all;
}

/** Does so now and every minute. @returns a function that stops it */
export const deleteWithdrawnCopiesOften = (sql: Sql, log: Logger): (() => void) =>
	repeat(
		every.minute,
		log,
		'copies with withdrawn applications are not deleted yet',
		async (now) => {
			await deleteWithdrawnCopies(sql, now);
		},
	);
