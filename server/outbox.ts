import PgBoss from 'pg-boss';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Logger, Mail, OutgoingMail } from '#server/backend-types.ts';
import type { RunningConfig } from '#server/config.ts';
import { connect } from '#server/database.ts';
import { checkMail, createMailer, type Mailer, MailRefusedError } from '#server/mail.ts';

export type Outbox = {
	queue(...mails: OutgoingMail[]): Promise<void>;
	/** Runs `work` in one transaction with the mails that it queues. */
	begin<T>(work: (sql: TransactionSql, queue: Outbox['queue']) => Promise<T>): Promise<T>;
	mailbox(): Promise<Mail[]>;
	close(): Promise<void>;
};

const QUEUE = 'mail';
/** Each takes two mails a second at the most; one that hangs does not hold up the others. */
const WORKERS = 4;
/** Of sent and refused mail the addresses stay so long; what could not be sent by then is dropped. */
const KEPT = '30 days';
const HOUR = 3_600_000;
/** Of caught mail only the newest are kept, and shown as long as all fit into so many bytes. */
const CAUGHT_KEPT = 500;
const CAUGHT_SHOWN = 8 * 1024 * 1024;

type Row = OutgoingMail & { id: string };

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
	const waiting = await admin<{ id: string }[]>`
		select id from outbox.mails where not caught and sent_at is null and refused_at is null`;
	for (const row of waiting) await boss.send(QUEUE, row, jobOptions(60));
	await boss.stop({ graceful: false });
}

/**
 * The mails that wait in the database. With SMTP_URL a job sends them, one process at a time and
 * again after a failure; without it they are caught.
 * @param retryDelay seconds between two tries of one mail; two days of tries in all.
 */
export async function openOutbox(
	url: string,
	{ mail, siteUrl }: Pick<RunningConfig, 'mail' | 'siteUrl'>,
	log: Logger,
	retryDelay = 60,
): Promise<Outbox> {
	const sql = connect(url, { max: 4, types: jsonAsText });
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
	const mailer = mail.kind === 'smtp' ? createMailer(mail, siteUrl) : undefined;
	for (let worker = 0; mailer && worker < WORKERS; worker += 1)
		await boss.work<{ id: string }>(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
			if (job) await deliver(sql, mailer, job.data.id, log);
		});
	const forget = () =>
		forgetOld(sql).catch((error) =>
			log.warn({ code: codeOf(error) }, 'old mails are not cleared away yet'),
		);
	const hourly = setInterval(forget, HOUR).unref();
	await forget();
	const begin: Outbox['begin'] = async (work) => {
		const done = await sql.begin(async (transaction) => ({
			value: await work(transaction, (...mails) =>
				queue(transaction, boss, mails, { caught: !mailer, retryDelay }),
			),
		}));
		return done.value;
	};
	return {
		queue: (...mails) => begin((_, queueMails) => queueMails(...mails)),
		begin,
		mailbox: () => listCaught(sql),
		close: async () => {
			clearInterval(hourly);
			// A mail being sent is finished; what waits is sent by the next start.
			await boss.stop({ graceful: true, wait: true, timeout: 25_000 });
			mailer?.close();
			await sql.end({ timeout: 2 });
		},
	};
}

/** Rows and jobs in one transaction: no mail without a job, no job without a mail. */
async function queue(
	transaction: TransactionSql,
	boss: PgBoss,
	mails: OutgoingMail[],
	{ caught, retryDelay }: { caught: boolean; retryDelay: number },
): Promise<void> {
	for (const mail of mails) checkMail(mail);
	const rows = await transaction<{ id: string }[]>`
		insert into outbox.mails (
			recipient, subject, body_text, body_html, reply_to, unsubscribe_url, caught, sent_at
		) select "to", subject, text, html, "replyTo", "unsubscribeUrl",
			${caught}::boolean, case when ${caught}::boolean then clock_timestamp() end
		from jsonb_to_recordset(${transaction.json(mails)}) as mail (
			"to" text, subject text, text text, html text, "replyTo" text, "unsubscribeUrl" text
		) returning id`;
	if (caught) return forgetOldest(transaction);
	const options = { db: adapter(transaction), ...jobOptions(retryDelay) };
	await Promise.all(rows.map((row) => boss.send(QUEUE, row, options)));
}

const jobOptions = (retryDelay: number) => ({
	retryLimit: Math.ceil((2 * 86_400) / retryDelay),
	retryDelay,
	expireInSeconds: 120,
	retentionDays: 3,
});

/**
 * The receipt is written in the moment the mail server gives it. Only a crash in between sends a
 * mail twice, under the same Message-ID.
 */
async function deliver(sql: Sql, mailer: Mailer, id: string, log: Logger): Promise<void> {
	const [mail] = await sql<Row[]>`
		update outbox.mails set attempts = attempts + 1
		where id = ${id} and sent_at is null and refused_at is null
		returning id, recipient as "to", subject, body_text as text, body_html as html,
			reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl"`;
	if (!mail) return;
	try {
		await mailer.send(id, mail);
	} catch (error) {
		log.warn({ mail: id, err: error }, 'a mail was not taken');
		if (!(error instanceof MailRefusedError)) throw error;
		await sql`
			update outbox.mails set refused_at = clock_timestamp(), body_text = '', body_html = ''
			where id = ${id}`;
		return;
	}
	await sql`
		update outbox.mails set sent_at = clock_timestamp(), body_text = '', body_html = ''
		where id = ${id}`;
	log.info({ mail: id }, 'a mail was sent');
}

async function listCaught(sql: Sql): Promise<Mail[]> {
	const rows = await sql<(Omit<Mail, 'sentAt'> & { at: Date })[]>`
		select recipient as "to", subject, body_text as text, body_html as html, created_at as at
		from (
			select *, sum(octet_length(body_text) + octet_length(body_html))
				over (order by created_at desc) as weight
			from outbox.mails where caught
		) as mail where weight <= ${CAUGHT_SHOWN} order by created_at`;
	return rows.map(({ at, ...mail }) => ({ ...mail, sentAt: at.toISOString() }));
}

async function forgetOld(sql: Sql): Promise<void> {
	await sql`
		delete from outbox.mails where not caught and created_at < now() - ${KEPT}::interval`;
}

async function forgetOldest(sql: ISql): Promise<void> {
	await sql`
		delete from outbox.mails where caught and created_at <= (
			select created_at from outbox.mails where caught
			order by created_at desc offset ${CAUGHT_KEPT} limit 1
		)`;
}

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
const jsonAsText = {
	json: { to: 114, from: [114], serialize: asIs, parse: JSON.parse },
	jsonb: { to: 3802, from: [3802], serialize: asIs, parse: JSON.parse },
};

function codeOf(error: unknown): string {
	return String((error as { code?: string })?.code ?? 'unknown');
}
