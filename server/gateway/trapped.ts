import { randomUUID } from 'node:crypto';
import { json } from '#server/gateway/refusal.ts';

/** A row that was never stored, answered like any other. */
export const storedNothing = () =>
	new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } });

/** A sign-up that never happened, answered like any other. */
export function signedUpNobody(body: Record<string, unknown>): Response {
	const id = randomUUID();
	const now = new Date().toISOString();
	const times = { created_at: now, updated_at: now };
	const email = String(body.email).toLowerCase();
	const metadata = {
		...(body.data as object | undefined),
		email,
		email_verified: false,
		phone_verified: false,
		sub: id,
	};
	const identity = {
		identity_id: randomUUID(),
		id,
		user_id: id,
		identity_data: metadata,
		provider: 'email',
		last_sign_in_at: now,
		...times,
		email,
	};
	return json({
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
	});
}
