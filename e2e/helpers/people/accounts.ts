import type { BrowserContextOptions } from 'playwright-core';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { mailedCode } from '#test/mailed-code.ts';

export type Person = { email: string; password: string; name: string };

/** The localStorage key of the session. */
export const SESSION_KEY = 'sb-uk-internships-auth';

/** An account with a confirmed address, made by the calls that the forms make. */
export async function createAccount(
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

/** Browser options with a stored session. */
export async function signedIn(site: RunningSite, person: Person): Promise<BrowserContextOptions> {
	return remembering(site, SESSION_KEY, JSON.stringify(await signIn(site, person)));
}

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
