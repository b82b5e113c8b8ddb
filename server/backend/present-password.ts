import { passwordsMeant } from '#schema/account.ts';
import type { Backend } from '#server/backend/types.ts';
import { ApiError, noAnswer } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

type Asking = { backend: Backend; limits: Limits; network: string };

/**
 * Signs in with the password that somebody has typed, as lite and a hosted project both can, and ends that session.
 * A wrong one counts as a wrong password of a sign-in does.
 * @param network of the client
 * @throws {ApiError} 400 for a wrong password, 429 after too many, 503 without an answer
 */
export async function requirePresentPassword(
	{ backend, limits, network }: Asking,
	email: string,
	password: string,
): Promise<void> {
	const refundAttempt = await limits.attempt('signIn', network, email);
	const call = (path: string, headers: Record<string, string>, body?: object) =>
		backend.fetch(
			new Request(`http://backend/auth/v1/${path}`, {
				method: 'POST',
				headers: {
					apikey: backend.keys.publishable,
					'Content-Type': 'application/json',
					...headers,
				},
				...(body && { body: JSON.stringify(body) }),
			}),
		);
	const signIn = (one: string) => call('token?grant_type=password', {}, { email, password: one });
	const [first = '', ...others] = passwordsMeant(password);
	let response = await signIn(first);
	for (const other of others) {
		if (response.ok || response.status >= 500) break;
		await response.body?.cancel();
		response = await signIn(other);
	}
	if (response.status >= 500) {
		await refundAttempt();
		throw noAnswer();
	}
	if (!response.ok) {
		await response.body?.cancel();
		throw new ApiError(400, 'current_password_invalid', 'This is not your present password.');
	}
	await refundAttempt();
	const { access_token } = (await response.json()) as { access_token: string };
	const ended = await call('logout?scope=local', { Authorization: `Bearer ${access_token}` });
	await ended.body?.cancel();
}
