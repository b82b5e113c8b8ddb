import bcrypt from 'bcryptjs';
import { v7 } from 'uuid';
import { relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { json } from '#server/http/api-error.ts';
import { accountExistsMail } from '#server/mail/account-mails.ts';
import { beginSignUp, noteRepeatedSignUp } from './accounts.ts';

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
		if (confirmed) return void (await answerExistingAccount(exchange, address));
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
async function answerExistingAccount(exchange: Exchange, address: string): Promise<void> {
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

/**
 * The user in the response to a sign-up. Every response is built here, whether the account is new, exists
 * or is not created, so that responses do not differ. All times come from the id: hashing a password takes
 * time, and a difference would show whether it was done in between.
 * @param id of the account, if there is one
 */
function newUser(body: Record<string, unknown>, id = v7()) {
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
