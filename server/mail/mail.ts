/** A mail as /dev/mailbox.json shows it. `sentAt` is an ISO time. */
export type Mail = { to: string; subject: string; text: string; html: string; sentAt: string };

/** A mail to be sent by us, once, with retries. `to` and `replyTo` are one bare address each. */
export type OutgoingMail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	replyTo?: string;
	/** Leaves the list that the mail came by, in one click (RFC 8058). */
	unsubscribeUrl?: string;
};
