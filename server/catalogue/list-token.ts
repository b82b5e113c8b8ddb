import { createHash, createHmac } from 'node:crypto';

/** How many bytes a token has: 192 bits that nobody without the key of the server can tell from random ones. */
const BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/**
 * What the address of a shared list ends with. It is made of the list's id with a key that the database does not have:
 * so its maker can be shown the address again, and neither a backup nor a member of staff can read a list with a row.
 */
export const listToken = (key: string, id: string): string =>
	createHmac('sha256', key)
		.update(`shared list ${id}`)
		.digest()
		.subarray(0, BYTES)
		.toString('base64url');

/** What the database has of a token: its SHA-256. Undefined for a text that is none. */
export const listDigest = (token: string): Buffer | undefined =>
	TOKEN.test(token) ? createHash('sha256').update(token).digest() : undefined;
