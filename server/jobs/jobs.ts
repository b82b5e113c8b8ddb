import type { Sql } from 'postgres';
import { londonDay } from '#schema/london-day.ts';
import type { Backend } from '#server/backend/types.ts';
import type { WholeCatalogue } from '#server/catalogue/catalogue.ts';
import type { RunningConfig } from '#server/config.ts';
import { ageDrafts } from '#server/deeds/posting/drafts.ts';
import { carryOutDue } from '#server/deeds/staff/carry-out.ts';
import { handOverToOffice } from '#server/deeds/staff/refused-companies.ts';
import { tellOffice } from '#server/deeds/staff/tell-office.ts';
import {
	deleteExpiredDaily,
	deleteOldMailsHourly,
	deleteUnconfirmedHourly,
	deleteWithdrawnCopiesOften,
} from '#server/jobs/deletions.ts';
import { keepPromisesHourly } from '#server/jobs/promises/promises.ts';
import { takeJobTime } from '#server/postgres/as-service-role.ts';
import { noteDeadlinesOften } from './alerts/note-deadlines.ts';
import { sendAlertsOften } from './alerts/send-alerts.ts';
import { readSentCvsOften } from './cv-texts.ts';
import { every, type JobTools, repeat } from './repeat.ts';
import { deliverWebhooksOften, forgetDeliveriesHourly } from './webhooks/deliver-webhooks.ts';

/**
 * Starts what happens by the clock: what is past its time is deleted, answers that are due are asked for, the figures of
 * employers' answers are counted anew, alerts tell of new internships, and people of what they have saved before it closes.
 * @returns a function that stops it
 */
export function startJobs(
	{ sql, beginWithMails, signingKey }: Backend,
	catalogue: WholeCatalogue,
	{ siteUrl, webhookLoopback }: RunningConfig,
	tools: JobTools,
): () => void {
	const stops = [
		deleteExpiredDaily(sql, tools),
		deleteUnconfirmedHourly(sql, tools),
		deleteOldMailsHourly(sql, tools),
		refreshRecordsOften(sql, tools),
		carryOutOften(sql, tools),
		readSentCvsOften(sql, tools),
		deleteOldDraftsHourly(sql, tools),
		deleteWithdrawnCopiesOften(sql, tools),
		handOverOften(sql, tools),
		tellOfficeOften(sql, tools),
		keepPromisesHourly(sql, catalogue, tools),
		deliverWebhooksOften({ sql, signingKey, loopback: webhookLoopback }, tools),
		forgetDeliveriesHourly(sql, tools),
		noteDeadlinesOften(sql, tools),
		sendAlertsOften({ catalogue, begin: beginWithMails, siteUrl, signingKey, ...tools }),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

/**
 * Works out how employers have answered, where something has changed, and of all once a day
 * (supabase/functions/company-records.sql). @param today ISO date in Europe/London
 * @returns of how many visitors read something else now
 */
export async function refreshRecords(sql: Sql, today: string): Promise<number> {
	const [row] = await sql.begin(async (tx) => {
		await takeJobTime(tx);
		return tx<{ changed: number }[]>`select catalogue.refresh_records(${today}::date) as changed`;
	});
	return row?.changed ?? 0;
}

/** Looks every two seconds, so that a page is right within five. @returns a function that stops it */
const refreshRecordsOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{ job: 'answer_records', interval: 2 * every.second, failure: 'the records of answers wait' },
		tools,
		async (now) => {
			await refreshRecords(sql, londonDay(now));
		},
	);

/** Does what staff decided ten minutes ago, every two seconds. @returns a function that stops it */
const carryOutOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'decisions',
			interval: 2 * every.second,
			failure: 'what staff have decided is not done yet',
		},
		tools,
		async (now) => {
			await carryOutDue(sql, londonDay(now));
		},
	);

/** Deletes drafts that nobody touches, now and every hour. @returns a function that stops it */
const deleteOldDraftsHourly = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{ job: 'old_drafts', interval: every.hour, failure: 'old drafts are not looked through yet' },
		tools,
		async (now) => {
			const drafts = await ageDrafts(sql, now);
			if (drafts > 0) tools.log.info({ drafts }, 'drafts that nobody touched were deleted');
		},
	);

/**
 * Hands to the office what refused companies have not answered, every two seconds: where it is fraud, they shall not see it a
 * moment longer. @returns a function that stops it
 */
const handOverOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'hand_over',
			interval: 2 * every.second,
			failure: 'refused companies are not looked through yet',
		},
		tools,
		async (now) => {
			const companies = await handOverToOffice(sql, londonDay(now));
			if (companies > 0)
				tools.log.info({ companies }, 'what refused companies have left is the office’s');
		},
	);

/** Tells the office of what waits for staff, on working days. @returns a function that stops it */
const tellOfficeOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'what_waits',
			interval: every.tenMinutes,
			failure: 'the office is not told yet of what waits for staff',
		},
		tools,
		async (now) => {
			if (await tellOffice(sql, now))
				tools.log.info({ told: now }, 'the office is told of what waits for staff');
		},
	);
