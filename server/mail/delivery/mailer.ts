import { isIPv4, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { site } from '#content/site.ts';
import { isPlainAddress } from '#schema/text.ts';
import type { MailConfig } from '#server/config.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { UNSUBSCRIBE_PATH } from '#server/mail/signed-links.ts';

/** Thrown if the mail server refuses this mail permanently. */
export class MailRefusedError extends Error {
	override name = 'MailRefusedError';
}

/** Thrown if the whole text was sent and no answer came: the mail may have been accepted. */
export class UnconfirmedError extends Error {
	override name = 'UnconfirmedError';
}

export type Mailer = {
	/**
	 * Sends a mail to the mail server. The Message-ID comes from `id` and is the same for every attempt, so
	 * that a mail sent twice after a lost acknowledgement is recognised as a duplicate.
	 * @param beforeEnd runs when all of the text but its end is sent: if it rejects, the mail server has no
	 *   complete mail.
	 * @throws {MailRefusedError} if permanent; after any other error the mail can be tried again.
	 */
	send(id: string, mail: OutgoingMail, beforeEnd?: () => Promise<void>): Promise<void>;
	/**
	 * Closes the connections in use. A running `send` never settles, as the database may already be closed.
	 */
	close(): void;
};

/** The time allowed until the text is sent, in milliseconds. */
const BEFORE_TEXT_MS = 60_000;
/** From the end of the text to the answer (RFC 5321, 4.5.3.2.6): a shorter wait causes duplicates. */
const ACKNOWLEDGEMENT_MS = 10 * 60_000;
/** The maximum duration of an attempt, in seconds. */
export const LONGEST_TRY = (BEFORE_TEXT_MS + ACKNOWLEDGEMENT_MS) / 1_000;

/** Mails under way at a time in a process, each on a connection of its own. */
export const AT_ONCE = 10;
/** A connection without a mail is closed after that time, in milliseconds: many mail servers allow few. */
const IDLE_MS = 1_000;
/** A mail server may close a connection between two mails: the mail goes out on another. */
const MOST_CONNECTIONS = 1;

export function createMailer(mail: MailConfig & { kind: 'smtp' }, siteUrl: string): Mailer {
	const domain = new URL(siteUrl).hostname;
	const closed = new AbortController();
	const never = new Promise<never>(() => {});
	const { transport, beforeEndOf } = pooledTransport(mail, domain);
	return {
		send: async (id, outgoing, beforeEnd = async () => {}) => {
			const messageId = `<${id}@${domain}>`;
			const message = { from: mail.from, messageId, ...headed(outgoing, domain) };
			const sent = sendOnce({ transport, beforeEndOf }, message, beforeEnd, closed.signal);
			await sent.finally(() => (closed.signal.aborted ? never : undefined));
		},
		close: () => {
			closed.abort();
			transport.close();
		},
	};
}

function headed(
	{ to, subject, text, html, calendar, replyTo, unsubscribeUrl }: OutgoingMail,
	domain: string,
) {
	return {
		to: { name: '', address: to },
		subject,
		text,
		html,
		// As a body, which mail programs show with its buttons, and as a file, for those that have none.
		...(calendar && { icalEvent: { method: methodOf(calendar), content: calendar } }),
		...(replyTo && { replyTo: { name: '', address: replyTo } }),
		headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribeUrl, domain) },
	};
}

type Pooled = {
	transport: Transporter;
	/** What runs before the end of a mail's text, by its Message-ID. */
	beforeEndOf: Map<string, () => Promise<void>>;
};

