import bcrypt from 'bcryptjs';
import { errorCode, relay } from '#server/gateway/answer.ts';
import { passwordHash, refusedSignIn } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** Of lite's cost; only the work of comparing counts. */
const someHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.3Yb2bMlJ1jvBq8JtqvYqzVx1S0pW';

/**
 * Who typed the password of a sign-up that is not confirmed is told so, also where the address has an
 * account and the sign-up changed nothing of it. All other refusals are one, and take the same work.
 */
export async function signIn(exchange: Exchange): Promise<Response> {
	const { family, forward } = exchange;
	const response = await forward();
	const code = response.status === 400 ? await errorCode(response) : undefined;
	const refused = code === 'email_not_confirmed' || code === 'invalid_credentials';
	if (!refused) return relay(response, family);
	if (await waits(exchange, code))
		throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed');
	throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials');
}

/**
 * Two passwords are compared in every case, that of an account by the backend. That an address is not
 * confirmed a hosted project says after it compared the password, lite before.
 */
async function waits(exchange: Exchange, code: string): Promise<boolean> {
	const password = String(exchange.body.password);
	const hashes = await hashesLeft(exchange, code);
	const compared = code === 'email_not_confirmed' && exchange.backend.kind === 'hosted';
	const equal = await Promise.all(
		hashes.map(async (hash) => {
			const same = await bcrypt.compare(password, hash ?? someHash);
			return same && hash !== undefined;
		}),
	);
	return compared || equal.includes(true);
}

async function hashesLeft(exchange: Exchange, code: string): Promise<(string | undefined)[]> {
	const address = String(exchange.body.email).toLowerCase();
	if (code === 'email_not_confirmed')
		return exchange.backend.kind === 'hosted'
			? [undefined]
			: [await passwordHash(exchange, address), undefined];
	const { hasPassword, repeatedHash } = await refusedSignIn(exchange, address);
	return hasPassword ? [repeatedHash] : [repeatedHash, undefined];
}
