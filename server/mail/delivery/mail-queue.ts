import PgBoss from 'pg-boss';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/log.ts';
import { codeOf, untilAnswered } from '#server/postgres/waiting.ts';
import { SCHEDULE } from './delivery-schedule.ts';
import { LONGEST_TRY } from './mailer.ts';

/** The data of a job: a mail of the outbox. */
type QueuedMail = { id: string };

/** Mails of which many go to subscribers at a time give way to those that somebody waits for. */
export type WrittenMail = QueuedMail & { toMany: boolean };

/** The jobs that send the mails of the outbox: pg-boss, in the same Postgres. */
export type MailQueue = {
	/**
	 * Uses the transaction that writes the mails, so that there is no mail without a job or job without a
	 * mail.
	 */
	add(transaction: TransactionSql, mails: WrittenMail[]): Promise<void>;
	/** Calls `deliver` for each mail with its job, in one process at a time and again after a failure. */
	work(deliver: (id: string, job: string) => Promise<void>): Promise<void>;
	/** Sets the pause before the next attempt if this attempt of the job fails. */
	pauseAfter(job: string, seconds: number): Promise<void>;
	/** Waits for mails being sent; waiting mails are sent after the next start. */
	close(): Promise<void>;
};

const QUEUE = 'mail';
/**
 * Each takes at most one mail a second. Several, so that a slow mail server answer does not delay other
 * mails.
 */
const WORKERS = 8;

/** Creates the queue's tables. `admin` owns them; the running role only reads and writes rows. */
export async function prepareQueue(admin: Sql): Promise<void> {
	const boss = new PgBoss({ db: adapter(admin), supervise: false, schedule: false });
	boss.on('error', () => {});
	await boss.start();
	const [queue] = await admin`select from pgboss.queue where name = ${QUEUE}`;
	if (!queue) await boss.createQueue(QUEUE);
	await boss.stop({ graceful: false });
}

/** After a restore: creates a job for each waiting mail. */
export async function queueWaiting(admin: Sql): Promise<void> {
	const waiting = await admin<QueuedMail[]>`
		select id from outbox.mails where not caught and sent_at is null and refused_at is null
			and set_aside_at is null`;
	await queueAgain(admin, waiting);
}

/** After a restore: no job is made for a waiting mail until an operator asks. @returns their number */
export async function setWaitingAside(admin: Sql): Promise<number> {
	const { count } = await admin`
		update outbox.mails set set_aside_at = clock_timestamp()
		where not caught and sent_at is null and refused_at is null and set_aside_at is null`;
	return count;
}

/** @returns the number of mails that had been set aside and are tried again */
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
	for (const mail of mails)
		await boss.send(QUEUE, mail, { ...jobOptions, retentionDays: RETENTION_DAYS });
	await boss.stop({ graceful: false });
}

/** @param sql made with `jsonAsText`; the caller closes it after the queue */
export async function openMailQueue(sql: Sql, log: Logger): Promise<MailQueue> {
	const boss = await untilAnswered('waiting for the mail queue', log, () => startBoss(sql, log));
	return {
		add: async (transaction, mails) => {
			const keepUntil = new Date(Date.now() + RETENTION_DAYS * 86_400_000).toISOString();
			const jobs = mails.map(({ id, toMany }) => ({
				...jobOptions,
				name: QUEUE,
				data: { id },
				priority: toMany ? 0 : 1,
				keepUntil,
			}));
			await boss.insert(jobs, { db: adapter(transaction) });
		},
		work: async (deliver) => {
			for (let worker = 0; worker < WORKERS; worker += 1)
				await boss.work<QueuedMail>(QUEUE, { pollingIntervalSeconds: 1 }, async ([job]) => {
					if (job) await deliver(job.data.id, job.id);
				});
		},
		// The queue's own increasing pauses have no maximum.
		pauseAfter: async (job, seconds) => {
			await sql`
				update pgboss.job set retry_delay = ${Math.ceil(seconds)}, retry_backoff = false
				where name = ${QUEUE} and id = ${job}`;
		},
		close: () => boss.stop({ graceful: true, wait: true, timeout: 25_000 }),
	};
}

/** A new one for each attempt: it is not started twice. */
async function startBoss(sql: Sql, log: Logger): Promise<PgBoss> {
	const boss = new PgBoss({
		db: adapter(sql),
		migrate: false,
		schedule: false,
		// How soon another server finds the jobs of a killed one.
		maintenanceIntervalSeconds: 30,
	});
	boss.on('error', (error) =>
		log.warn({ code: codeOf(error) }, 'the mail queue waits for Postgres'),
	);
	return boss.start();
}

/** The outbox decides when to give up a mail; the queue only repeats failed and abandoned jobs. */
const jobOptions = {
	retryLimit: 1_000,
	retryDelay: SCHEDULE.firstPause,
	// After this time the job of a killed server is started again: until then the server may be waiting for an
	// answer.
	expireInSeconds: LONGEST_TRY + 60,
};
const RETENTION_DAYS = 30;

function adapter(sql: ISql): PgBoss.Db {
	return {
		executeSql: async (text, values) => ({
			// pg-boss uses undefined for null.
			rows: await (values?.length
				? sql.unsafe(
						text,
						values.map((value) => value ?? null),
					)
				: several(sql, text)),
		}),
	};
}

/**
 * Several statements at once: the queue's maintenance contains BEGIN, which needs a reserved connection.
 */
async function several(sql: ISql, text: string) {
	if (!('reserve' in sql)) return sql.unsafe(text);
	const line = await (sql as Sql).reserve();
	try {
		return await line.unsafe(text);
	} finally {
		line.release();
	}
}

// The queue passes JSON as text; the client would serialise it a second time.
const asIs = (value: unknown): string =>
	typeof value === 'string' ? value : JSON.stringify(value);
export const jsonAsText = {
	json: { to: 114, from: [114], serialize: asIs, parse: JSON.parse },
	jsonb: { to: 3802, from: [3802], serialize: asIs, parse: JSON.parse },
};