/** Connections that send one mail after another. */
function pooledTransport({ url, ehlo }: MailConfig & { kind: 'smtp' }, domain: string): Pooled {
	const transport = createTransport({
		url,
		pool: true,
		name: ehlo ?? greetingName(domain),
		maxConnections: AT_ONCE,
		maxRequeues: MOST_CONNECTIONS,
		idleTimeout: IDLE_MS,
		connectionTimeout: 10_000,
		greetingTimeout: 30_000,
		// Longer than both deadlines above, so that those apply.
		socketTimeout: 2 * ACKNOWLEDGEMENT_MS,
		dnsTimeout: 5_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const beforeEndOf: Pooled['beforeEndOf'] = new Map();
	transport.use('stream', (compiled, done) => {
		compiled.message?.processFunc((input) =>
			endingWith(input, async () => beforeEndOf.get(String(compiled.data.messageId))?.()),
		);
		done();
	});
	return { transport, beforeEndOf };
}

/** The name of this server in EHLO; a number is written in brackets (RFC 5321, 4.1.3). */
function greetingName(domain: string): string {
	if (isIPv4(domain)) return `[${domain}]`;
	const address = domain.replace(/^\[(.*)\]$/, '$1');
	return isIPv6(address) ? `[IPv6:${address}]` : domain;
}

/** Sends one mail, within its two deadlines. */
async function sendOnce(
	{ transport, beforeEndOf }: Pooled,
	message: SendMailOptions & { messageId: string },
	beforeEnd: () => Promise<void>,
	closed: AbortSignal,
): Promise<void> {
	const deadline = new AbortController();
	let timer = setTimeout(() => deadline.abort(), BEFORE_TEXT_MS);
	let textSent = false;
	beforeEndOf.set(message.messageId, async () => {
		await beforeEnd();
		textSent = true;
		clearTimeout(timer);
		timer = setTimeout(() => deadline.abort(), ACKNOWLEDGEMENT_MS);
	});
	try {
		await transport.sendMail({ ...message, signal: AbortSignal.any([closed, deadline.signal]) });
	} catch (error) {
		throw failure(error as SmtpError, textSent);
	} finally {
		clearTimeout(timer);
		beforeEndOf.delete(message.messageId);
	}
}

/** The same bytes, read on demand; `work` runs before the end of the stream. */
function endingWith(input: AsyncIterable<Buffer>, work: () => Promise<void>): Readable {
	const bytes = async function* () {
		yield* input;
		await work();
	};
	return Readable.from(bytes(), { objectMode: false });
}

/**
 * Checks for one bare address and nothing that could start another header or add a second recipient.
 * @throws if the mail must not be sent; the message does not quote it.
 */
export function checkMail({ to, subject, calendar, replyTo, unsubscribeUrl }: OutgoingMail): void {
	if (!isPlainAddress(to)) throw new Error('An email needs one plain address as its recipient.');
	if (/[\r\n\0]/.test(subject)) throw new Error('A subject is one line.');
	if (calendar && !methodOf(calendar))
		throw new Error('A calendar file in an email has the METHOD REQUEST or CANCEL.');
	if (replyTo !== undefined && !isPlainAddress(replyTo))
		throw new Error('An answer goes to one plain address.');
	if (unsubscribeUrl !== undefined && !/^https?:\/\/[\w.:[\]/?=&%-]+$/.test(unsubscribeUrl))
		throw new Error('The link to unsubscribe is not an address of ours.');
}

/** What a mail program does with it: the part of the mail says the same as the file (RFC 6047, 2.4). */
const methodOf = (calendar: string) => /^METHOD:(REQUEST|CANCEL)\r?$/m.exec(calendar)?.[1];

/** Mail programs show their own button for these, and send the POST themselves. */
function listHeaders(url: string | null | undefined, domain: string): Record<string, string> {
	if (!url) return {};
	const list = new URL(url).pathname === UNSUBSCRIBE_PATH ? 'newsletter' : 'alerts';
	return {
		'List-Id': `${site.name} ${list} <${list}.${domain.replace(/[[\]]/g, '')}>`,
		'List-Unsubscribe': `<${url}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	};
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

/** Leaves out the error's message, as mail servers quote the recipient in it. */
function failure({ code = 'unknown', responseCode, command }: SmtpError, textSent: boolean): Error {
	const what = `The mail server answered ${responseCode ?? code} to ${command ?? 'the connection'}.`;
	if (textSent && !responseCode)
		return new UnconfirmedError(`The mail server did not answer the text (${code}).`);
	// 550 and above to the recipient or the message: refused permanently. 500 to 549 are protocol
	// errors, and a refused AUTH or MAIL FROM is an error of our settings: the mail is tried again.
	const final = responseCode && responseCode >= 550 && /^(RCPT TO|DATA)$/.test(command ?? '');
	return final ? new MailRefusedError(what) : new Error(what);
}
