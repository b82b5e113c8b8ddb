/** A mail as /dev/mailbox.json shows it. `sentAt` is an ISO time. */
export type Mail = Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html' | 'calendar'> & {
	sentAt: string;
};

/**
 * Of the mails that anybody can cause to any address: confirmations of a message and of a subscription, and links to an
 * account.
 */
export type CountedKind = 'contact' | 'newsletter' | 'recovery' | 'emailChange';

/** A mail to send once, with retries. `to` and `replyTo` are one bare address each. */
export type OutgoingMail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** A calendar file with the METHOD REQUEST or CANCEL: a third body, for calendar programs (RFC 6047). */
	calendar?: string;
	replyTo?: string;
	/** Unsubscribes from the list of the mail in one click (RFC 8058). */
	unsubscribeUrl?: string;
	/** What it is about, as the notice of its row says; without one it is about an account, or of alerts. */
	kind?: string;
	/** If set, mails of this kind to one address are limited per hour. */
	counted?: CountedKind;
	/** The alerts that it tells of: with the last of them it is deleted, if it has not been sent. */
	alerts?: string[];
};

/** What became of mails: `put_off` is tried again by itself. */
export type MailState = 'queued' | 'caught' | 'sent' | 'put_off' | 'refused' | 'set_aside';

/** Counts the mails of this process by kind and state since its start. */
export class MailCounts {
	readonly #counts = new Map<string, { kind: string; state: MailState; count: number }>();

	note(kind: string, state: MailState): void {
		const key = `${kind} ${state}`;
		const existing = this.#counts.get(key);
		this.#counts.set(key, { kind, state, count: (existing?.count ?? 0) + 1 });
	}

	list = () => [...this.#counts.values()];
}
