import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { Log } from '#server/log.ts';

const LONGEST_PATH = 200;

/** One log line for each request, without query, address or user agent: the log holds no personal data. */
export const accessLog = (log: Log) =>
	createMiddleware<{ Variables: RequestIdVariables }>(async (context, next) => {
		const start = performance.now();
		await next();
		log.info(
			{
				id: context.get('requestId'),
				method: context.req.method,
				path: context.req.path.slice(0, LONGEST_PATH),
				status: context.res.status,
				ms: Math.round(performance.now() - start),
			},
			'request',
		);
	});
