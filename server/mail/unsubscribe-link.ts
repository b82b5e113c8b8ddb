import { readSignedToken, signedToken } from '#server/mail/signed-token.ts';

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
