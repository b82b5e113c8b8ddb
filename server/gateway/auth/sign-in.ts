import bcrypt from 'bcryptjs';
import { errorCode, relay } from '#server/gateway/answer.ts';
import { passwordHash, refusedSignIn } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** A hash with lite's cost factor, compared only to spend the same time. */
const someHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.3Yb2bMlJ1jvBq8JtqvYqzVx1S0pW';

/**
 * The password of an unconfirmed sign-up gets the error "email not confirmed", even if the address has an
 * account that the sign-up did not change. All other refusals have the same error and need the same work.
 */
export async function signIn(exchange: Exchange): Promise<Response> {
	const { family, forward } = exchange;
	const response = await forward();
	const code = response.status === 400 ? await errorCode(response) : undefined;
	const isRefusal = code === 'email_not_confirmed' || code === 'invalid_credentials';
	if (!isRefusal) return relay(response, family);
	if (await waits(exchange, code))
		throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed');
	throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials');
}

/**
 * Two passwords are compared in every case, the account's by the backend. A hosted project reports an
 * unconfirmed address after it compared the password, lite before.
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
