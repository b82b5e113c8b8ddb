/**
 * Whether a form was sent from a page of this site. Browsers name the origin of every form they post; for
 * one that does not, the kind of request decides. A client that sends neither is no browser, and
 * acts for nobody.
 */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
	const origin = headers.get('origin');
	if (origin !== null) return origin === new URL(siteUrl).origin;
	return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}
