import { createRequestHandler, type ServerBuild } from 'react-router';
import { encodeQuickly } from '#server/compression.ts';
import { contentSecurityPolicy } from '#server/content-security.ts';
import { withOrigin } from '#server/pages.ts';
import { send } from '#server/stored.ts';

export type Render = (request: Request) => Promise<Response>;

/**
 * Answers the paths without a prerendered page: a search, an unknown program, an unknown route.
 * The page is made for the path and query alone; what else the client sent stays out.
 */
export function createRender(build: ServerBuild, siteUrl: string): Render {
	const handle = createRequestHandler(build, 'production');
	return async (request) => {
		const { pathname, search } = new URL(request.url);
		const rendered = await handle(new Request(`${siteUrl}${pathname}${search}`));
		const type = rendered.headers.get('content-type') ?? '';
		if (!type.startsWith('text/html')) return rendered;
		const html = withOrigin(await rendered.text(), siteUrl);
		const headers = {
			'Content-Type': type,
			'Cache-Control': 'no-cache',
			Vary: 'Accept-Encoding',
			'Content-Security-Policy': contentSecurityPolicy(html, siteUrl),
		};
		return send(request, { body: await encodeQuickly(Buffer.from(html)), headers }, rendered.status);
	};
}
