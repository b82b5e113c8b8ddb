import { newUser } from '#server/gateway/auth/new-user.ts';
import { json } from '#server/http/api-error.ts';

/** A row that was never stored, answered like any other. */
export const rowNotStored = () =>
	new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } });

/** A sign-up that never happened, answered like any other. */
export const accountNotMade = (body: Record<string, unknown>) => json(newUser(body));
