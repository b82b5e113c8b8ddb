import { createMiddleware } from 'hono/factory';
import type { Assets } from '#server/assets.ts';
import type { Site } from '#server/site.ts';
import { send } from '#server/stored.ts';

/** A path below one of these names a file; anything else a page. */
const fileFolders = /^\/(assets|fonts|icons|images|brochures|social)\//;

/** One address for each page. Doubled slashes go too, so that `//other.site/` stays on this one. */
export const withoutTrailingSlash = createMiddleware(async (context, next) => {
	const { pathname, search } = new URL(context.req.url);
	if (pathname === '/' || !pathname.endsWith('/')) return next();
	const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
	return context.redirect(path + search, 308);
});

/** The files of the build. */
export const serveAssets = (assets: Assets) =>
	createMiddleware(async (context, next) => {
		const stored = assets.get(context.req.path);
		if (!stored && !fileFolders.test(context.req.path)) return next();
		if (!reads(context.req.method)) return notAllowed();
		return stored ? send(context.req.raw, await stored) : new Response('Not found', plain(404));
	});

/** Prerendered where there is one; rendered now otherwise, with the status the page has. */
export const servePages = ({ pages, render }: Site) =>
	createMiddleware(async (context) => {
		if (!reads(context.req.method)) return notAllowed();
		const stored = pages.get(context.req.path);
		if (stored) return send(context.req.raw, await stored);
		const { pathname } = new URL(context.req.url);
		return render(wellFormed(pathname) ? context.req.raw : unknown(context.req.raw));
	});

const reads = (method: string) => method === 'GET' || method === 'HEAD';

const notAllowed = () => new Response('Method not allowed', plain(405, { Allow: 'GET, HEAD' }));

function plain(status: number, headers: Record<string, string> = {}): ResponseInit {
	return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}

function wellFormed(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes('\0');
	} catch {
		return false;
	}
}

/** A path that cannot be read leads nowhere: the page for unknown paths answers. */
function unknown({ url, headers }: Request): Request {
	return new Request(new URL('/not-found', url), { headers });
}
