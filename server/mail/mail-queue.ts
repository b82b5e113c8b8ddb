import PgBoss from 'pg-boss';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/backend/types.ts';

/** A mail of the outbox, as its job names it. */
export type QueuedMail = { id: string };

/** The jobs that send the mails of the outbox: pg-boss, in the same Postgres. */
export type MailQueue = {
	/** In the transaction that wrote the mails: no mail without a job, no job without a mail. */
	add(transaction: TransactionSql, mails: QueuedMail[]): Promise<void>;
	/** Hands over each mail, one process at a time and again after a failure. */
	work(deliver: (id: string) => Promise<void>): Promise<void>;
	/** A mail being sent is finished; what waits is sent by the next start. */
	close(): Promise<void>;
};

const QUEUE = 'mail';
/** Each takes two mails a second at the most; one that hangs does not hold up the others. */
const WORKERS = 4;
/** Seconds between two tries of one mail; two days of tries in all. */
const RETRY_DELAY = 60;

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
	const boss = new PgBoss({
		db: adapter(admin),
		migrate: false,
		supervise: false,
		schedule: false,
	});
	boss.on('error', () => {});
	await boss.start();
	const waiting = await admin<QueuedMail[]>`
		select id from outbox.mails where not caught and sent_at is null and refused_at is null`;
	for (const mail of waiting) await boss.send(QUEUE, mail, jobOptions(RETRY_DELAY));
	await boss.stop({ graceful: false });
}

/** @param sql made with `jsonAsText`, and closed after the queue by whom it belongs to */
export async function openMailQueue(
	sql: Sql,
	log: Logger,
	retryDelay = RETRY_DELAY,
): Promise<MailQueue> {
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
			const options = { db: adapter(transaction), ...jobOptions(retryDelay) };
			await Promise.all(mails.map((mail) => boss.send(QUEUE, mail, options)));
		},
		work: async (deliver) => {
			for (let worker = 0; worker < WORKERS; worker += 1)
				await boss.work<QueuedMail>(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
					if (job) await deliver(job.data.id);
				});
		},
		close: () => boss.stop({ graceful: true, wait: true, timeout: 25_000 }),
	};
}

const jobOptions = (retryDelay: number) => ({
	retryLimit: Math.ceil((2 * 86_400) / retryDelay),
	retryDelay,
	expireInSeconds: 120,
	retentionDays: 3,
});

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
