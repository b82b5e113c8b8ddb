import bcrypt from 'bcryptjs';
import { relay } from '#server/gateway/answer.ts';
import { beginSignUp, noteRepeatedSignUp } from '#server/gateway/auth/accounts.ts';
import { newUser } from '#server/gateway/auth/new-user.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { json } from '#server/http/api-error.ts';
import { accountExistsMail } from '#server/mail/auth-mails.ts';

/** The cost factor that lite and GoTrue use for a new password. */
export const BCRYPT_COST = 10;
/** Another process may sign up the same address at the same time. */
const TRIES = 3;

const perAddress = oneAtATime();

/**
 * Creates an unconfirmed account. An earlier unconfirmed sign-up with this address is discarded, and its
 * link stops working. An address with an account gets the same response after the same work, so that the
 * response does not show whether an account exists.
 */
export async function signUp(exchange: Exchange): Promise<Response> {
	const { body, family } = exchange;
	const user = newUser(body);
	const address = String(body.email).toLowerCase();
	const refusal = await perAddress(address, () => begin(exchange, address));
	return refusal ? relay(refusal, family) : json(user);
}

/** @returns the backend's error if it created no account */
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
		// An account created in the meantime causes a 429 or a 500.
		if (tries === TRIES || ![429, 500].includes(response.status)) return response;
		await response.body?.cancel();
	}
}

/** Makes a sign-in with this password get the response for an unconfirmed account, for a day. */
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

/** Runs tasks with the same key one after the other, in order of arrival. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
	const last = new Map<string, Promise<unknown>>();
	return (key, work) => {
		const mine = (last.get(key) ?? Promise.resolve()).then(work);
		const end = mine.catch(() => {});
		last.set(key, end);
		void end.then(() => last.get(key) === end && last.delete(key));
		return mine;
	};
}
