import { createHmac, timingSafeEqual } from 'node:crypto';

/** The permitted difference between two clocks, in seconds. */
const AHEAD = 7_200;

/**
 * Lite refuses a token whose `iat` is a second ahead of its own clock: signed by another server, or by this
 * one before its clock was corrected. Such a token is signed again with the present time. This is as safe,
 * as its signature is verified first and its expiry (`exp`) does not change.
 * @param now milliseconds since 1970
 * @returns the header to use instead, or the same if no change is needed
 */
export function correctClockSkew(authorization: string, secret: string, now: number): string {
	const [, header = '', payload = '', signature = ''] =
		/^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(authorization) ?? [];
	const claims = readClaims(payload);
	const seconds = Math.floor(now / 1_000);
	if (claims?.iat === undefined || claims.iat <= seconds || claims.iat > seconds + AHEAD)
		return authorization;
	if (!isSame(signature, sign(secret, header, payload))) return authorization;
	const dated = Buffer.from(JSON.stringify({ ...claims, iat: seconds })).toString('base64url');
	return `Bearer ${header}.${dated}.${sign(secret, header, dated)}`;
}

/**
 * Whether a token was signed further ahead of this clock than clocks may differ. The tables' part of lite refuses it, its
 * part for accounts does not look: one rule for both, or people would see half of a page.
 * @param now milliseconds since 1970
 */
export function isFromFuture(authorization: string, now: number): boolean {
	const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization)?.[1];
	const issued = payload === undefined ? undefined : readClaims(payload)?.iat;
	return issued !== undefined && issued > Math.floor(now / 1_000) + AHEAD;
}

function readClaims(payload: string): { iat?: number } | undefined {
	try {
		const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
		return typeof claims === 'object' && claims !== null ? claims : undefined;
	} catch {
		// Not a token: lite refuses it.
		return undefined;
	}
}

const sign = (secret: string, header: string, payload: string) =>
	createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');

const isSame = (one: string, other: string) =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
