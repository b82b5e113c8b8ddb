import * as v from 'valibot';
import { isSession } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

const claims = v.object({
	session_id: v.pipe(v.string(), v.uuid()),
	/** The account. */
	sub: v.optional(v.pipe(v.string(), v.uuid())),
});

/**
 * Refuses the token of a session that has ended: the tables' API accepts a token until it expires, up to an
 * hour later. The backend verifies the signature.
 * @throws {ApiError} 401, or 503 if the session cannot be looked up
 */
export async function requireSession(exchange: Exchange): Promise<void> {
	const { family, token } = exchange;
	// The auth server looks up its sessions itself.
	if (family !== 'rest' || token === undefined) return;
	const session = claimsOf(token)?.session_id;
	if (session === undefined || !(await isSession(exchange, session)))
		throw new ApiError(401, 'session_not_found', 'Your session has ended. Sign in again.');
}

/** What a token says, before anybody has verified it; undefined where it is no session's. */
export function claimsOf(token: string): v.InferOutput<typeof claims> | undefined {
	try {
		const [, payload = ''] = token.split('.');
		const read: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
		const result = v.safeParse(claims, read);
		return result.success ? result.output : undefined;
	} catch {
		// Not JSON, so not a session token.
		return undefined;
	}
}
