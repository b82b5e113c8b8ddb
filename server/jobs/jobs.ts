import type { Sql } from 'postgres';
import { deleteOldMailsHourly } from '#server/jobs/old-mails.ts';
import { deleteExpiredDaily } from '#server/jobs/retention.ts';
import { deleteUnconfirmedHourly } from '#server/jobs/unconfirmed-accounts.ts';
import type { Logger } from '#server/log.ts';

/**
 * Starts what deletes old accounts, messages, applications and mails on a schedule. @returns a function that stops
 * it
 */
export function startJobs(sql: Sql, log: Logger): () => void {
	const stops = [
		deleteExpiredDaily(sql, log),
		deleteUnconfirmedHourly(sql, log),
		deleteOldMailsHourly(sql, log),
	];
	return () => {
		for (const stop of stops) stop();
	};
}
