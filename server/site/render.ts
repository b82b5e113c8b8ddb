import { createRequestHandler, type ServerBuild } from 'react-router';
import { contentSecurityPolicy } from '#server/http/content-security.ts';
import { encodeQuickly } from '#server/site/compression.ts';
import { etagOf, type PreparedResponse, send } from '#server/site/prepared-response.ts';
import { withOrigin } from '#server/site/prerendered-pages.ts';
import { createRenderCache } from '#server/site/render-cache.ts';

/** `admit` is asked before a page is made, not where it is at hand; it throws to prevent that. */
export type Render = (request: Request, admit: () => Promise<void>) => Promise<Response>;

type Rendered = { page: PreparedResponse; status: number } | { other: Response };

const KEPT = { most: 8 * 1024 * 1024, longest: 60_000 };

/**
 * Answers what was not prerendered: a search, an unknown program, an unknown route.
 * The page is made for the path and query alone, so that a minute's visitors can share it; what
 * else the client sent stays out.
 */
export function createRender(build: ServerBuild, siteUrl: string): Render {
	const handle = createRequestHandler(build, 'production');
	const recent = createRenderCache<Rendered>(KEPT, bytesOf);

	async function render(path: string): Promise<Rendered> {
		const rendered = await handle(new Request(siteUrl + path));
		const type = rendered.headers.get('content-type') ?? '';
		if (!type.startsWith('text/html')) return { other: rendered };
		return { page: await stored(await rendered.text(), type, siteUrl), status: rendered.status };
	}

	return async (request, admit) => {
		const { pathname, search } = new URL(request.url);
		const path = pathname + search;
		if (!recent.has(path, Date.now())) await admit();
		const rendered = await recent.get(path, Date.now(), () => render(path));
		if ('page' in rendered) return send(request, rendered.page, rendered.status);
		return rendered.other.clone();
	};
}

/** What is no page is cheap to make and not kept. */
function bytesOf(rendered: Rendered): number {
	if (!('page' in rendered)) return Number.POSITIVE_INFINITY;
	const { plain, br, gzip } = rendered.page.body;
	return plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0);
}

async function stored(text: string, type: string, siteUrl: string): Promise<PreparedResponse> {
	const html = withOrigin(text, siteUrl);
	const plain = Buffer.from(html);
	const headers = {
		'Content-Type': type,
		'Cache-Control': 'no-cache',
		ETag: etagOf(plain),
		Vary: 'Accept-Encoding',
		'Content-Security-Policy': contentSecurityPolicy(html, siteUrl),
	};
	return { body: await encodeQuickly(plain), headers };
}
