import type { Role } from '#schema/me.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { noAnswer } from '#server/http/api-error.ts';

type Asking = Pick<Exchange, 'backend' | 'log'>;
type Rows<Row> = PromiseLike<readonly Row[]>;

/** The first row of the result. @throws {ApiError} 503 if the query fails */
async function first<Row>(log: Exchange['log'], query: Rows<Row>): Promise<Row | undefined> {
	try {
		return (await query)[0];
	} catch (cause) {
		const { code } = cause as { code?: string };
		log.error({ code }, 'a question about an account was not answered');
		throw noAnswer(cause);
	}
}

/**
 * Ends the sign-up that waits for the confirmation of this address.
 * @returns whether there was one, and whether the address has an account
 */
export async function beginSignUp({ backend: { sql }, log }: Asking, address: string) {
	type Row = { confirmed: boolean; replaced: boolean };
	const query = sql<Row[]>`select * from accounts.begin_sign_up(${address})`;
	return (await first(log, query)) ?? { confirmed: false, replaced: false };
}

/** @param hash of the password that was sent; null if an account was created with it */
export async function noteRepeatedSignUp(
	{ backend: { sql }, log }: Asking,
	address: string,
	hash: string | null,
): Promise<void> {
	await first(log, sql`select accounts.note_repeated_sign_up(${address}, ${hash})`);
}

/** The data to choose the error of a refused sign-in; the hash is from a sign-up with an address in use. */
export async function refusedSignIn({ backend: { sql }, log }: Asking, address: string) {
	type Row = { has_password: boolean; repeated_hash: string | null };
	const query = sql<Row[]>`select * from accounts.refused_sign_in(${address})`;
	const row = await first(log, query);
	return { hasPassword: row?.has_password ?? false, repeatedHash: row?.repeated_hash ?? undefined };
}

/** The password hash of an account; only with lite, as a hosted project does not disclose hashes. */
export async function passwordHash({ backend: { sql }, log }: Asking, address: string) {
	const query = sql<{ hash: string | null }[]>`
		select encrypted_password as hash from auth.users where email = ${address}`;
	return (await first(log, query))?.hash ?? undefined;
}

/** Whether several sign-ups were made with an unconfirmed address. */
export async function isContested(
	{ backend: { sql }, log }: Asking,
	address: string,
): Promise<boolean> {
	const query = sql<{ yes: boolean }[]>`select accounts.is_contested(${address}) as yes`;
	return (await first(log, query))?.yes ?? false;
}

/** Removes password and names from the unconfirmed sign-up that a recovery link would confirm. */
export async function forgetUnconfirmedSignUp(
	{ backend: { sql }, log }: Asking,
	code: string,
): Promise<void> {
	await first(log, sql`select accounts.forget_unconfirmed_sign_up(${code})`);
}

/** What the account is on this site. */
export async function roleOf({ backend: { sql }, log }: Asking, account: string): Promise<Role> {
	const query = sql<{ role: Role }[]>`select accounts.role_of(${account}) as role`;
	return (await first(log, query))?.role ?? 'employer';
}

/** Notes whether the password that was typed is short, of whoever is no student. */
export async function notePassword(
	{ backend: { sql }, log }: Asking,
	account: string,
	isShort: boolean,
): Promise<void> {
	await first(log, sql`select accounts.note_password(${account}, ${isShort})`);
}

export async function beginRecovery(
	{ backend: { sql }, log }: Asking,
	session: string,
	account: string,
): Promise<void> {
	await first(log, sql`select accounts.begin_recovery(${session}, ${account})`);
}

/** Whether a mailed link to choose a new password began this session, within the hour. */
export async function isRecovery({ backend: { sql }, log }: Asking, session: string) {
	const query = sql<{ yes: boolean }[]>`select accounts.is_recovery(${session}) as yes`;
	return (await first(log, query))?.yes ?? false;
}

/** After a new password: ends a requested change of the address, and the rights of mailed links. */
export async function endRequests(
	{ backend: { sql }, log }: Asking,
	account: string,
): Promise<void> {
	await first(log, sql`select accounts.end_requests(${account})`);
}

/** The session that a token renews; undefined for an unknown one. */
export async function renewedSession(
	{ backend: { sql }, log }: Asking,
	token: string,
): Promise<string | undefined> {
	const query = sql<{ session: string | null }[]>`
		select accounts.session_of_refresh_token(${token}) as session`;
	return (await first(log, query))?.session ?? undefined;
}
