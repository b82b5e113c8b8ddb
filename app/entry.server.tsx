import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { SAVED_KEY } from '#app/lib/saved-key.ts';
import wholeStylesheet from './app.css?url';
import { criticalCss } from './document/critical-css.ts';
import { leadToSignIn } from './document/lead-to-sign-in.ts';
import { startScripts } from './document/start-scripts.ts';

/** The placeholder for the site's address in the pages; the server reads it here and replaces it. */
export { placeholderOrigin } from '#app/lib/addresses/placeholder-origin.ts';
/** The server puts into it what loaders use. */
export { serverContext } from '#app/lib/calls/server-context.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const read = async (stream: ReadableStream) => new Response(stream).text();

/** The key under which the server gives actions their function. */
export { storeRow } from '#app/lib/calls/posted-form.ts';

/** Renders a complete page, for the build and for the server: no component waits for data. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
	const { route, params } = routeOf(context);
	const answered = route.status?.(params) ?? status;
	const scripts = {
		stylesheet: wholeStylesheet,
		// A page that is not there is named in the console, which takes a script.
		atOnce: route.scripts === 'at once' || answered === 404,
		queryRendered: new URL(request.url).search !== '',
		keys: [SESSION_KEY, SAVED_KEY, ...(route.keys ?? [])],
	};
	const led = route.signInAt && answered === 200 && leadToSignIn(route.signInAt, SESSION_KEY);
	const inHead = led || route.inHead;
	const html = startScripts(criticalCss(await read(prelude)), scripts, sha256).replace(
		'<script data-starts',
		(starter) => (inHead ? `<script>${inHead}</script>${starter}` : starter),
	);
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(html, { status: answered, headers });
}

function routeOf({ staticHandlerContext, routeModules }: EntryContext) {
	const match = staticHandlerContext.matches.at(-1);
	const handle = match && routeModules[match.route.id]?.handle;
	return { route: (handle ?? {}) as RouteHandle, params: match?.params ?? {} };
}
