import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path of the links, of the page with the button, and of the pages with the result. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const UNSUBSCRIBE_PAGE = '/unsubscribe';
export const UNSUBSCRIBED_PAGE = '/unsubscribed';
export const UNSUBSCRIBE_FAILED_PAGE = '/unsubscribe-failed';

/**
 * The link that ends one subscription, without an account and without expiry. It contains the id of the row
 * and no address, so a new subscription of the same address has another link.
 */
export const unsubscribeUrl = (siteUrl: string, key: string, id: string): string =>
	`${siteUrl}${UNSUBSCRIBE_PATH}?token=${signedToken(key, id)}`;

/** The subscription of a token; undefined if we did not sign the token. */
export const readUnsubscribeToken = (key: string, text: string): string | undefined =>
	readSignedToken(key, text);

/** A mail program may have put `3D` before it and signs of a sentence behind it. */
const form = /^(?:3D)?([0-9a-f]{32})\.([\w-]{43})[).,;:=>\]'"*]*$/;

/**
 * The token of a mailed link: the id of a row, signed, without an address and without expiry.
 * @param purpose what the link does, so that a token does nothing else; none for the newsletter
 */
function signedToken(key: string, id: string, purpose = ''): string {
	const bare = id.replaceAll('-', '').toLowerCase();
	return `${bare}.${signature(key, purpose + bare)}`;
}

/** The id in a token; undefined if we did not sign the token for this purpose. */
function readSignedToken(key: string, text: string, purpose = ''): string | undefined {
	const [, bare = '', signed = ''] = form.exec(text.replace(/\s+/g, '')) ?? [];
	const expected = signature(key, purpose + bare);
	if (signed.length !== expected.length) return undefined;
	if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return undefined;
	return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signature = (key: string, text: string): string =>
	createHmac('sha256', key).update(text).digest('base64url');

/** The pages of the links in the mails of alerts: each has one button, which does what the link is for. */
export const ALERT_LINKS = {
	/** Ends one alert. */
	stop: '/alerts/stop',
	/** Ends all alerts of a person, whose account it has in place of an alert. */
	stopAll: '/alerts/stop-all',
	/** Says that an alert is still wanted. */
	keep: '/alerts/keep',
	/** Ends the mails of a person before deadlines, whose account it has in place of an alert. */
	stopDeadlines: '/alerts/stop-deadlines',
} as const;
export type AlertLink = keyof typeof ALERT_LINKS;

/** A link that works without signing in and does not expire. @param id of the alert or the account */
export const alertUrl = (siteUrl: string, key: string, link: AlertLink, id: string): string =>
	`${siteUrl}${ALERT_LINKS[link]}?token=${signedToken(key, id, `${ALERT_LINKS[link]} `)}`;

/** The id in a token; undefined if we did not sign it for this link. */
export const readAlertToken = (key: string, link: AlertLink, text: string): string | undefined =>
	readSignedToken(key, text, `${ALERT_LINKS[link]} `);
