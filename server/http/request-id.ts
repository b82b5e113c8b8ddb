import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

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
