import { DEVICE_HEADER } from '#schema/device-header.ts';
import { sitePath } from '#schema/site-path.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import type { Device } from '#server/deeds/second-step/second-step.ts';
import { authRoutes } from '#server/gateway/auth/auth-routes.ts';
import { ApiError, type Family, noSuchCall } from '#server/http/api-error.ts';
import { deviceName } from '#server/http/device-name.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';
import { restRoutes } from './rest-routes.ts';
import type { Exchange, Method, Route } from './route.ts';

const ONE_OBJECT = 'application/vnd.pgrst.object+json';
const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const LONGEST_TOKEN = 4_096;

/** Builds the requests to the backend; nothing is copied from the client's request without validation. */
export function forwarder(config: RunningConfig, backend: Backend, log: Log, limits: Limits) {
	const { siteUrl } = config;
	return (
		request: Request,
		pathname: string,
		route: Route,
		query: URLSearchParams,
		body: Record<string, unknown> | undefined,
		network: string,
	): Exchange => {
		const family = familyOf(pathname);
		const token = userToken(request.headers, backend.keys.publishable, family);
		const destination = sitePath(query.get('redirect_to') ?? '', siteUrl);
		const sent = withoutDestination(query);
		if (destination) sent.set('redirect_to', siteUrl + destination);
		const headers = cleanHeaders(request.headers, backend.keys.publishable, token);
		const call = (method: string, path: string, init: RequestInit) =>
			backend.fetch(new Request(siteUrl + path, { method, redirect: 'manual', ...init }));
		return {
			body: body ?? {},
			family,
			backend,
			siteUrl,
			query,
			destination,
			token,
			log,
			limits,
			network,
			device: deviceOf(request.headers),
			forward: (other = body) =>
				call(request.method, withQuery(pathname, sent), {
					headers: { ...headers, ...(route.prefer && { Prefer: route.prefer }) },
					...(other && { body: JSON.stringify(other) }),
				}),
			mayMail: (kind) => limits.mayMail(kind, String(body?.email)),
			also: (method, path, json) =>
				call(method, path, { headers, ...(json && { body: JSON.stringify(json) }) }),
		};
	};
}

/** The text is what a browser of ours keeps; another one is none. */
function deviceOf(headers: Headers): Device {
	const text = headers.get(DEVICE_HEADER) ?? '';
	return {
		text: /^[\da-f]{32}$/.test(text) ? text : undefined,
		name: deviceName(headers.get('user-agent') ?? ''),
	};
}

function withoutDestination(query: URLSearchParams): URLSearchParams {
	const sent = new URLSearchParams(query);
	sent.delete('redirect_to');
	return sent;
}

function withQuery(pathname: string, query: URLSearchParams): string {
	return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function cleanHeaders(
	headers: Headers,
	publishable: string,
	token: string | undefined,
): Record<string, string> {
	const oneObject = headers.get('accept')?.includes(ONE_OBJECT);
	return {
		apikey: publishable,
		Accept: oneObject ? ONE_OBJECT : 'application/json',
		'Content-Type': 'application/json',
		...(token && { Authorization: `Bearer ${token}` }),
	};
}

/** What may be a token of a session. */
export function bearerToken(headers: Headers): string | undefined {
	const header = headers.get('authorization') ?? '';
	return header.length <= LONGEST_TOKEN ? token.exec(header)?.[1] : undefined;
}

/** The user's token, which is forwarded. Without a session Supabase's client sends the public key here. */
function userToken(headers: Headers, publishable: string, family: Family): string | undefined {
	const header = headers.get('authorization');
	if (header === null || header === `Bearer ${publishable}`) return undefined;
	const value = bearerToken(headers);
	if (value !== undefined) return value;
	// The statuses and codes of GoTrue and PostgREST.
	const [status, code] =
		family === 'auth' ? ([403, 'bad_jwt'] as const) : ([401, 'PGRST301'] as const);
	throw new ApiError(status, code, 'The token is not valid.');
}

export const familyOf = (pathname: string): Family =>
	pathname.startsWith('/auth/') ? 'auth' : 'rest';

export const isTable = (pathname: string) =>
	pathname.startsWith('/rest/v1/') && Object.hasOwn(restRoutes, pathname.slice('/rest/v1/'.length));

/**
 * The entry of the list that permits a request.
 * @throws {ApiError} 404 if there is none, 405 if there is one for other methods only
 */
export function findRoute(method: string, { pathname, searchParams }: URL): Route {
	const methods = methodsOf(pathname, searchParams.get('grant_type'));
	if (!methods) throw noSuchCall(codeOfUnknown(pathname));
	if (Object.hasOwn(methods, method)) return methods[method as Method] as Route;
	const allow = Object.keys(methods).join(', ');
	throw new ApiError(405, 'method_not_allowed', 'This method is not allowed here.', {
		Allow: allow,
	});
}

/** The codes of PostgREST for an unknown table or function. */
function codeOfUnknown(pathname: string): string | undefined {
	if (familyOf(pathname) === 'auth') return undefined;
	return pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : 'PGRST205';
}

function methodsOf(pathname: string, grant: string | null) {
	const name = pathname.replace(/^\/(auth|rest)\/v1\//, '');
	const table = familyOf(pathname) === 'auth' ? authRoutes : restRoutes;
	const key = pathname === '/auth/v1/token' ? `token?grant_type=${grant}` : name;
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
