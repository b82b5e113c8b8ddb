import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import { site } from '#content/site.ts';
import type { ApiError } from '#server/http/api-error.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Replaces JSON errors by a page if a browser navigated to the address. */
export const readableErrors = (siteUrl: string) =>
	createMiddleware(async (context, next) => {
		await next();
		const { res } = context;
		if (res.status < 400 || !isNavigation(context)) return;
		const message = await messageOf(res.clone());
		if (message === undefined) return;
		const page = await pageResponse(res.status, message, res.headers, siteUrl);
		context.res = undefined;
		context.res = page;
	});

/** The error as a page, for a form that a browser posted. */
export const errorPageResponse = ({ status, message, headers }: ApiError, siteUrl: string) =>
	pageResponse(status, message, new Headers({ 'Cache-Control': 'no-store', ...headers }), siteUrl);

async function pageResponse(status: number, message: string, init: Headers, siteUrl: string) {
	const page = await errorPage(status, message);
	const headers = new Headers(init);
	headers.delete('Content-Length');
	headers.set('Content-Type', 'text/html; charset=utf-8');
	headers.set('Content-Security-Policy', contentSecurityPolicy(page, siteUrl));
	return new Response(page, { status, headers });
}

/** By default `fetch` in a script accepts any type and does not name text/html. */
const isNavigation = ({ req }: Context) => req.header('Accept')?.includes('text/html') === true;

/** The message of the error; undefined if the response is not one of our errors. */
async function messageOf(response: Response): Promise<string | undefined> {
	const type = response.headers.get('content-type') ?? '';
	if (type.startsWith('text/plain')) return response.text();
	if (!type.startsWith('application/json')) return undefined;
	const { message, msg } = (await response.json()) as { message?: unknown; msg?: unknown };
	return [message, msg].find((text): text is string => typeof text === 'string');
}

async function errorPage(status: number, message: string): Promise<string> {
	const title = titleOf(status);
	return `${await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
${pageStyle}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
${status === 429 ? shared : ''}
<p><a href="/">Return to Home</a> or <a href="/contact">send us a message</a>.</p>
</main>
</body>
</html>`}`;
}

const shared = html`<p>On a network that many people share, such as a university’s, their attempts count together with yours. A link from an email can be opened again after the wait.</p>`;

function titleOf(status: number): string {
	if (status === 429) return 'Please wait a little';
	if (status >= 500) return 'The site has a problem';
	return status === 404 ? 'There is nothing here' : 'This did not work';
}

/** The site's colours. Not taken from its stylesheet, whose name changes with each build. */
export const baseRules = `:root { color-scheme: light dark; --ink: #10233f; --paper: #fbfaf7; --card: #fff; --line: #d9dde5; --brand: #1d3a8a; --muted: #4a5a73 }
@media (prefers-color-scheme: dark) {
:root { --ink: #e8edf5; --paper: #0d1626; --card: #15213a; --line: #2b3a57; --brand: #9db8ff; --muted: #aab7cc } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
a { color: var(--brand); overflow-wrap: anywhere }`;

/** For pages that the server writes itself. */
const pageStyle = raw(`<style>
${baseRules}
</style>`);
