import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#server/config.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

/** Thrown where the mail server will never take this mail, however often it is tried. */
export class MailRefusedError extends Error {
	override name = 'MailRefusedError';
}

/** Thrown where the whole text was sent and no answer came: the mail may have been taken. */
export class UnconfirmedError extends Error {
	override name = 'UnconfirmedError';
}

export type Mailer = {
	/**
	 * Hands a mail to the mail server. `id` makes its Message-ID, the same at every try, so that a
	 * mail whose receipt was lost is recognised as one.
	 * @param beforeEnd runs when all of the text but its end is sent: where it rejects, the mail
	 *   server has no whole mail.
	 * @throws {MailRefusedError} for good; any other error is worth another try.
	 */
	send(id: string, mail: OutgoingMail, beforeEnd?: () => Promise<void>): Promise<void>;
	/** Cuts what is being sent: its `send` never settles, as the database may be closed. */
	close(): void;
};

/** How long a mail server may take, in milliseconds. */
const BEFORE_TEXT_MS = 60_000;
/** From the end of the text to the answer (RFC 5321, 4.5.3.2.6): who asks sooner sends a copy. */
const ACKNOWLEDGEMENT_MS = 10 * 60_000;
/** The longest that a try takes, in seconds. */
export const LONGEST_TRY = (BEFORE_TEXT_MS + ACKNOWLEDGEMENT_MS) / 1_000;

export function createMailer(mail: MailConfig & { kind: 'smtp' }, siteUrl: string): Mailer {
	const domain = new URL(siteUrl).hostname;
	const closed = new AbortController();
	const never = new Promise<never>(() => {});
	return {
		send: async (id, outgoing, beforeEnd = async () => {}) => {
			const message = { from: mail.from, messageId: `<${id}@${domain}>`, ...headed(outgoing) };
			const sent = sendOnce(mail.url, message, beforeEnd, closed.signal);
			await sent.finally(() => (closed.signal.aborted ? never : undefined));
		},
		close: () => closed.abort(),
	};
}

function headed({ to, subject, text, html, replyTo, unsubscribeUrl }: OutgoingMail) {
	return {
		to: { name: '', address: to },
		subject,
		text,
		html,
		...(replyTo && { replyTo: { name: '', address: replyTo } }),
		headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribeUrl) },
	};
}

/** Sends on a connection that is made for this mail. */
async function sendOnce(
	url: string,
	message: SendMailOptions,
	beforeEnd: () => Promise<void>,
	closed: AbortSignal,
): Promise<void> {
	const deadline = new AbortController();
	let timer = setTimeout(() => deadline.abort(), BEFORE_TEXT_MS);
	let textSent = false;
	const transport = createTransport({
		url,
		connectionTimeout: 10_000,
		greetingTimeout: 30_000,
		// Longer than both deadlines, which count here.
		socketTimeout: 2 * ACKNOWLEDGEMENT_MS,
		dnsTimeout: 5_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	transport.use('stream', (compiled, done) => {
		compiled.message?.processFunc((input) =>
			endingWith(input, async () => {
				await beforeEnd();
				textSent = true;
				clearTimeout(timer);
				timer = setTimeout(() => deadline.abort(), ACKNOWLEDGEMENT_MS);
			}),
		);
		done();
	});
	try {
		await transport.sendMail({ ...message, signal: AbortSignal.any([closed, deadline.signal]) });
	} catch (error) {
		throw failure(error as SmtpError, textSent);
	} finally {
		clearTimeout(timer);
		transport.close();
	}
}

/** The same bytes, read when they are asked for; `work` runs before their end is told. */
function endingWith(input: AsyncIterable<Buffer>, work: () => Promise<void>): Readable {
	const bytes = async function* () {
		yield* input;
		await work();
	};
	return Readable.from(bytes(), { objectMode: false });
}

/**
 * One bare address and nothing that could begin another header or name a second recipient.
 * @throws where the mail must not be sent; the message does not quote it.
 */
export function checkMail({ to, subject, replyTo, unsubscribeUrl }: OutgoingMail): void {
	if (!isPlainAddress(to)) throw new Error('A mail needs one plain address as its recipient.');
	if (/[\r\n\0]/.test(subject)) throw new Error('A subject is one line.');
	if (replyTo !== undefined && !isPlainAddress(replyTo))
		throw new Error('An answer goes to one plain address.');
	if (unsubscribeUrl !== undefined && !/^https?:\/\/[\w.:[\]/?=&%-]+$/.test(unsubscribeUrl))
		throw new Error('The link to unsubscribe is not an address of ours.');
}

/** One bare address that could begin no other header and name no second recipient. */
export function isPlainAddress(text: string): boolean {
	const part = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
	return text.length <= 254 && part.test(text);
}

/** Mail programs show a button of their own for these, and send the POST themselves. */
function listHeaders(url: string | null | undefined): Record<string, string> {
	if (!url) return {};
	return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

/** The error's own message is dropped: mail servers quote the recipient in it. */
function failure({ code = 'unknown', responseCode, command }: SmtpError, textSent: boolean): Error {
	const what = `The mail server answered ${responseCode ?? code} to ${command ?? 'the connection'}.`;
	if (textSent && !responseCode)
		return new UnconfirmedError(`The mail server did not answer the text (${code}).`);
	// 550 and above to the recipient or the message: refused for good. 500 to 549 are faults of the
	// dialogue, and a refusal of AUTH or MAIL FROM one of our settings: the mail is tried again.
	const final = responseCode && responseCode >= 550 && /^(RCPT TO|DATA)$/.test(command ?? '');
	return final ? new MailRefusedError(what) : new Error(what);
}
