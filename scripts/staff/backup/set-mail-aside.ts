import type { Sql } from 'postgres';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import type { RunningConfig } from '#server/config.ts';
import { ageDrafts } from '#server/deeds/posting/drafts.ts';
import { alertDays } from '#server/jobs/alerts/mails-for-alerts.ts';
import { noteDeadlines } from '#server/jobs/alerts/note-deadlines.ts';
import { sendAlerts } from '#server/jobs/alerts/send-alerts.ts';
import { dayOfPromises, keepPromises } from '#server/jobs/promises/promises.ts';
import type { Logger } from '#server/log.ts';
import { queueDue } from '#server/mail/delivery/notices.ts';
import { outboxThatSetsAside } from '#server/mail/delivery/outbox.ts';
import { connect, patientOptions } from '#server/postgres/database.ts';

/** `key` signs the links in mails. */
type Restored = { admin: Sql; serverUrl: string; config: RunningConfig; key: string };

export type SetAside = {
	/** Mails that waited in the backup. */
	waiting: number;
	/** Mails that the next start would have written. */
	due: number;
	/** Rows about which no mail could be written. */
	unwritten: number;
	/** Whether nothing was done about late answers, as an operator has to confirm the day. */
	refused: boolean;
};

/**
 * Sets aside every mail that the restored database would send by itself, since a server has probably sent it after
 * the backup was made: mails that wait, mails about stored rows, and what is due by the clock (alerts, deadlines,
 * answers, old drafts). For the clock it does what the next start would do. What companies' programs were to be told is given up.
 */
export async function setMailAside(
	{ admin, serverUrl, config, key }: Restored,
	now: Date,
	log: Logger,
): Promise<SetAside> {
	const sql = connect(serverUrl, { ...patientOptions, max: 2 });
	const outbox = outboxThatSetsAside(sql);
	const settings = { ...config, signingKey: key };
	try {
		const { count: waiting } = await admin`
			update outbox.mails set set_aside_at = clock_timestamp(), taken_at = null
			where not caught and sent_at is null and refused_at is null and set_aside_at is null`;
		const before = await countSetAside(admin);
		await synchronise(sql, ownListings(), now, log);
		const catalogue = createCatalogue(sql);
		const day = dayOfPromises(now);
		const [behind] = await admin`
			select from outbox.promise_state where coalesce(last_day, began_on) < ${day}::date`;
		const run = behind && (await keepPromises(sql, catalogue, day));
		await ageDrafts(sql, now);
		await noteDeadlines(sql, alertDays(now).today);
		await sendAlerts({ ...settings, catalogue, begin: outbox.begin, log }, now);
		await admin`update outbox.office_told set told_at = clock_timestamp()`;
		await admin`update outbox.news set ready_at = clock_timestamp()`;
		await admin`update outbox.notices set due_at = clock_timestamp()`;
		while ((await queueDue(outbox, settings, log)) > 0);
		const { count: unwritten } = await admin`delete from outbox.notices`;
		await admin`
			update posting_rules.webhook_deliveries set next_at = null, answer = 'restored'
			where next_at is not null`;
		return {
			waiting,
			due: (await countSetAside(admin)) - before,
			unwritten,
			refused: run !== undefined && 'refused' in run,
		};
	} finally {
		await sql.end({ timeout: 2 });
	}
}

async function countSetAside(admin: Sql): Promise<number> {
	const { count } = await admin`select from outbox.mails where set_aside_at is not null`;
	return count;
}
