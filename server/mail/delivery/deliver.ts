import type { Sql } from 'postgres';
import { withTimeout } from '#server/http/with-timeout.ts';
import type { Logger } from '#server/log.ts';
import type { MailCounts, OutgoingMail } from '#server/mail/mail.ts';
import { codeOf } from '#server/postgres/waiting.ts';
import { AT_ONCE, LONGEST_TRY, type Mailer, MailRefusedError, UnconfirmedError } from './mailer.ts';

type Tools = { sql: Sql; mailer: Mailer; schedule: Schedule; log: Logger; tally: MailCounts };
type TakenMail = OutgoingMail & Attempts & { id: string; kind: string };

/**
 * Several at a time, so that a slow answer of the mail server does not delay other mails. After each that was sent the
 * next is taken at once; after one that failed only by the clock, so that a mail server in trouble is asked no faster.
 */
const LOOK_EVERY_MS = 1_000;
/** In seconds. The server that took a mail may wait for an answer until then; afterwards another takes it. */
const LEASE = LONGEST_TRY + 60;
const CLOSE_WITHIN_MS = 25_000;

/**
 * Sends the mails of outbox.mails that are due, each from one process at a time and again after a failure.
 * @returns a function that waits for the mails being sent, 25 seconds at most, and closes the mailer. What waits is
 *   sent after the next start.
 */
export function startDelivery(tools: Tools): () => Promise<void> {
	const { sql, mailer, log } = tools;
	const attempts = new Map<string, Promise<void>>();
	let looking: Promise<void> | undefined;
	let lookAgain = false;
	let closed = false;
	const begin = (mail: TakenMail) => {
		const attempt = deliver(tools, mail)
			.catch((error) => {
				log.warn({ mail: mail.id, code: codeOf(error) }, 'an attempt is not noted');
				return false;
			})
			.then((sent) => {
				attempts.delete(mail.id);
				if (sent) look();
			});
		attempts.set(mail.id, attempt);
	};
	const takeDue = async () => {
		const free = AT_ONCE - attempts.size;
		if (free > 0) for (const mail of await take(sql, free)) begin(mail);
	};
	const look = () => {
		if (looking) lookAgain = true;
		if (looking || closed) return;
		looking = takeDue()
			.catch((error) => log.warn({ code: codeOf(error) }, 'the mails wait for Postgres'))
			.finally(() => {
				looking = undefined;
				if (!lookAgain) return;
				lookAgain = false;
				look();
			});
	};
	const timer = setInterval(look, LOOK_EVERY_MS).unref();
	return async () => {
		closed = true;
		clearInterval(timer);
		await looking;
		await withTimeout(CLOSE_WITHIN_MS, Promise.all(attempts.values())).catch(() => {});
		mailer.close();
		if (attempts.size === 0) return;
		// If this fails, they wait for the end of their lease.
		await sql`
			update outbox.mails set taken_at = null where id = any(${[...attempts.keys()]}::uuid[])`.catch(
			(error) => log.warn({ code: codeOf(error) }, 'mails that were being sent wait longer'),
		);
	};
}

/** Mails that go to many people give way to those that somebody waits for. */
async function take(sql: Sql, most: number): Promise<TakenMail[]> {
	return sql<TakenMail[]>`
		update outbox.mails set attempts = attempts + 1, taken_at = clock_timestamp()
		where id = any (array(
			select id from outbox.mails
			where not caught and sent_at is null and refused_at is null and set_aside_at is null
				and due_at <= clock_timestamp()
				and (taken_at is null or taken_at < clock_timestamp() - make_interval(secs => ${LEASE}))
			order by unsubscribe_url is not null, due_at limit ${most} for update skip locked
		))
		returning id, recipient as "to", subject, body_text as text, body_html as html, body_calendar as calendar,
			reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", kind, attempts, unconfirmed,
			extract(epoch from clock_timestamp() - created_at)::int as age`;
}

/**
 * Makes one attempt. A mail counts as sent as soon as the mail server acknowledges it; one sent without an
 * acknowledgement is repeated only a few times, with the same Message-ID.
 * @returns whether it was sent
 */
async function deliver(tools: Tools, mail: TakenMail): Promise<boolean> {
	const { sql, mailer, schedule, log, tally } = tools;
	const { id, kind, unconfirmed } = mail;
	if (unconfirmed >= schedule.mostUnconfirmed) {
		await setAside(tools, mail);
		return false;
	}
	try {
		await mailer.send(id, mail, () => noteText(tools, mail));
	} catch (error) {
		await putOff(tools, mail, error);
		return false;
	}
	await markSent(sql, id);
	tally.note(kind, 'sent');
	log.info({ mail: id }, 'a mail was sent');
	return true;
}

