import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '#server/log.ts';

export type RequestIdVariables = { requestId: string };

const VALID = /^[\w\-=]{1,255}$/;

/**
 * The name of a request in the log, which a proxy of ours is told and may give.
 * @param given the header `X-Request-Id`, or undefined
 */
export function requestIdOf(trustProxy: number | false, given: string | undefined): string {
	return trustProxy && given !== undefined && VALID.test(given) ? given : randomUUID();
}

export const requestId = (trustProxy: number | false) =>
	createMiddleware<{ Variables: RequestIdVariables }>(async (context, next) => {
		const id = requestIdOf(trustProxy, context.req.header(REQUEST_ID));
		context.set('requestId', id);
		if (trustProxy) context.header(REQUEST_ID, id);
		await next();
	});

export const REQUEST_ID = 'X-Request-Id';

const LONGEST_PATH = 200;
/** Where a path has a sign that none of ours has, a link was changed on its way, and what follows may be a code. */
const FOREIGN = /[^\w/.-][\s\S]*$/;
/** Parts of a path that are longer than our words and look like a code; the files of the build have an ending. */
const CODE =
	/(?<=\/)(?=[^/]*\d)(?:\w{16,}|(?=[^/]*[A-Z])[\w-]{16,}|[\w-]{16,}\.[\w.-]{12,})(?=\/|$)/g;

/** What comes after this is the right to read a list, whatever it looks like. */
const LIST = /(?<=^\/lists\/)[^/]+/i;

/** A path as it is logged: without what may be a code of a mailed link, the token of a list or an address of a person. */
export const loggedPath = (path: string): string =>
	path.slice(0, LONGEST_PATH).replace(FOREIGN, '…').replace(LIST, '…').replace(CODE, '…');

/** What stopped an answer, as a code or the kind of error: its message may repeat what a person typed. */
function causeOf(error: Error | undefined): string | undefined {
	const cause = error?.cause as { code?: unknown; name?: unknown } | undefined;
	const name = cause?.code ?? cause?.name;
	return name === undefined ? undefined : String(name);
}

/**
 * One log line for each request, without query, address or user agent: the log holds no personal data. Where the
 * server fails it is a warning, with the code of the cause if there is one (`57014` of Postgres, `ECONNREFUSED`).
 */
export const accessLog = (log: Log) =>
	createMiddleware<{ Variables: RequestIdVariables }>(async (context, next) => {
		const start = performance.now();
		await next();
		const { status } = context.res;
		const { method, path } = context.req;
		const cause = causeOf(context.error);
		logRequest(log, { id: context.get('requestId'), method, path, status, start, cause });
	});

type Logged = {
	id: string;
	method: string;
	path: string;
	status: number;
	/** By `performance.now()`. */
	start: number;
	cause?: string | undefined;
};

export function logRequest(log: Log, { id, method, path, status, start, cause }: Logged): void {
	const ms = Math.round(performance.now() - start);
	const fields = { id, method, path: loggedPath(path), status, ms, cause };
	log[status >= 500 ? 'warn' : 'info'](fields, 'request');
}
