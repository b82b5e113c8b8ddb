import type { Sql } from 'postgres';
import { deleteExpiredDaily } from '#server/jobs/retention.ts';
import { deleteUnconfirmedHourly } from '#server/jobs/unconfirmed.ts';
import type { Logger } from '#server/log.ts';

/**
 * Starts what deletes old accounts, messages and applications on a schedule. @returns a function that stops
 * it
 */
export function startJobs(sql: Sql, log: Logger): () => void {
	const stops = [deleteExpiredDaily(sql, log), deleteUnconfirmedHourly(sql, log)];
	return () => {
		for (const stop of stops) stop();
	};
}
