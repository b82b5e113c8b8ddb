import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { RunningConfig } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readForm } from '#server/http/read-body.ts';
import { errorPageResponse } from '#server/http/readable-errors.ts';
import { isFromThisSite } from '#server/http/same-origin.ts';
import type { Site } from '#server/site/site.ts';
import type { StoreRow } from './post.ts';

const foreign = () =>
	new ApiError(
		403,
		'foreign_origin',
		'This form was sent from another website, and nothing was stored. Open the form on our site and send it there.',
	);

/**
 * Forms that a browser posts without scripts, to the pages whose route has an action. Whatever is refused
 * is answered by a page.
 * @param storeFor stores the row of a form for this client
 */
export const postedForms = (
	{ actions, post }: Site,
	{ siteUrl, trustProxy }: RunningConfig,
	limits: Limits,
	storeFor: (client: string) => StoreRow,
) =>
	createMiddleware<{ Bindings: Partial<HttpBindings> }>(async ({ req, env }, next) => {
		if (req.method !== 'POST' || !actions.has(req.path)) return next();
		try {
			if (!isFromThisSite(req.raw.headers, siteUrl)) throw foreign();
			const client = clientAddress(req.raw.headers, env?.incoming, trustProxy);
			await limits.take('page', client);
			return await post(req.path, await readForm(req.raw), client, storeFor(client));
		} catch (error) {
			if (error instanceof ApiError) return errorPageResponse(error, siteUrl);
			throw error;
		}
	});
