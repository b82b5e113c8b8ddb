import type { Sql } from 'postgres';
import type { Logger } from '#server/log.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { nextPause, type Schedule, type Tried } from './delivery-schedule.ts';
import type { MailQueue } from './mail-queue.ts';
import { type Mailer, MailRefusedError, UnconfirmedError } from './mailer.ts';

type Tools = { sql: Sql; jobs: MailQueue; mailer: Mailer; schedule: Schedule; log: Logger };

/**
 * Makes one delivery attempt. A mail counts as sent as soon as the mail server acknowledges it; one sent
 * without an acknowledgement is repeated only a few times, with the same Message-ID.
 * @throws if the job must be repeated, after the pause set for it
 */
export async function deliver(tools: Tools, id: string, job: string): Promise<void> {
	const { sql, mailer, schedule, log } = tools;
	const mail = await begin(sql, id);
	if (!mail) return;
	if (mail.unconfirmed >= schedule.mostUnconfirmed) return setAside(tools, id, mail);
	try {
		await mailer.send(id, mail, () => noteText(tools, { id, job, mail }));
	} catch (error) {
		log.warn({ mail: id, err: error }, 'a mail was not accepted');
		if (error instanceof MailRefusedError) return markRefused(sql, id);
		const unconfirmed = mail.unconfirmed + (error instanceof UnconfirmedError ? 1 : 0);
		return repeat(tools, { id, job, mail: { ...mail, unconfirmed } }, error);
	}
	await markSent(sql, id);
	log.info({ mail: id }, 'a mail was sent');
}

type Attempt = { id: string; job: string; mail: Tried };

async function begin(sql: Sql, id: string): Promise<(OutgoingMail & Tried) | undefined> {
	const [mail] = await sql<(OutgoingMail & Tried)[]>`
		update outbox.mails set attempts = attempts + 1
		where id = ${id} and sent_at is null and refused_at is null and set_aside_at is null
		returning recipient as "to", subject, body_text as text, body_html as html,
			reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", attempts, unconfirmed,
			extract(epoch from clock_timestamp() - created_at)::int as age`;
	return mail;
}

/**
 * Runs before the end of the text, so that the attempt is counted even if this server is killed while it
 * waits for the answer.
 */
async function noteText({ sql, jobs, schedule }: Tools, { id, job, mail }: Attempt): Promise<void> {
	const unconfirmed = mail.unconfirmed + 1;
	await sql`update outbox.mails set unconfirmed = ${unconfirmed} where id = ${id}`;
	await jobs.pauseAfter(job, nextPause({ ...mail, unconfirmed }, schedule) ?? 0);
}

/** @throws `error`, if there will be another attempt */
async function repeat(tools: Tools, { id, job, mail }: Attempt, error: unknown): Promise<void> {
	const { sql, jobs, schedule } = tools;
	const pause = nextPause(mail, schedule);
	await sql`update outbox.mails set unconfirmed = ${mail.unconfirmed} where id = ${id}`;
	if (pause === undefined) return setAside(tools, id, mail);
	await jobs.pauseAfter(job, pause);
	throw error;
}

/** The texts are not deleted, so that an operator can send them with `npm run mail:retry`. */
async function setAside({ sql, log }: Tools, id: string, { unconfirmed }: Tried): Promise<void> {
	await sql`update outbox.mails set set_aside_at = clock_timestamp() where id = ${id}`;
	log.error({ mail: id, unconfirmed }, 'a mail is set aside and not tried again');
}

/** Deletes the texts, as they contain sign-in links. */
async function markSent(sql: Sql, id: string): Promise<void> {
	await sql`
		update outbox.mails set sent_at = clock_timestamp(), body_text = '', body_html = ''
		where id = ${id}`;
}

async function markRefused(sql: Sql, id: string): Promise<void> {
	await sql`
		update outbox.mails set refused_at = clock_timestamp(), body_text = '', body_html = ''
		where id = ${id}`;
}
