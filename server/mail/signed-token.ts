import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^([0-9a-f]{32})\.([\w-]{43})$/;

/**
 * The token of a mailed link: the id of a row, signed, without an address and without expiry.
 * @param purpose what the link does, so that a token does nothing else; none for the newsletter
 */
export function signedToken(key: string, id: string, purpose = ''): string {
	const bare = id.replaceAll('-', '').toLowerCase();
	return `${bare}.${signature(key, purpose + bare)}`;
}

/** The id in a token; undefined if we did not sign the token for this purpose. */
export function readSignedToken(key: string, text: string, purpose = ''): string | undefined {
	const [, bare = '', signed = ''] = form.exec(text) ?? [];
	const expected = signature(key, purpose + bare);
	if (signed.length !== expected.length) return undefined;
	if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return undefined;
	return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signature = (key: string, text: string): string =>
	createHmac('sha256', key).update(text).digest('base64url');
