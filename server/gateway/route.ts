import type { Backend } from '#server/backend/types.ts';
import type { Device } from '#server/deeds/second-step/second-step.ts';
import { type Family, invalid } from '#server/http/api-error.ts';
import type {
	AttemptName,
	LimitName,
	Limits,
	MailKind,
} from '#server/http/rate-limits/rate-limits.ts';
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
	limits: Limits;
	/** The client's, for limits. */
	network: string;
	/** From which browser the call comes. */
	device: Device;
	/** Sends the rebuilt request, with another body if one is given. */
	forward(body?: Record<string, unknown>): Promise<Response>;
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
	/** The call needs no key: a link in a mail has none, nor has a page before its scripts are there. */
	keyless?: true;
	/** It may be called before the second step of a sign-in, then with this query. */
	beforeStep?: Record<string, string>;
	/** The call is about the account of its token. */
	needsToken?: true;
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

/** Converts one value of a query to the forwarded value; undefined if it is not valid. */
type Rule = (value: string) => string | undefined;

/**
 * The forwarded query: known names, each once, each value validated.
 * @throws {ApiError} 400
 */
export function strictQuery(rules: Record<string, Rule>) {
	return (params: URLSearchParams): URLSearchParams => {
		const query = new URLSearchParams();
		for (const [name, value] of params) {
			const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
			if (!rule || query.has(name)) throw invalid('The query holds an unknown or repeated part.');
			const clean = rule(value);
			if (clean === undefined) throw invalid(`The query's ${name} is not valid.`);
			query.set(name, clean);
		}
		return query;
	};
}

const matching =
	(pattern: RegExp): Rule =>
	(value) =>
		pattern.test(value) ? value : undefined;

/** Column names, as `a,b` or `"a","b"`; with `star` also `*`. */
export function columnList(columns: readonly string[], star = false): Rule {
	return (value) => {
		if (star && value === '*') return value;
		const names = value.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
		return names.every((name) => columns.includes(name)) ? names.join(',') : undefined;
	};
}

export const oneOf =
	(...values: string[]): Rule =>
	(value) =>
		values.includes(value) ? value : undefined;

export const equalsUuid = matching(/^eq\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
export const byCreation = matching(/^created_at\.(asc|desc)(\.nulls(first|last))?$/);
export const upTo100 = matching(/^([1-9]\d?|100)$/);
