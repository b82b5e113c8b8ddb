import bcrypt from 'bcryptjs';
import type { BrowserContextOptions } from 'playwright-core';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { storeAccount } from '#scripts/staff/demo/store-account.ts';
import { BCRYPT_COST } from '#server/gateway/auth/sign-up.ts';
import { ask, browserKey, send } from '#test/api-client.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { realParts } from '#test/servers/project/real-parts.ts';
import { inDatabase } from '#test/servers/site-database.ts';

export type Person = { email: string; password: string; name: string };

/** The localStorage key of the session. */
export const SESSION_KEY = 'sb-uk-internships-auth';

/** Hashes of passwords: making one takes longer than all else that an account needs. */
const hashes = new Map<string, string>();

/** An account with a confirmed address, as the calls that the forms make leave it. */
export async function createAccount(
	site: RunningSite,
	{ email, password, name }: Person,
	account: 'student' | 'employer' = 'student',
) {
	if (realParts) return signUp(site, { email, password, name }, account);
	const hash = hashes.get(password) ?? (await bcrypt.hash(password, BCRYPT_COST));
	hashes.set(password, hash);
	await inDatabase(site, (sql) =>
		sql.begin((tx) => storeAccount(tx, { email, name, hash, account })),
	);
}

/** The same by those calls, with the mail of the confirmation. */
export async function signUp(
	site: RunningSite,
	{ email, password, name }: Person,
	account: 'student' | 'employer' = 'student',
) {
	await call(site, '/auth/v1/signup', { email, password, data: { full_name: name, account } });
	await call(site, '/auth/v1/verify', mailedCode((await site.mailTo(email)).text));
}

export type Session = {
	access_token: string;
	refresh_token: string;
	expires_at: number;
	user: { id: string };
};

/** Signs in: a new session of an account. */
export const signIn = (site: RunningSite, { email, password }: Omit<Person, 'name'>) =>
	call<Session>(site, '/auth/v1/token?grant_type=password', { email, password });

/** Ends all sessions of the account on the server; the browser is not told. */
export const endSession = (site: RunningSite, { access_token }: Session) =>
	call<null>(site, '/auth/v1/logout', {}, access_token);

/** The last session of each account: a password takes longer to compare than most calls. */
const sessions = new Map<string, Session>();

/** A session of an account: an earlier one if it has not ended, with what the account is by now. */
export async function sessionOf(site: RunningSite, person: Omit<Person, 'name'>): Promise<Session> {
	const name = `${site.url} ${person.email}`;
	const last = sessions.get(name);
	const user = last && (await userOf(site, last));
	const session = user ? { ...last, user } : await signIn(site, person);
	sessions.set(name, session);
	return session;
}

/** Whose session it is; nobody's where it has ended. */
async function userOf({ url }: RunningSite, { access_token }: Session) {
	const key = await browserKey(url);
	const response = await send(url, '/auth/v1/user', { key, token: access_token });
	return response.ok ? ((await response.json()) as Session['user']) : undefined;
}

/** Browser options with a stored session, which may be that of an earlier page. */
export async function signedIn(site: RunningSite, person: Person): Promise<BrowserContextOptions> {
	return remembering(site, SESSION_KEY, JSON.stringify(await sessionOf(site, person)));
}

/** The same with a session that is used nowhere else. */
export const signedInAnew = async (
	site: RunningSite,
	person: Person,
): Promise<BrowserContextOptions> =>
	remembering(site, SESSION_KEY, JSON.stringify(await signIn(site, person)));

/** Browser options with this content in localStorage. */
export const remembering = (
	site: RunningSite,
	name: string,
	value: string,
): BrowserContextOptions => ({
	storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [{ name, value }] }] },
});

const call = async <T>({ url }: RunningSite, path: string, body: object, token?: string) =>
	ask<T>(url, path, { key: await browserKey(url), body, ...(token && { token }) });
