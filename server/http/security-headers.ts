import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { site } from '#content/site.ts';
import { isLoopback } from '#server/config.ts';
import { NOTHING } from '#server/http/content-security.ts';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** On every answer. `siteUrl` decides whether browsers may be told to insist on https. */
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

/** Pages bring a policy made from their own scripts and styles; all else may load nothing. */
export const strictestPolicy = createMiddleware(async (context, next) => {
	await next();
	const { headers } = context.res;
	if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NOTHING);
});

/** Invented internships on a public address: people are told on every page, search engines here. */
export const isPublicSample = (siteUrl: string, sample: boolean = site.sampleContent) =>
	sample && !isLoopback(new URL(siteUrl).hostname.replace(/^\[|\]$/g, ''));

/** On every answer of a public site with sample content. */
export const keepFromSearchEngines = createMiddleware(async (context, next) => {
	await next();
	context.res.headers.set('X-Robots-Tag', 'noindex');
});
