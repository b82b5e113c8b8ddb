import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { site } from '#content/site.ts';
import { isLoopbackUrl } from '#server/config.ts';
import { NOTHING } from '#server/http/content-security.ts';

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
		removePoweredBy: false,
		permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
	});

/** Pages have a policy made from their scripts and styles; other responses may load nothing. */
export const strictestPolicy = createMiddleware(async (context, next) => {
	await next();
	const { headers } = context.res;
	if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NOTHING);
});

/**
 * Whether invented internships are served at a public address. Every page has a notice for people; this is
 * for search engines.
 */
export const isPublicSample = (siteUrl: string) => site.sampleContent && !isLoopbackUrl(siteUrl);

/** For every response of a public site with sample content. */
export const keepFromSearchEngines = createMiddleware(async (context, next) => {
	await next();
	context.res.headers.set('X-Robots-Tag', 'noindex');
});
