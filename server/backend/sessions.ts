import type { Sql } from 'postgres';
import * as v from 'valibot';
import { STEP_MISSING, STEP_NEEDED } from '#schema/second-step.ts';
import { ApiError, noAnswer } from '#server/http/api-error.ts';

const claims = v.object({
	session_id: v.pipe(v.string(), v.uuid()),
	/** The account. */
	sub: v.optional(v.pipe(v.string(), v.uuid())),
});

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

/**
 * A session that has not ended: `half` until the second step of its account is taken, `unproven` where its account is of
 * staff and has none.
 */
export type Session = { id: string; state: 'whole' | 'half' | 'unproven' };

/**
 * The session of a token, if it has not ended. The backend verifies the signature.
 * @throws {ApiError} 503 if the session cannot be looked up
 */
export async function sessionOf(sql: Sql, token: string): Promise<Session | undefined> {
	const id = claimsOf(token)?.session_id;
	if (id === undefined) return undefined;
	const query = sql<{ state: Session['state'] | null }[]>`
		select accounts.session_state(${id}) as state`;
	const [row] = await query.catch((cause: unknown) => {
		throw noAnswer(cause);
	});
	return row?.state ? { id, state: row.state } : undefined;
}

/**
 * What may be called before the second step is taken: with `half` anything that leads to it, with `unproven` what staff may do
 * before they have set one up.
 */
export type OpenTo = 'half' | 'unproven' | undefined;

/**
 * Lets a call go on whose session has all that it needs.
 * @param state undefined without a session
 * @param staffMust whether staff have to have a second step
 * @throws {ApiError} 403
 */
export function requireStep(
	state: Session['state'] | undefined,
	{ openTo, staffMust }: { openTo: OpenTo; staffMust: boolean },
): void {
	if (openTo === 'half') return;
	if (state === 'half')
		throw new ApiError(403, STEP_NEEDED, 'Take the second step of your sign-in first.');
	if (state === 'unproven' && staffMust && openTo !== 'unproven')
		throw new ApiError(403, STEP_MISSING, 'Set up a second step for your sign-in first.');
}
