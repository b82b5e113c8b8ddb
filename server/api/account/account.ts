import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { accountCopy } from '#server/api/account/account-copy.ts';
import { deleteAccount } from '#server/api/account/delete-account.ts';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, notAllowed } from '#server/http/api-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { LimitName, Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

type Incoming = Context<{ Bindings: Partial<HttpBindings> }>;
/** @returns the response to an authenticated user */
type Answer = (user: AccountUser) => Promise<Response>;

const ATTACHED = {
	'Content-Type': 'application/json',
	'Content-Disposition': 'attachment; filename="my-data.json"',
	'Cache-Control': 'no-store',
};

/**
 * The requests of a signed-in person about their account: `GET /data` returns a copy of it, `POST /delete`
 * deletes it (204). Only the token determines the account. Errors are {code, message}.
 */
export function account(config: RunningConfig, backend: Backend, limits: Limits, log: Log): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const answered = (limit: LimitName, answer: Answer) => async (context: Incoming) => {
		const { headers } = context.req.raw;
		await limits.take(limit, clientAddress(headers, context.env?.incoming, config.trustProxy));
		const token = bearer(headers);
		return answer(await backend.userOfToken(token));
	};
	const copy = answered(
		'copy',
		async (user) => new Response(await accountCopy(backend.sql, user, log), { headers: ATTACHED }),
	);
	const end = answered('deleteAccount', async (user) => {
		await deleteAccount(backend, user);
		return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
	});
	app.use('/data', only('GET', 'HEAD'));
	app.get('/data', copy);
	app.use('/delete', only('POST'));
	app.post('/delete', end);
	return app;
}

const only = (...methods: string[]) =>
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
