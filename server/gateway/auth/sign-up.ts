import bcrypt from 'bcryptjs';
import { relay } from '#server/gateway/answer.ts';
import { beginSignUp, noteRepeatedSignUp } from '#server/gateway/auth/accounts.ts';
import { newUser } from '#server/gateway/auth/new-user.ts';
import { oneAtATime } from '#server/gateway/auth/one-at-a-time.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { json } from '#server/http/api-error.ts';
import { accountExistsMail } from '#server/mail/auth-mails.ts';

/** As much work as lite and GoTrue put into a new password. */
const BCRYPT_COST = 10;
/** Another process may sign up the same address in between. */
const TRIES = 3;

const perAddress = oneAtATime();

/**
 * Begins an account anew: who signed up with this address before and did not confirm it has set
 * nothing of it, and the link sent then is dead. An address with an account is answered like a new
 * one, in content and with the same work, so that nobody learns who has one.
 */
export async function signUp(exchange: Exchange): Promise<Response> {
	const { body, family } = exchange;
	const user = newUser(body);
	const address = String(body.email).toLowerCase();
	const refused = await perAddress(address, () => begin(exchange, address));
	return refused ? relay(refused, family) : json(user);
}

/** @returns the backend's refusal where it made no account */
async function begin(exchange: Exchange, address: string): Promise<Response | undefined> {
	for (let tries = 1; ; tries += 1) {
		const { confirmed, replaced } = await beginSignUp(exchange, address);
		if (confirmed) return void (await answerKnown(exchange, address));
		const response = await exchange.forward();
		if (response.ok) {
			await response.body?.cancel();
			if (replaced) await noteRepeatedSignUp(exchange, address, null);
			return undefined;
		}
		// An account that was made in between is a 429 or a 500.
		if (tries === TRIES || ![429, 500].includes(response.status)) return response;
		await response.body?.cancel();
	}
}

/** For a day a sign-in with this password is answered as that of an account that waits. */
async function answerKnown(exchange: Exchange, address: string): Promise<void> {
	const { body, backend, siteUrl, mayMail } = exchange;
	await noteRepeatedSignUp(
		exchange,
		address,
		await bcrypt.hash(String(body.password), BCRYPT_COST),
	);
	if (await mayMail('confirmation'))
		await backend.queueMail(accountExistsMail({ to: address, siteUrl }));
}
