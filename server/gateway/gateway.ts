import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { honeypot } from '#schema/honeypot.ts';
import { requireStep, type Session, sessionOf } from '#server/backend/sessions.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, errorResponse } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { LimitName, Limits, PersonLimit } from '#server/http/rate-limits/rate-limits.ts';
import { readBytes, readJson } from '#server/http/read-body.ts';
import type { Log } from '#server/log.ts';
import { relay } from './answer.ts';
import { bearerToken, familyOf, findRoute, forwarder, isTable } from './forward.ts';
import type { Exchange, Route } from './route.ts';

/**
 * The only access to the backend: permits an exact list of calls and rebuilds each from its validated
 * parts.
 */
export function gateway(config: RunningConfig, backend: Backend, log: Log, limits: Limits) {
	const answer = answerCalls(config, backend, log, limits);
	return ({ req, env }: Incoming): Promise<Response> =>
		answer(req.raw, () => clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
}

/** Answers calls from within the server. @returns a function of a call and its client's address */
export function answerCalls(config: RunningConfig, backend: Backend, log: Log, limits: Limits) {
	const forward = forwarder(config, backend, log, limits);

	async function pass(request: Request, url: URL, address: () => string): Promise<Response> {
		if (isTable(url.pathname) && hasServiceKey(request.headers, backend.keys.secret)) {
			const answered = await passServiceRequest(request, url, backend);
			if (answered) return answered;
		}
		const route = findRoute(request.method, url);
		if (!route.keyless) requireKey(request.headers, backend.keys.publishable);
		const session = await takeLimit(route.limit, request.headers, address());
		requireStep(session?.state, {
			openTo: route.beforeStep
				? 'half'
				: familyOf(url.pathname) === 'auth'
					? 'unproven'
					: undefined,
			staffMust: config.staffSecondFactor,
		});
		const query = queryOf(route, url.searchParams, session);
		const body = route.body?.(await readJson(request));
		const leastTime = sleep(route.atLeastMs ?? 0);
		/** Answers a robot that has filled in the hidden field as if its row were stored. */
		const answerRobot = request.headers.get(honeypot.header) ? route.honeypot : undefined;
		const exchange = forward(request, url.pathname, route, query, body, address());
		if (route.needsToken && exchange.token === undefined) throw noToken();
		const answer = await countAttempts(route, limits, address(), exchange, async () =>
			answerRobot ? answerRobot(exchange.body) : answerInSession(route, exchange, session),
		);
		await leastTime;
		return answer;
	}

	/** Counts the call of a person by their session, any other by its network. @returns the session, if there is one */
	async function takeLimit(
		limit: LimitName,
		headers: Headers,
		network: string,
	): Promise<Session | undefined> {
		const token = bearerToken(headers);
		if (token === undefined || !isOfPeople(limit)) return void (await limits.take(limit, network));
		await limits.takeCrowd(limit, network);
		const session = await sessionOf(backend.sql, token);
		if (session === undefined) await limits.take(limit, network);
		else await limits.takePerson(limit, session.id);
		return session;
	}

	return async (request: Request, address: () => string): Promise<Response> => {
		const url = new URL(request.url);
		try {
			return await pass(request, url, address);
		} catch (error) {
			if (error instanceof ApiError) return errorResponse(error, familyOf(url.pathname));
			throw error;
		}
	};
}

/** The forwarded query. @throws {ApiError} 400 */
function queryOf(
	{ query, beforeStep }: Route,
	params: URLSearchParams,
	session: Session | undefined,
): URLSearchParams {
	const given = query(params);
	return beforeStep && session?.state === 'half' ? new URLSearchParams(beforeStep) : given;
}

/** Limits of calls that people make before they have a session, whatever token comes with them. */
const BEFORE_SESSION = ['signIn', 'signUp', 'mail', 'verify', 'refresh'];
const isOfPeople = (limit: LimitName): limit is PersonLimit => !BEFORE_SESSION.includes(limit);

/**
 * Refuses the token of a session that has ended: the tables' API accepts a token until it expires, up to an
 * hour later. The auth server looks up its sessions itself.
 * @throws {ApiError} 401
 */
async function answerInSession(
	route: Route,
	exchange: Exchange,
	session: Session | undefined,
): Promise<Response> {
	const { family, token } = exchange;
	if (family === 'rest' && token !== undefined && session === undefined)
		throw new ApiError(401, 'session_not_found', 'Your session has ended. Sign in again.');
	if (route.answer) return route.answer(exchange);
	return relay(await exchange.forward(), exchange.family);
}

/** As GoTrue answers it. The gateway of a hosted project would send a token of the key instead. */
const noToken = () =>
	new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');

function requireKey(headers: Headers, publishable: string): void {
	const key = headers.get('apikey');
	if (key === null) throw new ApiError(401, 'no_api_key', 'No API key found in request');
	if (key !== publishable) throw new ApiError(401, 'invalid_api_key', 'Invalid API key');
}

/**
 * Answers a call that counts as a failed attempt unless it succeeds. Server errors do not count.
 * @throws {ApiError} 429 if there were too many failed attempts; also whatever `answer` throws
 */
async function countAttempts(
	{ attempt, confirms }: Route,
	limits: Limits,
	network: string,
	{ body }: Pick<Exchange, 'body'>,
	answer: () => Promise<Response>,
): Promise<Response> {
	if (!attempt) return answer();
	const email = typeof body.email === 'string' ? body.email : undefined;
	const refundAttempt = await limits.attempt(attempt, network, email);
	const response = await answer().catch(async (error: unknown) => {
		if (!(error instanceof ApiError) || error.status >= 500) await refundAttempt();
		throw error;
	});
	const good = response.status < 400;
	// Every sign-up gets the same answer, so only its confirmation counts as success.
	// The response does not wait for these.
	if (response.status >= 500 || (good && attempt !== 'signUp')) void refundAttempt();
	if (good && confirms) void limits.succeeded(confirms, network);
	if (good && attempt === 'signIn' && email) limits.signedIn(network, email);
	return response;
}

type NotStored = { code: string; message: string; status: number };

/** Answers one call of the API. @param address of the client, for its limits */
type AnswerCall = (request: Request, address: () => string) => Promise<Response>;

/**
 * Stores the row of a visitor's form as the same call of the API does, with its checks, limits and mails.
 * @param client for its limits
 * @returns a function that returns null once the row is stored
 */
export const rowStore =
	(answer: AnswerCall, siteUrl: string, publishableKey: string) =>
	(client: string) =>
	async (table: string, row: object, filledIn: string): Promise<NotStored | null> => {
		const headers = new Headers({ apikey: publishableKey, 'Content-Type': 'application/json' });
		// Not its content, which may be no valid header.
		if (filledIn !== '') headers.set(honeypot.header, 'filled in');
		const call = new Request(`${siteUrl}/rest/v1/${table}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(row),
		});
		const response = await answer(call, () => client);
		if (response.status < 400) return null;
		const { code, message } = (await response.json()) as { code: string; message: string };
		return { code, message, status: response.status };
	};

const LARGEST = 1024 * 1024;
const verbs = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const forwardedHeaders = ['accept', 'content-type', 'prefer', 'range', 'range-unit'];
const returned = ['content-type', 'content-range', 'location', 'preference-applied'];

/** Query parameters that do not select rows. */
const NO_FILTERS = ['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'];
const FILTER = /^(not\.)?[a-z]+(\([a-z0-9]+\))?\.[\s\S]|^\(.*\..*\)$/;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has the service key, as programs with service access send it. */
function hasServiceKey(headers: Headers, secret: string): boolean {
	const key = headers.get('apikey');
	return key !== null && timingSafeEqual(hash(key), hash(secret));
}

/**
 * Forwards any request with the service key on a table of rest-routes.ts; undefined for an unknown method. A change
 * without a filter would affect every row and is refused as a mistake.
 * @throws {ApiError} 400 for PATCH, PUT or DELETE without a filter
 */
async function passServiceRequest(
	request: Request,
	{ pathname, search }: URL,
	backend: Backend,
): Promise<Response | undefined> {
	if (!verbs.includes(request.method)) return undefined;
	if (['PATCH', 'PUT', 'DELETE'].includes(request.method) && !hasFilter(search))
		throw new ApiError(400, 'filter_missing', 'Say which rows, as with ?id=eq.…');
	const bodiless = request.method === 'GET' || request.method === 'HEAD';
	const bytes = bodiless ? undefined : await readBytes(request, LARGEST);
	const response = await backend.service.fetch(pathname + search, {
		method: request.method,
		headers: only(request.headers, forwardedHeaders),
		...(bytes?.byteLength && { body: bytes as Uint8Array<ArrayBuffer> }),
	});
	const headers = only(response.headers, returned);
	headers.set('Cache-Control', 'no-store');
	return new Response(response.body, { status: response.status, headers });
}

function hasFilter(search: string): boolean {
	return [...new URLSearchParams(search)].some(
		([name, value]) => name !== '' && !NO_FILTERS.includes(name) && FILTER.test(value),
	);
}

function only(headers: Headers, names: string[]): Headers {
	return new Headers(
		names.flatMap((name): [string, string][] => {
			const value = headers.get(name);
			return value === null ? [] : [[name, value]];
		}),
	);
}
