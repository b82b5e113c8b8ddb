import type { Logger } from '#server/backend-types.ts';
import { isPlainAddress } from '#server/mail.ts';
import { type Answering, mailsFor, type Notice } from '#server/notices/mails-for.ts';
import type { Outbox } from '#server/outbox.ts';

export type Notices = {
	/** Queues the mails of all rows stored so far; failures are logged and tried again. */
	settle(): Promise<void>;
	close(): Promise<void>;
};

/** For rows that another server stored and did not live to answer. */
const LOOK_EVERY_MS = 5_000;

/**
 * Answers stored rows by mail. The line in outbox.notices goes in the transaction that brings the
 * mails, so that a row is answered once, whichever server does it and whenever one is killed.
 */
export function openNotices(outbox: Outbox, answering: Answering, log: Logger): Notices {
	let running: Promise<void> = Promise.resolve();
	let closed = false;
	let next: Promise<void> | undefined;
	/** Looks once more after the look that may be under way; whoever asks meanwhile shares it. */
	const settle = () => {
		next ??= running.then(() => {
			next = undefined;
			return drain();
		});
		running = next;
		return next;
	};
	const drain = async (): Promise<void> => {
		try {
			while (!closed && (await answerOne(outbox, answering, log)));
		} catch (error) {
			log.warn({ code: (error as { code?: string }).code }, 'stored rows wait for their mails');
		}
	};
	const timer = setInterval(settle, LOOK_EVERY_MS).unref();
	return {
		settle,
		close: async () => {
			closed = true;
			clearInterval(timer);
			await running;
		},
	};
}

/** @returns false where nothing is due */
async function answerOne(outbox: Outbox, answering: Answering, log: Logger): Promise<boolean> {
	let taken: Notice | undefined;
	try {
		return await outbox.begin(async (sql, queue) => {
			[taken] = await sql<Notice[]>`
				delete from outbox.notices where id = (
					select id from outbox.notices where due_at <= clock_timestamp()
					order by due_at limit 1 for update skip locked
				) returning id, kind, row_id as "rowId"`;
			if (!taken) return false;
			for (const mail of await mailsFor(sql, taken, answering)) {
				// Postgres takes a few addresses that no mail server would.
				if (isPlainAddress(mail.to)) await queue(mail);
				else log.warn({ kind: taken.kind }, 'a mail has no address to go to');
			}
			return true;
		});
	} catch (error) {
		const notice = taken;
		if (!notice) throw error;
		log.error(
			{ kind: notice.kind, code: (error as { code?: string }).code },
			'a row has no mail yet',
		);
		await outbox.begin(
			(sql) => sql`
				update outbox.notices set due_at = clock_timestamp() + interval '1 minute'
				where id = ${notice.id}`,
		);
		return true;
	}
}
