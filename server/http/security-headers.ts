import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { site } from '#content/site.ts';
import { isLoopbackUrl } from '#server/config.ts';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** For every response. HSTS is sent only if `siteUrl` uses https. */
export const securityHeaders = (siteUrl: string) =>
	secureHeaders({
		strictTransportSecurity:
			siteUrl.startsWith('https:') && `max-age=${TWO_YEARS}; includeSubDomains`,
		xFrameOptions: 'DENY',
		referrerPolicy: 'strict-origin-when-cross-origin',
		xXssProtection: false,
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xDnsPrefetchControl: false,
		originAgentCluster: false,
		crossOriginOpenerPolicy: false,
		removePoweredBy: false,
		permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
	});

/**
 * Pages have a policy made from their scripts and styles; other responses may load nothing. A page of another site that
 * has opened the window may refer to it only if the response allows it.
 */
export const strictestPolicies = createMiddleware(async (context, next) => {
	await next();
	const { headers } = context.res;
	if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NOTHING);
	if (!headers.has(OPENER_POLICY)) headers.set(OPENER_POLICY, 'same-origin');
});

export const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/**
 * Whether invented internships are served at a public address. Every page has a notice for people; this is
 * for search engines.
 */
export const isPublicSample = (siteUrl: string, sample: boolean = site.sampleContent) =>
	sample && !isLoopbackUrl(siteUrl);

/** For every response of a public site with sample content. */
export const keepFromSearchEngines = createMiddleware(async (context, next) => {
	await next();
	context.res.headers.set('X-Robots-Tag', 'noindex');
});

/** Whether a path is of a shared list. Pages are found whatever capitals an address has. */
export const isOfList = (path: string): boolean => /^\/lists\//i.test(path);

/**
 * For every response at an address that is itself the right to read it: no search engine lists it, no other page or site
 * is told it, and nothing is kept of what can be ended at any moment. With `no-referrer` a browser would name no origin of a
 * form that is posted there, which is then refused. It stands before the steps that set the usual headers.
 */
export const privateAddress = createMiddleware(async (context, next) => {
	await next();
	if (!isOfList(context.req.path)) return;
	const { headers } = context.res;
	headers.set('X-Robots-Tag', 'noindex');
	headers.set('Referrer-Policy', 'strict-origin');
	headers.set('Cache-Control', 'no-store');
});

/** The policy for everything that is not a page. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** The digest in the notation of a policy. */
export const digest = (text: string) =>
	`sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The Content-Security-Policy of one page: the digests of its inline scripts and styles, and of the scripts
 * that they create (`data-starts`, see app/document/start-scripts.ts). No page needs `unsafe-inline`,
 * and an injected script does not run.
 * @param styleAttributes the style attributes to allow, also in the page's frames
 */
export function contentSecurityPolicy(
	html: string,
	siteUrl: string,
	styleAttributes: string[] = [],
): string {
	const styles = [...html.matchAll(style)].map(([, css = '']) => digest(css));
	if (styleAttributes.length > 0) styles.push('unsafe-hashes', ...styleAttributes.map(digest));
	const directives = [
		"default-src 'none'",
		`script-src 'self'${sources(scriptDigests(html))}`,
		`style-src 'self'${sources(styles)}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	];
	if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
	return directives.join('; ');
}

function scriptDigests(html: string): string[] {
	return [...html.matchAll(script)].flatMap(([, attributes = '', code = '']) => {
		if (!runs(attribute(attributes, 'type'))) return [];
		const starts = attribute(attributes, 'data-starts');
		const own = attribute(attributes, 'src') === undefined ? [digest(code)] : [];
		return starts === undefined ? own : [...own, starts];
	});
}

/** Whether a browser runs a script of this type: a policy ignores JSON-LD and other data. */
function runs(type: string | undefined): boolean {
	return /^($|module$|importmap$|speculationrules$|(text|application)\/javascript$)/i.test(
		type ?? '',
	);
}

function attribute(attributes: string, name: string): string | undefined {
	return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1];
}

function sources(digests: string[]): string {
	return [...new Set(digests)].map((value) => ` '${value}'`).join('');
}
