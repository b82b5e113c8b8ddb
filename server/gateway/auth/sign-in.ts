import bcrypt from 'bcryptjs';
import { passwordsMeant } from '#schema/account.ts';
import { isShortPassword } from '#schema/password-length.ts';
import { errorCode, relay } from '#server/gateway/answer.ts';
import { notePassword, passwordHash, refusedSignIn } from '#server/gateway/auth/accounts.ts';
import { noteOpened, noteRefused } from '#server/gateway/auth/note-session.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** A hash with lite's cost factor, compared only to spend the same time. */
const someHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8.3Yb2bMlJ1jvBq8JtqvYqzVx1S0pW';

/**
 * The password of an unconfirmed sign-up gets the error "email not confirmed", even if the address has an
 * account that the sign-up did not change. All other refusals have the same error and need the same work.
 */
export async function signIn(exchange: Exchange): Promise<Response> {
	const { response, code } = await tryEach(exchange);
	if (response.ok) {
		noteOpened(exchange, response.clone(), 'password');
		await noteLength(exchange, response.clone());
	} else if (code === 'invalid_credentials') noteRefused(exchange);
	if (code !== 'email_not_confirmed' && code !== 'invalid_credentials')
		return relay(response, exchange.family);
	if (await waits(exchange, code))
		throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed');
	throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** Notes of whoever is no student whether their password is short, so that they are asked to change it; never its length. */
async function noteLength(exchange: Exchange, answer: Response): Promise<void> {
	try {
		const { user } = (await answer.json()) as { user?: { id: string } };
		const isShort = isShortPassword(String(exchange.body.password), 'employer');
		if (user) await notePassword(exchange, user.id, isShort);
	} catch (cause) {
		// Nobody is kept out for it.
		const { code } = cause as { code?: string };
		exchange.log.error({ code }, 'whether a password is short was not noted');
	}
}

/** What the backend answers to the first password that it does not refuse, or to the last. All are one attempt. */
async function tryEach({ body, forward }: Exchange) {
	const [first = '', ...others] = passwordsMeant(String(body.password));
	let response = await forward({ ...body, password: first });
	let code = await refusalOf(response);
	for (const password of others) {
		if (code !== 'invalid_credentials') break;
		await response.body?.cancel();
		response = await forward({ ...body, password });
		code = await refusalOf(response);
	}
	return { response, code };
}

const refusalOf = async (response: Response) =>
	response.status === 400 ? await errorCode(response) : undefined;

/**
 * Each password is compared twice in every case, with the account's by the backend. A hosted project reports an
 * unconfirmed address after it compared the password, lite before.
 */
async function waits(exchange: Exchange, code: string): Promise<boolean> {
	const passwords = passwordsMeant(String(exchange.body.password));
	const hashes = await hashesLeft(exchange, code);
	const compared = code === 'email_not_confirmed' && exchange.backend.kind === 'hosted';
	const equal = await Promise.all(
		passwords.flatMap((password) =>
			hashes.map(async (hash) => {
				const same = await bcrypt.compare(password, hash ?? someHash);
				return same && hash !== undefined;
			}),
		),
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
