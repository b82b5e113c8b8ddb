import type { Backend } from '#server/backend/types.ts';
import type { Family } from '#server/http/api-error.ts';
import type { AttemptName, LimitName, MailKind } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

export type Method = 'GET' | 'POST' | 'PUT';

/** A validated request to the backend. */
export type Exchange = {
	body: Record<string, unknown>;
	family: Family;
	backend: Backend;
	siteUrl: string;
	query: URLSearchParams;
	/** The path of this site that is the final destination of a mailed link. */
	destination: string | undefined;
	/** The token of the signed-in user. */
	token: string | undefined;
	log: Log;
	/** Sends the rebuilt request. */
	forward(): Promise<Response>;
	/** Counts a mail to the address in the body; false if the limit is reached. */
	mayMail(kind: MailKind): Promise<boolean>;
	/** Sends another call with the same token. */
	also(method: Method, pathAndQuery: string, body?: object): Promise<Response>;
};

/** One entry in the list of permitted calls. */
export type Route = {
	limit: LimitName;
	/** The forwarded query; throws an ApiError. */
	query(params: URLSearchParams): URLSearchParams;
	/** The forwarded body; throws an ApiError. Missing if the call has no body. */
	body?(json: unknown): Record<string, unknown>;
	/** The Prefer header for PostgREST. */
	prefer?: string;
	/** The call needs no key, as a link in a mail has none. */
	keyless?: true;
	/** Counts as a failed attempt until it succeeds, also for the address in the body. */
	attempt?: AttemptName;
	/** The kind of earlier attempt from the same network that a success takes off the count. */
	confirms?: AttemptName;
	/** The response to a robot that filled in the hidden field; missing if the form has none. */
	honeypot?(body: Record<string, unknown>): Response;
	/** The minimum time of a response, if its timing could show whether an address is known. */
	atLeastMs?: number;
	/** Handles the call; without it the backend's response is relayed. */
	answer?(exchange: Exchange): Promise<Response>;
};
