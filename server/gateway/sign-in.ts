import bcrypt from 'bcryptjs';
import { errorCode, relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** Of lite's cost: an unknown address takes as long as a wrong password. */
const someHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.3Yb2bMlJ1jvBq8JtqvYqzVx1S0pW';

/**
 * Lite says that an address is not confirmed before it looks at the password, and so tells anyone
 * that there is such an account; here only who knows the password hears it. And an unknown address
 * is answered sooner than a known one; here it takes as long.
 */
export async function signIn({ body, backend, family, forward }: Exchange): Promise<Response> {
	const response = await forward();
	const code = backend.kind === 'lite' && response.status === 400 && (await errorCode(response));
	if (code !== 'email_not_confirmed' && code !== 'invalid_credentials')
		return relay(response, family);
	const [user] = await backend.sql<{ password: string | null }[]>`
		select encrypted_password as password from auth.users
		where email = ${String(body.email).toLowerCase()}`;
	if (code === 'invalid_credentials' && user?.password) return relay(response, family);
	const right = await bcrypt.compare(String(body.password), user?.password ?? someHash);
	if (right && code === 'email_not_confirmed') return relay(response, family);
	throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials');
}
