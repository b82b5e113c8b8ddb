import { v7 } from 'uuid';
import { json } from '#server/http/api-error.ts';

/**
 * The user in the response to a sign-up. Every response is built here, whether the account is new, exists
 * or is not created, so that responses do not differ. All times come from the id: hashing a password takes
 * time, and a difference would show whether it was done in between.
 * @param id of the account, if there is one
 */
export function newUser(body: Record<string, unknown>, id = v7()) {
	const email = String(body.email).toLowerCase();
	const madeAt = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
	const now = new Date(madeAt).toISOString();
	const times = { created_at: now, updated_at: now };
	const metadata = {
		...(body.data as object | undefined),
		email,
		email_verified: false,
		phone_verified: false,
		sub: id,
	};
	const identity = {
		identity_id: v7({ msecs: madeAt }),
		id,
		user_id: id,
		identity_data: metadata,
		provider: 'email',
		last_sign_in_at: now,
		...times,
		email,
	};
	return {
		id,
		aud: 'authenticated',
		role: 'authenticated',
		email,
		phone: '',
		app_metadata: { provider: 'email', providers: ['email'] },
		user_metadata: metadata,
		identities: [identity],
		...times,
		is_anonymous: false,
		confirmation_sent_at: now,
	};
}

/** The response for a row that was not stored, the same as for one that the server stores. */
export const rowNotStored = () =>
	new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } });

/** The response for a sign-up that was not made; the same as for a real one. */
export const accountNotMade = (body: Record<string, unknown>) => json(newUser(body));
