import { createHash } from 'node:crypto';
import pageScripts from 'virtual:page-scripts';
import screenScripts from 'virtual:screen-scripts';
import { prerender } from 'react-dom/static';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { SAVED_KEY } from '#app/lib/saved-key.ts';
import { criticalCss } from './document/critical-css.ts';
import { firstDrawn } from './document/first-screens.tsx';
import { headScript } from './document/head-script.ts';
import { type PageStart, startPage } from './document/page-starter.ts';
import { type ScreenPart, screenParts } from './document/screen-parts.ts';
import { startScripts } from './document/start-scripts.ts';
import { deviceText } from './lib/calls/device-text.ts';
import { type AccountForms, askAhead } from './page/accounts/ask-ahead.ts';
import { storesSession } from './page/accounts/stores-session.ts';
import publicStylesheet from './public.css?url';
import screensStylesheet from './screens.css?url';
import { HANDED_ON_KEY } from './ui/toast.ts';

/** The placeholder for the site's address in the pages; the server reads it here and replaces it. */
export { placeholderOrigin } from '#app/lib/addresses/placeholder-origin.ts';
/** The server puts into it for whom a page is. */
export { readerContext } from '#app/lib/calls/reader-context.ts';
/** The server puts into it what loaders use. */
export { serverContext } from '#app/lib/calls/server-context.ts';
/** The server draws with it what somebody sees first. */
export { loadFirstScreen } from './document/first-screens.tsx';

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
	const { ids, route, params } = routeOf(context);
	const { pathname } = new URL(request.url);
	const answered = route.status?.(params) ?? status;
	const scripts = {
		stylesheet: screensStylesheet,
		// A page that is not there is named in the console, which takes a script.
		atOnce: route.scripts === 'at once' || answered === 404,
		keys: [SESSION_KEY, SAVED_KEY, HANDED_ON_KEY, ...(route.keys ?? [])],
	};
	// The build asks with a stroke at the end.
	const first = firstDrawn(pathname.replace(/\/$/, ''));
	const inHead =
		(answered === 200 && headScript(route.signInAt, route.ahead ?? [], first)) || route.inHead;
	const parts = answered === 200 ? scriptsOf(screenParts(ids, params, importsOf)) : [];
	const rendered = await read(prelude);
	const html = isPublicPage(pathname)
		? withStart(
				criticalCss(rendered, statesOf(rendered) + (route.states ?? '')),
				route,
				scripts,
				inHead,
			)
		: startScripts(criticalCss(rendered), { ...scripts, parts }, sha256).replace(
				'<script data-starts',
				(starter) => (inHead ? `<script>${inHead}</script>${starter}` : starter),
			);
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(html, { status: answered, headers });
}

/** States that the script of a public page sets before the whole stylesheet is there; and of a list what is chosen in it. */
function statesOf(html: string): string {
	const choices = [...html.matchAll(/<(?:button|a)[^>]* (?:data-)?value="([\w-]+)"/g)].map(
		([, slug]) => `only-${slug}`,
	);
	return `<i class="heart saved counted counts-saved ${choices.join(' ')}" aria-pressed="true" aria-selected="true" aria-disabled="true">`;
}

/** A public page, with what loads its scripts. @param inHead the text of a script that runs while the page is read */
function withStart(
	html: string,
	{ script = 'page', accountForms }: RouteHandle,
	{ keys, atOnce }: Pick<PageStart, 'keys' | 'atOnce'>,
	inHead: string | undefined,
): string {
	const { page, own } = pageScripts;
	const start = {
		scripts: [...new Set([...page, ...pageScripts[script]])],
		own: own.filter((address) => !page.includes(address)),
		stylesheet: publicStylesheet,
		keys,
		atOnce,
	};
	const forms =
		accountForms &&
		`(${askAhead})(${JSON.stringify(inForms(start.scripts))},${storesSession},${deviceText})`;
	const inText = [inHead, forms].filter(Boolean).join(';');
	const texts = [...(inText ? [inText] : []), `(${startPage})(${JSON.stringify(start)})`];
	return html.replace(
		'</head>',
		() => `${texts.map((text) => `<script>${text}</script>`).join('')}</head>`,
	);
}

/** What sending a form of accounts takes. @param scripts of its page */
function inForms(scripts: string[]): AccountForms {
	const needed = new Set([...pageScripts['auth-client'], ...pageScripts.checks]);
	return {
		inField: [...needed].filter((address) => !scripts.includes(address)),
		session: SESSION_KEY,
	};
}

function routeOf({ staticHandlerContext: { matches }, routeModules }: EntryContext) {
	const match = matches.at(-1);
	const handle = match && routeModules[match.route.id]?.handle;
	const ids = matches.map(({ route }) => route.id);
	return { ids, route: (handle ?? {}) as RouteHandle, params: match?.params ?? {} };
}

/** What the file of a route imports as it opens. */
const importsOf = (route: string) => screenScripts?.imports[`app/${route}.tsx`] ?? [];

/** The addresses of the scripts of these parts. @throws for a file that no screen imports so */
function scriptsOf(parts: ScreenPart[]) {
	if (!screenScripts) return [];
	const { addresses } = screenScripts;
	return parts.map(({ file, when = {} }) => {
		const preloads = addresses[file];
		if (!preloads) throw new Error(`No screen imports ${file} as it opens.`);
		return { when, preloads };
	});
}
