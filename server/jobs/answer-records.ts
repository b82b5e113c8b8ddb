import type { Sql } from 'postgres';
import { londonDay } from '#schema/london-day.ts';
import { every, repeat } from '#server/jobs/repeat.ts';
import type { Logger } from '#server/log.ts';

/**
 * Works out how employers have answered, where something has changed, and of all once a day
 * (supabase/functions/company-records.sql). @param today ISO date in Europe/London
 * @returns of how many visitors read something else now
 */
export async function refreshRecords(sql: Sql, today: string): Promise<number> {
	const [row] = await sql<{ changed: number }[]>`
		select catalogue.refresh_records(${today}::date) as changed`;
	return row?.changed ?? 0;
}

/** Looks every two seconds, so that a page is right within five. @returns a function that stops it */
export const refreshRecordsOften = (sql: Sql, log: Logger): (() => void) =>
	repeat(2 * every.second, log, 'the records of answers wait', async (now) => {
		await refreshRecords(sql, londonDay(now));
	});
