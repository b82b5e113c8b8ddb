import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
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
