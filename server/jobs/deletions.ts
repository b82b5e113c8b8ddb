import type { Sql } from 'postgres';
import { every, type JobTools, repeat } from '#server/jobs/repeat.ts';
import { takeJobTime } from '#server/postgres/as-service-role.ts';

/**
 * The number of deleted rows of each kind. An account is deleted with its employer profile and
 * applications.
 */
export type ExpiredCounts = {
	contacts: number;
	reports: number;
	applications: number;
	drafts: number;
	staff_log: number;
	/** Days of internships on which somebody looked at them. */
	views: number;
	employers: number;
	accounts: number;
};

/**
 * Why nothing was deleted: this clock and the database's differ by more than a day, the last run is more
 * than 45 days ago, or more than 5 % (and more than ten) of one kind would be deleted.
 */
export type Objection = 'clock' | 'pause' | 'share';

/**
 * Deletes data past the periods of the privacy notice: 24 months for messages, reports, applications, the log of
 * staff, numbers of views and unused accounts, 12 for drafts
 * (supabase/functions/retention.sql).
 * @returns the numbers of deleted rows; with `refused` nothing was deleted, and the counts are of what
 * would be
 */
export async function deleteExpired(
	sql: Sql,
	today: Date,
): Promise<ExpiredCounts & { refused: Objection | null }> {
	const [row] = await sql.begin(async (tx) => {
		await takeJobTime(tx);
		return tx<{ result: ExpiredCounts & { refused: Objection | null } }[]>`
			select retention.forget_expired(${today}) as result`;
	});
	if (!row) throw new Error('The database did not answer what it deleted.');
	return row.result;
}

/** Deletes expired data now and once a day. @returns a function that stops it */
export const deleteExpiredDaily = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{ job: 'retention', interval: every.day, failure: 'expired data could not be deleted yet' },
		tools,
		async (now) => {
			const { refused, ...counts } = await deleteExpired(sql, now);
			if (refused)
				return tools.log.error({ refused, ...counts }, 'nothing was deleted: confirm it first');
			const some = Object.values(counts).some((count) => count > 0);
			if (some) tools.log.info(counts, 'expired data was deleted');
		},
	);

/**
 * Deletes mails that were written more than 30 days before `now`: sent, refused, and those that could not
 * be sent by then. Caught mails stay: the outbox bounds their number. Counts whose hour has ended are deleted too.
 */
export async function deleteOldMails(sql: Sql, now: Date): Promise<void> {
	await sql`
		delete from outbox.mails where not caught and created_at < ${now}::timestamptz - interval '30 days'`;
	await sql`
		delete from limits.counts where expire <= extract(epoch from ${now}::timestamptz) * 1000`;
}

/** Deletes them now and every hour. @returns a function that stops it */
export const deleteOldMailsHourly = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{ job: 'old_mails', interval: every.hour, failure: 'old mails are not deleted yet' },
		tools,
		(now) => deleteOldMails(sql, now),
	);

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
export const deleteUnconfirmedHourly = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'unconfirmed_accounts',
			interval: every.hour,
			failure: 'unconfirmed accounts are not deleted yet',
		},
		tools,
		async (now) => {
			const accounts = await deleteUnconfirmed(sql, now);
			if (accounts > 0) tools.log.info({ accounts }, 'accounts that nobody confirmed were deleted');
		},
	);

/** As many as the function deletes at once (supabase/functions/profiles.sql). */
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
export const deleteWithdrawnCopiesOften = (sql: Sql, tools: JobTools): (() => void) =>
	repeat(
		{
			job: 'withdrawn_copies',
			interval: every.minute,
			failure: 'copies with withdrawn applications are not deleted yet',
		},
		tools,
		async (now) => {
			await deleteWithdrawnCopies(sql, now);
		},
	);
