import { newUser } from '#server/gateway/auth/new-user.ts';
import { json } from '#server/http/api-error.ts';

/** The response for a row that was not stored, the same as for one that the server stores. */
export const rowNotStored = () =>
	new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } });

/** The response for a sign-up that was not made; the same as for a real one. */
export const accountNotMade = (body: Record<string, unknown>) => json(newUser(body));
