import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, notAllowed } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { LimitName, Limits } from '#server/http/rate-limits/rate-limits.ts';

/** @returns the response to an authenticated user */
export type Answer = (user: AccountUser, context: Context) => Promise<Response>;

/**
 * Makes handlers of calls for signed-in people: each counts against a limit, and only the token says who
 * calls.
 */
export const forSignedIn =
	({ trustProxy }: RunningConfig, backend: Backend, limits: Limits) =>
	(limit: LimitName, answer: Answer) =>
	async (context: Incoming): Promise<Response> => {
		const { headers } = context.req.raw;
		await limits.take(limit, clientAddress(headers, context.env?.incoming, trustProxy));
		const token = bearer(headers);
		return answer(await backend.userOfToken(token), context);
	};

/** Refuses other methods with 405. */
export const only = (...methods: string[]) =>
	createMiddleware(async ({ req }, next) => {
		if (!methods.includes(req.method)) throw notAllowed(...methods);
		await next();
	});

function bearer(headers: Headers): string {
	const header = headers.get('authorization') ?? '';
	const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header.slice(0, 4_096))?.[1];
	if (token === undefined) throw new ApiError(401, 'bad_jwt', 'Sign in first.');
	return token;
}
