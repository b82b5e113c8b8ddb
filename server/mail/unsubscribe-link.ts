import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path of the links, of the page with the button, and of the pages with the result. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const UNSUBSCRIBE_PAGE = '/unsubscribe';
export const UNSUBSCRIBED_PAGE = '/unsubscribed';
export const UNSUBSCRIBE_FAILED_PAGE = '/unsubscribe-failed';

const token = /^([0-9a-f]{32})\.([\w-]{43})$/;

/**
 * The link that ends one subscription, without an account and without expiry. It contains the id of the row
 * and no address, so a new subscription of the same address has another link.
 */
export function unsubscribeUrl(siteUrl: string, key: string, id: string): string {
	const bare = id.replaceAll('-', '').toLowerCase();
	return `${siteUrl}${UNSUBSCRIBE_PATH}?token=${bare}.${signature(key, bare)}`;
}

/** The subscription of a token; undefined if we did not sign the token. */
export function readUnsubscribeToken(key: string, text: string): string | undefined {
	const [, bare = '', signed = ''] = token.exec(text) ?? [];
	const expected = signature(key, bare);
	if (signed.length !== expected.length) return undefined;
	if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return undefined;
	return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signature(key: string, bare: string): string {
	return createHmac('sha256', key).update(bare).digest('base64url');
}
