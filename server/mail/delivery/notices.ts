import { isPlainAddress } from '#schema/text.ts';
import type { Logger } from '#server/log.ts';
import type { MailSettings, Notice } from '#server/mail/mail-kind.ts';
import { mailsFor } from './mails-for-rows.ts';
import type { Outbox } from './outbox.ts';

export type Notices = {
	/** Queues the mails of all rows stored so far; failures are logged and tried again. */
	sendDue(): Promise<void>;
	close(): Promise<void>;
};

/** For mails that are due later (a move can be taken back for ten minutes), and those that a killed server left. */
const LOOK_EVERY_MS = 5_000;
const BATCH_SIZE = 20;

/**
 * Sends the mails about stored rows. The entry in outbox.notices is deleted in the transaction that adds the
 * mails, so that each row is answered once, even with several servers or a killed one.
 */
export function openNotices(outbox: Outbox, settings: MailSettings, log: Logger): Notices {
	let running: Promise<void> = Promise.resolve();
	let closed = false;
	let next: Promise<void> | undefined;
	/** Runs again after the current run, if any; calls in the meantime share that next run. */
	const sendDue = () => {
		next ??= running.then(() => {
			next = undefined;
			return drain();
		});
		running = next;
		return next;
	};
	const drain = async (): Promise<void> => {
		try {
			while (!closed && (await queueDue(outbox, settings, log)) > 0);
		} catch (error) {
			log.warn({ code: (error as { code?: string }).code }, 'stored rows wait for their mails');
		}
	};
	const timer = setInterval(sendDue, LOOK_EVERY_MS).unref();
	return {
		sendDue,
		close: async () => {
			closed = true;
			clearInterval(timer);
			await running;
		},
	};
}

/**
 * Queues the mails about at most `most` due rows in one transaction: one transaction for each row would halve the
 * throughput of a busy server.
 * @returns how many were answered or put off; 0 if nothing is due
 */
export async function queueDue(
	outbox: Pick<Outbox, 'begin'>,
	settings: MailSettings,
	log: Logger,
	most = BATCH_SIZE,
): Promise<number> {
	let taken: Notice[] = [];
	try {
		return await outbox.begin(async (sql, queue) => {
			taken = await sql<Notice[]>`
				delete from outbox.notices where id = any (array(
					select id from outbox.notices where due_at <= clock_timestamp()
					order by due_at limit ${most} for update skip locked
				)) returning id, kind, row_id as "rowId", words`;
			if (taken.length === 0) return 0;
			const mails = await mailsFor(sql, taken, settings);
			// The table's constraint accepts a few addresses that no mail server accepts.
			const good = mails.filter(({ to }) => isPlainAddress(to));
			const bad = mails.length - good.length;
			if (bad > 0) log.warn({ mails: bad }, 'mails have no address to go to');
			await queue(...good);
			return taken.length;
		});
	} catch (error) {
		const [first, ...others] = taken;
		if (!first) throw error;
		// One row that cannot be answered must not delay the others.
		if (others.length > 0) return queueDue(outbox, settings, log, 1);
		await putOff(outbox, first);
		const { code } = error as { code?: string };
		log.error({ kind: first.kind, code }, 'a row has no mail yet');
		return 1;
	}
}

const putOff = (outbox: Pick<Outbox, 'begin'>, { id }: Notice) =>
	outbox.begin(
		(sql) => sql`
			update outbox.notices set due_at = clock_timestamp() + interval '1 minute' where id = ${id}`,
	);
