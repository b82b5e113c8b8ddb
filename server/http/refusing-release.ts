import { createMiddleware } from 'hono/factory';
import { RELEASE_HEADER } from '#schema/release-header.ts';

/** What a page of another release is refused with: it asks, sends or calls what this one does not know. */
const REFUSED = [400, 404, 405, 415];

/** Says of a refused call which release has refused it: a page that stands open may be of another one. */
export const refusingRelease = (release: string) =>
	createMiddleware(async (context, next) => {
		await next();
		if (REFUSED.includes(context.res.status)) context.header(RELEASE_HEADER, release);
	});
