import type { Sql } from 'postgres';

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

/** The little of pino that the data side uses. Fields never carry personal data. */
export type Logger = {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
};

/** What works, and the mails that wait where that is known. */
export type Inspection = {
	database: boolean;
	/** Every migration of this server has been applied. */
	migrations: boolean;
	/** No mail has been left untouched for minutes. */
	outbox: boolean;
	mails?: { waiting: number; oldestSeconds: number; setAside: number };
};

export type Backend = {
	/** Answers the Supabase paths /auth/v1/… and /rest/v1/…; never rejects (503 with {code, message}). */
	fetch(request: Request): Promise<Response>;
	/** True once the database answers, false while it does not or after `close`. */
	ready(): Promise<boolean>;
	/** A closer look than `ready`, for operators; never rejects. */
	inspect(): Promise<Inspection>;
	/**
	 * `publishable` is public; `secret` (service access) and `unsubscribe` (signs the newsletter's
	 * links) are missing for a hosted project without a service key.
	 */
	keys: { publishable: string; secret?: string; unsubscribe?: string };
	/** Caught mail, newest last; empty where mail is really sent. */
	mailbox(): Promise<Mail[]>;
	/** Puts a mail into the outbox and comes back; rejects where it could not be stored. */
	queueMail(mail: OutgoingMail): Promise<void>;
	/** The running role's client; undefined with a hosted project. */
	sql?: Sql;
	/** The same calls as `fetch`, with service access: every row, no row-level security. */
	staff: { fetch(path: string, init?: RequestInit): Promise<Response> };
	/** Stops the mail job, the connections and the embedded database. Twice is harmless. */
	close(): Promise<void>;
};
