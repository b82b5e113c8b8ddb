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

/** What works, and the mails that wait where that is known. */
export type Inspection = {
	database: boolean;
	/** It has room for a megabyte and takes changes. */
	writes: boolean;
	/** Every migration of this server has been applied. */
	migrations: boolean;
	/** No mail has been left untouched for minutes. */
	outbox: boolean;
	/** Whether the hosted project's API answers; missing without one. */
	project?: boolean;
	mails?: { waiting: number; oldestSeconds: number; setAside: number };
	/** What is past its time waits for an operator's word (`npm run retention`). */
	retentionRefused?: boolean;
};

/** Who answers /auth/v1 and /rest/v1: all that differs between lite and a hosted project. */
export type SupabaseApi = {
	/** Lite's answers about accounts tell who has one: the gateway corrects those of `lite`. */
	kind: 'lite' | 'hosted';
	/** Answers the Supabase paths /auth/v1/… and /rest/v1/…; never rejects (503 with {code, message}). */
	fetch(request: Request): Promise<Response>;
	/** The same calls as `fetch`, with service access: every row, no row-level security. */
	staff: { fetch(path: string, init?: RequestInit): Promise<Response> };
	/** `publishable` is public; `secret` is service access. */
	keys: { publishable: string; secret: string };
	/** True while it answers; never rejects. */
	ready(): Promise<boolean>;
	/** Ends its connections. */
	close(): Promise<void>;
};

/** The data side: the API, and the same Postgres by SQL. */
export type Backend = Omit<SupabaseApi, 'ready'> & {
	/** True once the database and the API answer, false while one does not or after `close`. */
	ready(): Promise<boolean>;
	/** A closer look than `ready`, for operators; never rejects. */
	inspect(): Promise<Inspection>;
	/** Signs the newsletter's links. */
	unsubscribeKey: string;
	/** Caught mail, newest last; empty where mail is really sent. */
	mailbox(): Promise<Mail[]>;
	/** Begins work that no answer waits for; a failure is logged. `mailbox` and `close` wait for it. */
	later(work: () => Promise<unknown>): void;
	/** Puts a mail into the outbox and comes back; rejects where it could not be stored. */
	queueMail(mail: OutgoingMail): Promise<void>;
	/** The running role's client: rows of `public` by `asStaff`, accounts by the schema `accounts`. */
	sql: Sql;
	/** Stops the mail job, the connections and the embedded database. Twice is harmless. */
	close(): Promise<void>;
};
