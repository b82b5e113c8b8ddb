import type { Sql } from 'postgres';
import { ageDrafts } from '#server/deeds/posting/age-drafts.ts';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/** Deletes drafts that nobody touches, now and every hour. @returns a function that stops it */
export const deleteOldDraftsHourly = (sql: Sql, log: Logger): (() => void) =>
	repeat(every.hour, log, 'old drafts are not looked through yet', async (now) => {
		const drafts = await ageDrafts(sql, now);
		if (drafts > 0) log.info({ drafts }, 'drafts that nobody touched were deleted');
	});
