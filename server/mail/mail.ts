/** A mail as /dev/mailbox.json shows it. `sentAt` is an ISO time. */
export type Mail = { to: string; subject: string; text: string; html: string; sentAt: string };

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
	replyTo?: string;
	/** Unsubscribes from the list of the mail in one click (RFC 8058). */
	unsubscribeUrl?: string;
	/** Only some of its kind go to one address in an hour. */
	counted?: CountedKind;
	/** The alerts that it tells of: with the last of them it is deleted, if it has not been sent. */
	alerts?: string[];
};
