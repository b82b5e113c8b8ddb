import { createHmac } from 'node:crypto';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { RunningConfig } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { type CountedKind, type Mail, MailCounts, type OutgoingMail } from '#server/mail/mail.ts';
import { connect } from '#server/postgres/database.ts';
import { SCHEDULE, startDelivery } from './deliver.ts';
import { checkMail, createMailer } from './mailer.ts';

export type Outbox = {
	/** Leaves out those that are too many for their address in an hour. */
	queue(...mails: OutgoingMail[]): Promise<void>;
	/** Runs `work` in one transaction together with the mails that it queues. */
	begin<T>(work: (sql: TransactionSql, queue: Outbox['queue']) => Promise<T>): Promise<T>;
	mailbox(): Promise<Mail[]>;
	/** What became of mails in this process. */
	counts: MailCounts['list'];
	close(): Promise<void>;
};

type Settings = Pick<RunningConfig, 'mail' | 'siteUrl'> & {
	/** `key`: of the digests of addresses. Without it mails are not counted. */
	counts?: { key: string; limited: boolean };
};

/** Only the newest caught mails are retained, and only as many shown as fit into `CAUGHT_SHOWN` bytes. */
const CAUGHT_RETAINED = 500;
const CAUGHT_SHOWN = 8 * 1024 * 1024;

/**
 * The outgoing mails in the database. With SMTP_URL they are sent; without it they are caught.
 */
export async function openOutbox(
	url: string,
	{ mail, siteUrl, counts }: Settings,
	log: Logger,
	schedule = SCHEDULE,
): Promise<Outbox> {
	const sql = connect(url, { max: 4 });
	const mailer = mail.kind === 'smtp' ? createMailer(mail, siteUrl) : undefined;
	const tally = new MailCounts();
	const stopDelivery = mailer && startDelivery({ sql, mailer, schedule, log, tally });
	const begin: Outbox['begin'] = async (work) => {
		const stored: OutgoingMail[] = [];
		const result = await sql.begin(async (transaction) => ({
			value: await work(transaction, async (...mails) => {
				for (const one of mails) checkMail(one);
				const sent = counts ? await withinCounts(transaction, counts, mails) : mails;
				await write(transaction, sent, mailer ? 'sent' : 'caught');
				if (!mailer) await deleteOldestCaught(transaction);
				stored.push(...sent);
			}),
		}));
		for (const mail of stored) tally.note(kindOf(mail), mailer ? 'queued' : 'caught');
		return result.value;
	};
	return {
		queue: (...mails) => begin((_, queueMails) => queueMails(...mails)),
		begin,
		mailbox: () => listCaught(sql),
		counts: tally.list,
		close: async () => {
			await stopDelivery?.();
			await sql.end({ timeout: 2 });
		},
	};
}

/** After a restore: an outbox whose mails are stored and not sent, until an operator sends them. */
export function outboxThatSetsAside(sql: Sql): Pick<Outbox, 'begin'> {
	return {
		begin: async (work) => {
			const result = await sql.begin(async (transaction) => ({
				value: await work(transaction, async (...mails) => {
					for (const one of mails) checkMail(one);
					await write(transaction, mails, 'set aside');
				}),
			}));
			return result.value;
		},
	};
}

const kindOf = ({ kind, alerts }: OutgoingMail) => kind ?? (alerts ? 'alerts' : 'account');

/** A caught mail counts as sent at once. */
async function write(
	transaction: TransactionSql,
	mails: OutgoingMail[],
	purpose: 'sent' | 'caught' | 'set aside',
): Promise<void> {
	await transaction`
		insert into outbox.mails (
			recipient, subject, body_text, body_html, body_calendar, reply_to, unsubscribe_url, alerts, kind,
			caught, sent_at, set_aside_at
		) select "to", subject, text, html, calendar, "replyTo", "unsubscribeUrl", alerts, kind,
			${purpose === 'caught'}::boolean,
			case when ${purpose === 'caught'}::boolean then clock_timestamp() end,
			case when ${purpose === 'set aside'}::boolean then clock_timestamp() end
		from jsonb_to_recordset(${transaction.json(mails.map((mail) => ({ ...mail, kind: kindOf(mail) })))}) as mail (
			"to" text, subject text, text text, html text, calendar text, "replyTo" text, "unsubscribeUrl" text,
			alerts uuid[], kind text
		)`;
}

