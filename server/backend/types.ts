import type { Sql } from 'postgres';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { Inspection } from '#server/http/monitoring/health.ts';
import type { Outbox } from '#server/mail/delivery/outbox.ts';
import type { Mail, MailCounts, OutgoingMail } from '#server/mail/mail.ts';

/** Answers the calls of /auth/v1 and /rest/v1: `@supabase/lite` in this process, or a hosted project. */
export type SupabaseApi = {
	/** The gateway corrects answers of `lite` about accounts, which would reveal who has one. */
	kind: 'lite' | 'hosted';
	/** Answers the Supabase paths /auth/v1/… and /rest/v1/…; never rejects (503 with {code, message}). */
	fetch(request: Request): Promise<Response>;
	/** The same calls as `fetch`, with service access: every row, no row-level security. */
	service: { fetch(path: string, init?: RequestInit): Promise<Response> };
	/** `publishable` is public; `secret` is service access. */
	keys: { publishable: string; secret: string };
	/**
	 * The account of a token, looked up and not read from the token: the token of a deleted account or an
	 * ended session is not valid.
	 * @throws {ApiError} 401, or 503 if the account cannot be looked up
	 */
	userOfToken(token: string): Promise<AccountUser>;
	/** True if it answers; never rejects. */
	ready(): Promise<boolean>;
	/** Ends its connections. */
	close(): Promise<void>;
};

/** The backend: the API, and SQL on the same Postgres. */
export type Backend = Omit<SupabaseApi, 'ready'> & {
	/** True if the database and the API answer, false otherwise or after `close`. */
	ready(): Promise<boolean>;
	/** More detailed than `ready`, for operators; never rejects. */
	inspect(): Promise<Inspection>;
	/** Signs the links in mails of the newsletter and of alerts. */
	signingKey: string;
	/** Caught mail, newest last; empty if mail is really sent. */
	mailbox(): Promise<Mail[]>;
	/**
	 * Starts work that the response does not wait for; a failure is logged. `mailbox` and `close` wait for it.
	 */
	inBackground(work: () => Promise<unknown>): void;
	/** Adds a mail to the outbox without waiting for delivery; rejects if it cannot be stored. */
	queueMail(mail: OutgoingMail): Promise<void>;
	/** What became of mails in this process. */
	mailCounts: MailCounts['list'];
	/** Writes the mails about stored rows now; without it within five seconds. Does not wait, and never rejects. */
	sendNotices(): void;
	/** Runs work in one transaction together with the mails that it queues. */
	beginWithMails: Outbox['begin'];
	/** The running role's client: rows of `public` by `asServiceRole`, accounts by the schema `accounts`. */
	sql: Sql;
	/** The same role, for reads of what is public: a statement ends after two seconds. */
	readingSql: Sql;
	/** Stops the mail job, the connections and the embedded database. Safe to call twice. */
	close(): Promise<void>;
};
