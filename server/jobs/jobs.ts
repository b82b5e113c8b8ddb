import type { Backend } from '#server/backend/types.ts';
import type { WholeCatalogue } from '#server/catalogue/catalogue.ts';
import { refreshRecordsOften } from '#server/jobs/answer-records.ts';
import {
	deleteExpiredDaily,
	deleteOldMailsHourly,
	deleteUnconfirmedHourly,
	deleteWithdrawnCopiesOften,
} from '#server/jobs/deletions.ts';
import { deleteOldDraftsHourly } from '#server/jobs/old-drafts.ts';
import { keepPromisesHourly } from '#server/jobs/promises/promises.ts';
import type { Logger } from '#server/log.ts';
import { sendAlertsOften } from './alerts/send-alerts.ts';

/**
 * Starts what happens by the clock: what is past its time is deleted, answers that are due are asked for, the figures of
 * employers' answers are counted anew, and alerts tell of new internships.
 * @returns a function that stops it
 */
export function startJobs(
	{ sql, beginWithMails, signingKey }: Backend,
	catalogue: WholeCatalogue,
	siteUrl: string,
	log: Logger,
): () => void {
	const stops = [
		deleteExpiredDaily(sql, log),
		deleteUnconfirmedHourly(sql, log),
		deleteOldMailsHourly(sql, log),
		refreshRecordsOften(sql, log),
		deleteOldDraftsHourly(sql, log),
		deleteWithdrawnCopiesOften(sql, log),
		keepPromisesHourly(sql, catalogue, log),
		sendAlertsOften({ catalogue, begin: beginWithMails, siteUrl, signingKey, log }),
	];
	return () => {
		for (const stop of stops) stop();
	};
}