async function listCaught(sql: Sql): Promise<Mail[]> {
	type Row = Omit<Mail, 'sentAt' | 'calendar'> & { at: Date; calendar: string | null };
	const rows = await sql<Row[]>`
		select recipient as "to", subject, body_text as text, body_html as html, body_calendar as calendar,
			created_at as at
		from (
			select *, sum(octet_length(body_text) + octet_length(body_html) + octet_length(coalesce(body_calendar, '')))
				over (order by created_at desc) as weight
			from outbox.mails where caught
		) as mail where weight <= ${CAUGHT_SHOWN} order by created_at`;
	return rows.map(({ at, calendar, ...mail }) => ({
		...mail,
		...(calendar && { calendar }),
		sentAt: at.toISOString(),
	}));
}

async function deleteOldestCaught(sql: ISql): Promise<void> {
	await sql`
		delete from outbox.mails where caught and created_at <= (
			select created_at from outbox.mails where caught
			order by created_at desc offset ${CAUGHT_RETAINED} limit 1
		)`;
}

/**
 * The mails that anybody can cause to any address, because nobody has confirmed that the address is theirs, and how
 * many of each kind go to one address in an hour. Those with a link to an account are more than one: the first may be
 * lost, and a stranger's must not take the owner's. Those of a sign-up are counted before it is taken
 * (server/http/rate-limits): a sign-up without its mail would leave an earlier one of somebody else to be confirmed.
 */
const MOST_AN_HOUR = {
	contact: 1,
	newsletter: 1,
	recovery: 5,
	emailChange: 5,
} satisfies Record<CountedKind, number>;

/** Counted with `RATE_LIMITS=off`, too: people ask for the other mails, a confirmation comes unasked. */
const ALWAYS: CountedKind = 'contact';

const HOUR_MS = 3_600_000;

/**
 * Counts the mails in the transaction that stores them, so that all processes count together.
 * @param key of the digests: no address is stored with its count
 * @param limited false: counts the confirmations of messages only
 * @returns without those that are too many in their hour
 */
async function withinCounts(
	sql: TransactionSql,
	{ key, limited }: { key: string; limited: boolean },
	mails: OutgoingMail[],
): Promise<OutgoingMail[]> {
	const counted = mails
		.flatMap((mail) =>
			mail.counted && (limited || mail.counted === ALWAYS)
				? [{ mail, key: keyOf(key, mail.counted, mail.to) }]
				: [],
		)
		// In one order, so that two transactions do not wait for each other.
		.sort((a, b) => (a.key < b.key ? -1 : 1));
	const tooMany = new Set<OutgoingMail>();
	for (const { mail, key: counter } of counted)
		if (mail.counted && !(await take(sql, counter, MOST_AN_HOUR[mail.counted]))) tooMany.add(mail);
	return mails.filter((mail) => !tooMany.has(mail));
}

/** One inbox has one count, whatever is written in capitals or after a plus sign. */
function keyOf(key: string, kind: CountedKind, address: string): string {
	const inbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
	const digest = createHmac('sha256', key).update(`mails to ${inbox}`).digest('base64url');
	return `mail-${kind}:${digest}`;
}

/** @returns false if none is left in this hour, which begins with the first mail */
async function take(sql: TransactionSql, key: string, most: number): Promise<boolean> {
	const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
	const rows = await sql`
		insert into limits.counts as counts (key, points, expire)
		values (${key}, 1, ${now} + ${HOUR_MS}::bigint)
		on conflict (key) do update set
			points = case when counts.expire <= ${now} then 1 else counts.points + 1 end,
			expire = case when counts.expire <= ${now} then excluded.expire else counts.expire end
		where counts.expire <= ${now} or counts.points < ${most}
		returning 1`;
	return rows.length > 0;
}
