import { ApiError, noAnswer } from '#server/http/api-error.ts';

/** The user from the auth server; times are ISO. */
export type AccountUser = {
	id: string;
	email: string;
	created_at: string;
	email_confirmed_at?: string;
	last_sign_in_at?: string;
	user_metadata: Record<string, unknown>;
};

/**
 * Requests the account of a token from the auth server.
 * @throws {ApiError} 401, or 503 if it does not answer
 */
export async function userOfToken(
	fetch: (request: Request) => Promise<Response>,
	token: string,
): Promise<AccountUser> {
	const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
	const request = new Request('http://backend/auth/v1/user', { headers });
	const response = await fetch(request);
	if (response.status >= 500) throw noAnswer();
	const user = response.ok ? ((await response.json()) as AccountUser) : undefined;
	if (!user?.id) throw new ApiError(401, 'bad_jwt', 'Your session has ended. Sign in again.');
	return user;
}
