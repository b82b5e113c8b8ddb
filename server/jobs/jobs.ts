import type { Sql } from 'postgres';
import type { Catalogue } from '#schema/catalogue.ts';
import { refreshRecordsOften } from '#server/jobs/answer-records.ts';
import { ageDraftsHourly } from '#server/jobs/old-drafts.ts';
import { deleteOldMailsHourly } from '#server/jobs/old-mails.ts';
import { keepPromisesDaily } from '#server/jobs/promises/promises.ts';
import { deleteExpiredDaily } from '#server/jobs/retention.ts';
import { deleteUnconfirmedHourly } from '#server/jobs/unconfirmed-accounts.ts';
import type { Logger } from '#server/log.ts';

/**
 * Starts what happens by the clock: old accounts, messages, applications and mails are deleted, and answers that
 * are due are asked for. @returns a function that stops it
 */
export function startJobs(sql: Sql, catalogue: Catalogue, log: Logger): () => void {
	const stops = [
		deleteExpiredDaily(sql, log),
		deleteUnconfirmedHourly(sql, log),
		deleteOldMailsHourly(sql, log),
		refreshRecordsOften(sql, log),
		ageDraftsHourly(sql, log),
		keepPromisesDaily(sql, catalogue, log),
	];
	return () => {
		for (const stop of stops) stop();
	};
}
