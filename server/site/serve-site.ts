import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
	hasEmptyValues,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, textResponse } from '#server/http/api-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { OPENER_POLICY } from '#server/http/security-headers.ts';
import type { Assets } from '#server/site/assets.ts';
import { send } from '#server/site/prepared-response.ts';
import type { StoredFiles } from '#server/site/releases.ts';
import type { Render } from '#server/site/render.ts';
import type { Site } from '#server/site/site.ts';

/**
 * One address for each page. Also removes doubled slashes, so that `//other.site/` does not redirect to
 * another site.
 */
export const withoutTrailingSlash = createMiddleware(async (context, next) => {
	const { pathname, search } = new URL(context.req.url);
	if (pathname === '/' || !pathname.endsWith('/')) return next();
	const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
	return context.redirect(path + search, 308);
});

/** The files of the build, and those of other releases for the pages that stand open. */
export const serveAssets = (assets: Assets, others: StoredFiles) =>
	createMiddleware(async ({ req }, next) => {
		const cached = assets.get(req.path);
		if (!cached && !assets.holds(req.path)) return next();
		if (!reads(req.method)) return notAllowed();
		const file = await (cached ?? others.get(req.path));
		if (file === 'not now') return new Response('Try again', plain(503, { 'Retry-After': '5' }));
		return file ? send(req.raw, file) : new Response('Not found', plain(404, NOT_STORED));
	});

/** Another process may have the file in a second. */
const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Letters of a path. A longer one is refused: no page has it. */
const LONGEST_ADDRESS = 4_096;

/**
 * Sends pages as built, except for a search; that and unknown addresses are rendered, with the right
 * status.
 */
export const servePages = (
	{ pages, queries, actions }: Pick<Site, 'pages' | 'queries' | 'actions'>,
	render: Render,
	{ trustProxy }: RunningConfig,
	limits: Limits,
) =>
	createMiddleware<{ Bindings: Partial<HttpBindings> }>(async ({ req, env }) => {
		if (!reads(req.method)) return notAllowed(actions.has(req.path));
		const cached = pages.get(req.path);
		const asBuilt = !queries.get(req.path)?.some((name) => req.query(name));
		if (cached && asBuilt) return send(req.raw, await cached);
		if (new URL(req.url).pathname.length > LONGEST_ADDRESS)
			return new Response('The address is too long', plain(414));
		const client = clientAddress(req.raw.headers, env?.incoming, trustProxy);
		const limit = isPrefetch(req.header('Sec-Purpose')) ? 'prefetch' : 'page';
		return render(req.raw, client, () => limits.take(limit, client)).catch(inWords);
	});

/** A person who requests too many pages gets a text response, not JSON. */
function inWords(error: unknown): Response {
	if (error instanceof ApiError) return textResponse(error);
	throw error;
}

const reads = (method: string) => method === 'GET' || method === 'HEAD';

/** @param takesForms whether a form may be posted there */
const notAllowed = (takesForms = false) =>
	new Response(
		'Method not allowed',
		plain(405, { Allow: takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' }),
	);

function plain(status: number, headers: Record<string, string> = {}): ResponseInit {
	return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}

/**
 * Leads a search that a form without scripts has sent, with its empty values, to its canonical address. Other queries
 * are answered as they are.
 */
export const withoutEmptyValues = ({ clock }: Pick<ServerServices, 'clock'>) =>
	createMiddleware(async (context, next) => {
		const { method, url } = context.req;
		const given = new URL(url).searchParams;
		if ((method !== 'GET' && method !== 'HEAD') || !hasEmptyValues(given)) return next();
		const query = String(searchParameters(parseSearch(given, clock.today())));
		return context.redirect(query ? `/internships?${query}` : '/internships');
	});

export const SPECULATION_RULES = '/speculation.json';

/**
 * A browser that knows such rules fetches a page of ours when the pointer rests on its link. Left out are screens whose scripts
 * load at once, files to download, what hydrated pages navigate to by script, and the way back to a search: a page fetched
 * ahead does not return to the place that was left.
 * @param scriptedPaths paths of routes, such as `/account` or `/staff/:id`
 */
export function speculationRules(scriptedPaths: readonly string[]) {
	const where = {
		and: [
			{ href_matches: '/*' },
			{ not: { href_matches: scriptedPaths.map((path) => `${path}\\?*#*`) } },
			{ not: { href_matches: scriptedPaths } },
			{ not: { selector_matches: '[download], #back, [data-hydrated] *' } },
		],
	};
	const rules = JSON.stringify({
		prefetch: [{ source: 'document', where, eagerness: 'moderate' }],
	});
	return (context: Context) =>
		context.body(rules, 200, {
			'Content-Type': 'application/speculationrules+json',
			'Cache-Control': 'public, max-age=3600',
		});
}

/**
 * For the pages that are the same for everybody: names the rules above, and allows the page of another site that opened
 * the window to refer to it; for a page that forbids it, a browser starts a process (40 ms before the first paint).
 * Where people sign in or see what is theirs it is forbidden, on both alike: a browser drops the state of the history
 * where a reload leads from one kind to the other, as it does to a sign-in page.
 * @param personal paths of routes, such as `/account` or `/staff/:id`
 */
export function publicPages(personal: readonly string[]) {
	const patterns = personal.map((pathname) => new URLPattern({ pathname }));
	return createMiddleware(async (context, next) => {
		await next();
		const { headers } = context.res;
		// A 304 has no type; its headers are to be those of the page, of which only pages have a policy by now.
		const isPage = headers.get('Content-Type')?.startsWith('text/html');
		if (!isPage && !headers.has('Content-Security-Policy')) return;
		if (patterns.some((pattern) => pattern.test(context.req.url))) return;
		headers.set('Speculation-Rules', `"${SPECULATION_RULES}"`);
		headers.set(OPENER_POLICY, 'unsafe-none');
	});
}

/** @param purpose the header `Sec-Purpose` */
const isPrefetch = (purpose = '') => /\bprefetch\b/.test(purpose);
