import { isLoopbackUrl } from '#server/config.ts';

/**
 * Whether a form was sent from a page of this site. Browsers name the origin of every form they post; for
 * one that does not, the kind of request decides. A client that sends neither is no browser, and
 * acts for nobody.
 */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
	const origin = headers.get('origin');
	if (origin !== null) return origin === new URL(siteUrl).origin || isSameLoopback(origin, siteUrl);
	return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/** The same port of this machine, by another of its names: "localhost" and 127.0.0.1. */
function isSameLoopback(origin: string, siteUrl: string): boolean {
	if (!URL.canParse(origin) || !isLoopbackUrl(siteUrl) || !isLoopbackUrl(origin)) return false;
	return new URL(origin).port === new URL(siteUrl).port;
}
