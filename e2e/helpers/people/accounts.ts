import type { BrowserContextOptions } from 'playwright-core';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { mailedCode } from '#test/mailed-code.ts';

export type Person = { email: string; password: string; name: string };

/** The localStorage key of the session. */
export const SESSION_KEY = 'sb-uk-internships-auth';

/** An account with a confirmed address, made by the calls that the forms make. */
export async function createAccount(site: RunningSite, { email, password, name }: Person) {
	await call(site, '/auth/v1/signup', { email, password, data: { full_name: name } });
	await call(site, '/auth/v1/verify', mailedCode((await site.mailTo(email)).text));
}

export type Session = {
	access_token: string;
	refresh_token: string;
	expires_at: number;
	user: { id: string };
};

/** Signs in: a new session of an account. */
export const signIn = async (site: RunningSite, { email, password }: Person) =>
	(await call(site, '/auth/v1/token?grant_type=password', { email, password })) as Session;

/** Ends all sessions of the account on the server; the browser is not told. */
export const endSession = (site: RunningSite, { access_token }: Session) =>
	call(site, '/auth/v1/logout', {}, access_token);

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

async function call({ url }: RunningSite, path: string, body: object, token?: string) {
	const { supabaseKey } = await (await fetch(`${url}/config.json`)).json();
	const headers = {
		apikey: supabaseKey,
		'Content-Type': 'application/json',
		...(token && { Authorization: `Bearer ${token}` }),
	};
	const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
	const text = await response.text();
	if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
	return text && JSON.parse(text);
}
