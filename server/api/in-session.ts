import type { HonoRequest } from 'hono';
import { bearerOf } from '#server/api/calls.ts';
import { claimsOf } from '#server/backend/sessions.ts';
import type { InSession } from '#server/deeds/second-step/second-step.ts';
import { ApiError } from '#server/http/api-error.ts';

/** @throws {ApiError} 401 for a token without a session, which the auth server does not make */
export function inSession(person: string, { raw: { headers } }: HonoRequest): InSession {
	const session = claimsOf(bearerOf(headers) ?? '')?.session_id;
	if (session === undefined) throw new ApiError(401, 'bad_jwt', 'Sign in first.');
	return { person, session };
}
