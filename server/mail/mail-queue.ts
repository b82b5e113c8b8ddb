import PgBoss from 'pg-boss';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/log.ts';
import { SCHEDULE } from '#server/mail/delivery-schedule.ts';
import { LONGEST_TRY } from '#server/mail/mailer.ts';

/** A mail of the outbox, as its job names it. */
export type QueuedMail = { id: string };

/** The jobs that send the mails of the outbox: pg-boss, in the same Postgres. */
export type MailQueue = {
	/** In the transaction that wrote the mails: no mail without a job, no job without a mail. */
	add(transaction: TransactionSql, mails: QueuedMail[]): Promise<void>;
	/** Hands over each mail with its job, one process at a time and again after a failure. */
	work(deliver: (id: string, job: string) => Promise<void>): Promise<void>;
	/** Where this try of the job fails, the next one comes after so many seconds. */
	pauseAfter(job: string, seconds: number): Promise<void>;
	/** A mail being sent is finished; what waits is sent by the next start. */
	close(): Promise<void>;
};

const QUEUE = 'mail';
/** Each takes one mail a second at the most; some that wait for an answer do not hold up the others. */
const WORKERS = 8;

/** Makes the queue's tables. `admin` owns them; the running role only works on them. */
export async function prepareQueue(admin: Sql): Promise<void> {
	const boss = new PgBoss({ db: adapter(admin), supervise: false, schedule: false });
	boss.on('error', () => {});
	await boss.start();
	const [queue] = await admin`select from pgboss.queue where name = ${QUEUE}`;
	if (!queue) await boss.createQueue(QUEUE);
	await boss.stop({ graceful: false });
}

/** After a restore: gives each mail that waits a job again. */
export async function queueWaiting(admin: Sql): Promise<void> {
	const waiting = await admin<QueuedMail[]>`
		select id from outbox.mails where not caught and sent_at is null and refused_at is null
			and set_aside_at is null`;
	await queueAgain(admin, waiting);
}

/** @returns how many mails had been set aside and are tried once more */
export async function queueSetAside(admin: Sql): Promise<number> {
	const mails = await admin<QueuedMail[]>`
		update outbox.mails set set_aside_at = null, unconfirmed = 0
		where set_aside_at is not null returning id`;
	await queueAgain(admin, mails);
	return mails.length;
}

async function queueAgain(admin: Sql, mails: QueuedMail[]): Promise<void> {
	const boss = new PgBoss({
		db: adapter(admin),
		migrate: false,
		supervise: false,
		schedule: false,
	});
	boss.on('error', () => {});
	await boss.start();
	for (const mail of mails) await boss.send(QUEUE, mail, jobOptions);
	await boss.stop({ graceful: false });
}

/** @param sql made with `jsonAsText`, and closed after the queue by whom it belongs to */
export async function openMailQueue(sql: Sql, log: Logger): Promise<MailQueue> {
	const boss = new PgBoss({
		db: adapter(sql),
		migrate: false,
		schedule: false,
		// How soon another server finds what a killed one was at.
		maintenanceIntervalSeconds: 30,
	});
	boss.on('error', (error) =>
		log.warn({ code: codeOf(error) }, 'the mail queue waits for Postgres'),
	);
	await boss.start();
	return {
		add: async (transaction, mails) => {
			const options = { db: adapter(transaction), ...jobOptions };
			await Promise.all(mails.map((mail) => boss.send(QUEUE, mail, options)));
		},
		work: async (deliver) => {
			for (let worker = 0; worker < WORKERS; worker += 1)
				await boss.work<QueuedMail>(QUEUE, { pollingIntervalSeconds: 1 }, async ([job]) => {
					if (job) await deliver(job.data.id, job.id);
				});
		},
		// The queue's growing pauses know no longest one.
		pauseAfter: async (job, seconds) => {
			await sql`
				update pgboss.job set retry_delay = ${Math.ceil(seconds)}, retry_backoff = false
				where name = ${QUEUE} and id = ${job}`;
		},
		close: () => boss.stop({ graceful: true, wait: true, timeout: 25_000 }),
	};
}

/** The outbox ends the tries of a mail; the queue only repeats what failed or was left behind. */
const jobOptions = {
	retryLimit: 1_000,
	retryDelay: SCHEDULE.firstPause,
	// What a killed server was at is taken up after this: until then it may be waiting for an answer.
	expireInSeconds: LONGEST_TRY + 60,
	retentionDays: 30,
};

function adapter(sql: ISql): PgBoss.Db {
	return {
		executeSql: async (text, values) => ({
			// An undefined value means none.
			rows: await (values?.length
				? sql.unsafe(
						text,
						values.map((value) => value ?? null),
					)
				: several(sql, text)),
		}),
	};
}

/** Several statements at once: the queue's upkeep brings its own BEGIN, which needs a line of its own. */
async function several(sql: ISql, text: string) {
	if (!('reserve' in sql)) return sql.unsafe(text);
	const line = await (sql as Sql).reserve();
	try {
		return await line.unsafe(text);
	} finally {
		line.release();
	}
}

// The queue hands over JSON that is text already; the client would quote it once more.
const asIs = (value: unknown): string =>
	typeof value === 'string' ? value : JSON.stringify(value);
export const jsonAsText = {
	json: { to: 114, from: [114], serialize: asIs, parse: JSON.parse },
	jsonb: { to: 3802, from: [3802], serialize: asIs, parse: JSON.parse },
};

/** An error of Postgres without its message, which quotes values. */
export function codeOf(error: unknown): string {
	return String((error as { code?: string })?.code ?? 'unknown');
}