/** After a failed attempt. */
async function putOff(tools: Tools, mail: TakenMail, error: unknown): Promise<void> {
	const { sql, schedule, log, tally } = tools;
	const { id, kind, unconfirmed } = mail;
	log.warn({ mail: id, err: error }, 'a mail was not accepted');
	if (error instanceof MailRefusedError) {
		await markRefused(sql, id);
		return tally.note(kind, 'refused');
	}
	const tried = {
		...mail,
		unconfirmed: unconfirmed + (error instanceof UnconfirmedError ? 1 : 0),
	};
	const pause = nextPause(tried, schedule);
	if (pause === undefined) return setAside(tools, tried);
	await sql`
		update outbox.mails set taken_at = null, unconfirmed = ${tried.unconfirmed},
			due_at = clock_timestamp() + make_interval(secs => ${pause})
		where id = ${id}`;
	return tally.note(kind, 'put_off');
}

/**
 * Runs before the end of the text, so that the attempt is counted and its pause kept even if this server is killed
 * while it waits for the answer.
 */
async function noteText({ sql, schedule }: Tools, mail: TakenMail): Promise<void> {
	const unconfirmed = mail.unconfirmed + 1;
	const pause = nextPause({ ...mail, unconfirmed }, schedule) ?? 0;
	await sql`
		update outbox.mails set unconfirmed = ${unconfirmed},
			due_at = clock_timestamp() + make_interval(secs => ${pause})
		where id = ${mail.id}`;
}

/** The texts are not deleted, so that an operator can send them with `npm run mail:retry`. */
async function setAside(
	{ sql, log, tally }: Tools,
	{ id, kind, unconfirmed }: TakenMail,
): Promise<void> {
	await sql`
		update outbox.mails set set_aside_at = clock_timestamp(), taken_at = null, unconfirmed = ${unconfirmed}
		where id = ${id}`;
	tally.note(kind, 'set_aside');
	log.error({ mail: id, unconfirmed }, 'a mail is set aside and not tried again');
}

/** @returns the number of mails that had been set aside and are tried again */
export async function retrySetAside(admin: Sql): Promise<number> {
	const { count } = await admin`
		update outbox.mails set set_aside_at = null, unconfirmed = 0, due_at = clock_timestamp()
		where set_aside_at is not null`;
	return count;
}

/** Deletes the texts, as they contain sign-in links. */
async function markSent(sql: Sql, id: string): Promise<void> {
	await sql`
		update outbox.mails set sent_at = clock_timestamp(), body_text = '', body_html = '', body_calendar = null
		where id = ${id}`;
}

async function markRefused(sql: Sql, id: string): Promise<void> {
	await sql`
		update outbox.mails set refused_at = clock_timestamp(), body_text = '', body_html = '', body_calendar = null
		where id = ${id}`;
}

/** When a mail that was not accepted is tried again. In seconds, except the count. */
type Schedule = {
	/** After the first failed attempt; it doubles with each attempt, up to `longestPause`. */
	firstPause: number;
	longestPause: number;
	/** After the text was sent without an answer; four times as long after the second time. */
	unconfirmedPause: number;
	/** The number of times the text is sent without an answer, as each may be a duplicate. */
	mostUnconfirmed: number;
	/** The age after which a mail is not tried again. */
	giveUpAfter: number;
};

export const SCHEDULE: Schedule = {
	firstPause: 60,
	longestPause: 3_600,
	unconfirmedPause: 1_800,
	mostUnconfirmed: 3,
	giveUpAfter: 2 * 86_400,
};

/** The state of a mail after a failed attempt; `age` in seconds, the counts include that attempt. */
type Attempts = { age: number; attempts: number; unconfirmed: number };

/** @returns seconds until the next attempt; undefined if there is none */
export function nextPause(
	{ age, attempts, unconfirmed }: Attempts,
	schedule: Schedule,
): number | undefined {
	if (unconfirmed >= schedule.mostUnconfirmed || age >= schedule.giveUpAfter) return undefined;
	if (unconfirmed > 0) return schedule.unconfirmedPause * 4 ** (unconfirmed - 1);
	return Math.min(schedule.firstPause * 2 ** (attempts - 1), schedule.longestPause);
}
