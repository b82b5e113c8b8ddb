import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that two clocks may be apart. */
const AHEAD = 7_200;

/**
 * Lite refuses a token that was signed (`iat`) a second later than its own clock tells: with another
 * server's clock, or with ours before it was put right. Such a token is signed anew as of now, which
 * is no weaker: the old signature says that it is ours, and it still ends when it ends (`exp`).
 * @param now milliseconds since 1970
 * @returns the header to use instead, or the same where nothing is to be done
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

function readClaims(payload: string): { iat?: number } | undefined {
	try {
		const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
		return typeof claims === 'object' && claims !== null ? claims : undefined;
	} catch {
		// No token at all: lite says so.
		return undefined;
	}
}

const sign = (secret: string, header: string, payload: string) =>
	createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');

const isSame = (one: string, other: string) =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
