import type { Backend } from '#server/backend/types.ts';
import type { Family } from '#server/http/api-error.ts';
import type { AttemptName, LimitName, MailKind } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

export type Method = 'GET' | 'POST' | 'PUT';

/** A checked request on its way to the backend. */
export type Exchange = {
	body: Record<string, unknown>;
	family: Family;
	backend: Backend;
	siteUrl: string;
	query: URLSearchParams;
	/** The path of this site that a mailed link shall lead to in the end. */
	destination: string | undefined;
	/** The token of whoever is signed in. */
	token: string | undefined;
	log: Log;
	/** Sends the rebuilt request. */
	forward(): Promise<Response>;
	/** Counts a mail to the address in the body; false where it had enough of them lately. */
	mayMail(kind: MailKind): Promise<boolean>;
	/** Sends another call with the same token. */
	also(method: Method, pathAndQuery: string, body?: object): Promise<Response>;
};

/** One line of the list of what is let through. */
export type Route = {
	limit: LimitName;
	/** The query that goes on; throws a ApiError. */
	query(params: URLSearchParams): URLSearchParams;
	/** The body that goes on; throws a ApiError. Missing where none is read. */
	body?(json: unknown): Record<string, unknown>;
	/** PostgREST's wishes about the answer. */
	prefer?: string;
	/** A link in a mail carries no key. */
	keyless?: true;
	/** Counted as failed until a good answer, by the address in the body too. */
	attempt?: AttemptName;
	/** An earlier attempt from the same network that a good answer shows to have been a person's. */
	confirms?: AttemptName;
	/** The answer to a robot that filled the hidden field; missing where the form has none. */
	honeypot?(body: Record<string, unknown>): Response;
	/** Answers that could tell a known address from an unknown one take at least this long. */
	atLeastMs?: number;
	/** What else belongs to it; without it the backend's answer is relayed. */
	answer?(exchange: Exchange): Promise<Response>;
};
