import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerServices } from '#schema/server-services.ts';
import { type OpenTo, requireStep, type Session, sessionOf } from '#server/backend/sessions.ts';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, json, notAllowed } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits, PersonLimit } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

/** What the answers to calls are made with. */
export type CallTools = {
	services: ServerServices;
	config: RunningConfig;
	backend: Backend;
	limits: Limits;
	log: Log;
};

type Method = 'GET' | 'POST' | 'DELETE';

/** A call of a signed-in person. */
export type Call = {
	method: Method;
	/** As Hono takes it; of two that match a request the first answers. */
	path: string;
	/** The limit against which it counts. */
	limit: PersonLimit;
	/** What is returned is sent as JSON, nothing as an empty object, a Response as it is. @throws {ApiError} a refusal */
	answer: (user: AccountUser, context: Context) => Promise<unknown>;
	/** Before the second step of a sign-in; by default it has to be taken. */
	openTo?: OpenTo;
};

const callBy =
	(method: Method) =>
	(path: string, limit: PersonLimit, answer: Call['answer']): Call => ({
		method,
		path,
		limit,
		answer,
	});

export const get = callBy('GET');
export const post = callBy('POST');
export const remove = callBy('DELETE');

/** A call that may be made before the second step is taken, or before staff have set one up. */
export const openTo = (state: OpenTo, call: Call): Call => ({ ...call, openTo: state });

/** Other methods of a path get 405. Errors are {code, message}. @param forWhom everybody with a session by default */
export function answerCalls(
	{ config, backend, limits }: CallTools,
	calls: Call[],
	forWhom: typeof forSignedIn = forSignedIn,
): Hono {
	const answered = forWhom(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	const paths = new Set<string>();
	for (const { method, path, limit, answer, openTo: state } of calls) {
		if (!paths.has(path)) {
			const methods = calls.filter((call) => call.path === path).map((call) => call.method);
			app.use(path, only(...methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]))));
			paths.add(path);
		}
		app.on(
			method,
			path,
			answered(
				limit,
				async (user, context) => {
					const result = await answer(user, context);
					return result instanceof Response ? result : json(result ?? {});
				},
				state,
			),
		);
	}
	return app;
}

/** @returns the response to an authenticated user */
export type Answer = (user: AccountUser, context: Context) => Promise<Response>;

/**
 * Makes handlers of calls for signed-in people: each counts against a limit, and only the token says who
 * calls.
 */
export const forSignedIn =
	({ trustProxy, staffSecondFactor }: RunningConfig, backend: Backend, limits: Limits) =>
	(limit: PersonLimit, answer: Answer, state?: OpenTo) =>
	async (context: Incoming): Promise<Response> => {
		const { headers } = context.req.raw;
		const network = clientAddress(headers, context.env?.incoming, trustProxy);
		const { user, session } = await userOf(headers, {
			backend,
			before: () => limits.takeCrowd(limit, network),
			refused: () => limits.take(limit, network),
		});
		await limits.takePerson(limit, user.id);
		requireStep(session.state, { openTo: state, staffMust: staffSecondFactor });
		return answer(user, context);
	};

type Looking = {
	backend: Backend;
	/** Runs before a token is looked up. */
	before: () => Promise<void>;
	/** Runs where there is no session. */
	refused: () => Promise<void>;
};

/** @throws {ApiError} 401, 503, or what `before` and `refused` throw */
async function userOf(
	headers: Headers,
	{ backend, before, refused }: Looking,
): Promise<{ user: AccountUser; session: Session }> {
	const token = bearerOf(headers);
	if (token === undefined) {
		await refused();
		throw new ApiError(401, 'bad_jwt', 'Sign in first.');
	}
	await before();
	const asked = Promise.all([backend.userOfToken(token), sessionOf(backend.sql, token)]);
	const [user, session] = await asked.catch(async (error: unknown) => {
		if (error instanceof ApiError && error.status < 500) await refused();
		throw error;
	});
	if (session) return { user, session };
	// It has ended since its account was looked up: nobody knows whether its second step was taken.
	await refused();
	throw new ApiError(401, 'session_not_found', 'Your session has ended. Sign in again.');
}

/** Refuses other methods with 405. */
export const only = (...methods: string[]) =>
	createMiddleware(async ({ req }, next) => {
		if (!methods.includes(req.method)) throw notAllowed(...methods);
		await next();
	});

/** The token of a call. */
export function bearerOf(headers: Headers): string | undefined {
	const header = headers.get('authorization') ?? '';
	return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header.slice(0, 4_096))?.[1];
}
