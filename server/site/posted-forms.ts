import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import {
	createRequestHandler,
	type RouterContext,
	RouterContextProvider,
	type ServerBuild,
} from 'react-router';
import type { RunningConfig } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readForm } from '#server/http/read-body.ts';
import { errorPageResponse } from '#server/http/readable-errors.ts';
import { isFromThisSite } from '#server/http/same-origin.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import type { Site } from '#server/site/site.ts';

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

/** `StoreRow` in app/lib/calls/posted-form.ts. */
export type StoreRow = (
	table: string,
	row: object,
	filledIn: string,
) => Promise<{ code: string; message: string; status: number } | null>;

/** Runs the action of a page with the content of a form; the page again, or a redirect to a result. */
export type Post = (
	path: string,
	form: string,
	client: string,
	store: StoreRow,
) => Promise<Response>;

/**
 * Nothing of it is stored: the page contains what a person typed.
 * @throws {ApiError} 503 if too many forms wait
 */
export function createPost(build: ServerBuild, siteUrl: string): Post {
	const handle = createRequestHandler(build, 'production');
	const placeholder = placeholderOriginOf(build);
	const limitPosts = limitConcurrency(4, { waitingOfClient: 10 });
	return (path, form, client, store) =>
		limitPosts(async () => {
			const context = new RouterContextProvider();
			context.set(storeRowOf(build), store);
			const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
			const request = new Request(siteUrl + path, { method: 'POST', headers, body: form });
			const response = await handle(request, context);
			const html = (await response.text()).replaceAll(placeholder, siteUrl);
			const sent = new Headers({ 'Cache-Control': 'no-store' });
			for (const name of ['Content-Type', 'Location']) {
				const value = response.headers.get(name);
				if (value !== null) sent.set(name, value);
			}
			if (html !== '') sent.set('Content-Security-Policy', contentSecurityPolicy(html, siteUrl));
			return new Response(html || null, { status: response.status, headers: sent });
		}, client);
}

/** The pages whose route has an action, by path. */
export function actionsOf({ routes }: Pick<ServerBuild, 'routes'>): Set<string> {
	const withAction = Object.values(routes).filter((route) => route?.module.action !== undefined);
	return new Set(withAction.map((route) => `/${route?.path ?? ''}`));
}

/** The key under which an action finds the function (`storeRow`, exported by app/entry.server.tsx). */
function storeRowOf({ entry }: ServerBuild): RouterContext<StoreRow> {
	return (entry.module as unknown as { storeRow: RouterContext<StoreRow> }).storeRow;
}
