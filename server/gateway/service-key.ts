import { createHash, timingSafeEqual } from 'node:crypto';
import type { Backend } from '#server/backend/types.ts';
import { ApiError } from '#server/http/api-error.ts';
import { readBytes } from '#server/http/read-body.ts';

const LARGEST = 1024 * 1024;
const verbs = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const forwardedHeaders = ['accept', 'content-type', 'prefer', 'range', 'range-unit'];
const returned = ['content-type', 'content-range', 'location', 'preference-applied'];

/** Query parameters that do not select rows. */
const NO_FILTERS = ['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'];
const FILTER = /^(not\.)?[a-z]+(\([a-z0-9]+\))?\.[\s\S]|^\(.*\..*\)$/;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has the service key, as programs with service access send it. */
export function hasServiceKey(headers: Headers, secret: string): boolean {
	const key = headers.get('apikey');
	return key !== null && timingSafeEqual(hash(key), hash(secret));
}

/**
 * Forwards any request with the service key on a table of rest-routes.ts; undefined for an unknown method. A change
 * without a filter would affect every row and is refused as a mistake.
 * @throws {ApiError} 400 for PATCH, PUT or DELETE without a filter
 */
export async function passServiceRequest(
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
