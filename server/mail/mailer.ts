import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '#server/backend/types.ts';
import type { MailConfig } from '#server/config.ts';

/** Thrown where the mail server will never take this mail, however often it is tried. */
export class MailRefusedError extends Error {
	override name = 'MailRefusedError';
}

export type Mailer = {
	/**
	 * Hands a mail to the mail server. `id` makes its Message-ID, the same at every try, so that a
	 * mail whose receipt was lost is recognised as one.
	 * @throws {MailRefusedError} for good; any other error is worth another try.
	 */
	send(id: string, mail: OutgoingMail): Promise<void>;
	close(): void;
};

export function createMailer(mail: MailConfig & { kind: 'smtp' }, siteUrl: string): Mailer {
	const transport = createTransport({
		url: mail.url,
		// A server that accepts and says nothing must not hold a mail for ever.
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
		dnsTimeout: 5_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = new URL(siteUrl).hostname;
	return {
		send: async (id, { to, subject, text, html, replyTo, unsubscribeUrl }) => {
			const messageId = `<${id}@${domain}>`;
			await transport
				.sendMail({
					from: mail.from,
					to: { name: '', address: to },
					subject,
					text,
					html,
					messageId,
					...(replyTo && { replyTo: { name: '', address: replyTo } }),
					headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribeUrl) },
				})
				.catch(rethrow);
		},
		close: () => transport.close(),
	};
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

/** The message is dropped: mail servers quote the recipient in it. */
function rethrow(error: { code?: string; responseCode?: number; command?: string }): never {
	const { code = 'unknown', responseCode, command } = error;
	const what = `The mail server answered ${responseCode ?? code} to ${command ?? 'the connection'}.`;
	// 5xx to the recipient or the message: refused for good. To AUTH or MAIL FROM it is our settings'
	// fault, which an operator mends, and the mail waits.
	const final = responseCode && responseCode >= 550 && /^(RCPT TO|DATA)$/.test(command ?? '');
	throw final ? new MailRefusedError(what) : new Error(what);
}
