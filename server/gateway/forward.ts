import { sitePath } from '#schema/site-path.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { familyOf } from '#server/gateway/find-route.ts';
import type { Exchange, Route } from '#server/gateway/route.ts';
import { ApiError, type Family } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

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

/** The user's token, which is forwarded. Without a session Supabase's client sends the public key here. */
function userToken(headers: Headers, publishable: string, family: Family): string | undefined {
	const header = headers.get('authorization');
	if (header === null || header === `Bearer ${publishable}`) return undefined;
	const value = header.length <= LONGEST_TOKEN ? token.exec(header)?.[1] : undefined;
	if (value !== undefined) return value;
	// The statuses and codes of GoTrue and PostgREST.
	const [status, code] =
		family === 'auth' ? ([403, 'bad_jwt'] as const) : ([401, 'PGRST301'] as const);
	throw new ApiError(status, code, 'The token is not valid.');
}
