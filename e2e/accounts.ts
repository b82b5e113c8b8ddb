import type { BrowserContextOptions } from 'playwright-core';
import { linkIn, type RunningSite } from './site.ts';

export type Person = { email: string; password: string; name: string };

/** Where the site keeps the session. */
export const SESSION_KEY = 'sb-uk-internships-auth';

/** An account with a confirmed address, made by the calls that the forms make. */
export async function haveAccount(site: RunningSite, { email, password, name }: Person) {
	await call(site, '/auth/v1/signup', { email, password, data: { full_name: name } });
	await fetch(linkIn(await site.mailTo(email)), { redirect: 'manual' });
}

/** A new session of an account. */
export const signIn = async (site: RunningSite, { email, password }: Person) =>
	(await call(site, '/auth/v1/token?grant_type=password', { email, password })) as {
		access_token: string;
		refresh_token: string;
		expires_at: number;
		user: { id: string };
	};

/** What makes a browser come as somebody who has signed in before. */
export async function signedIn(site: RunningSite, person: Person): Promise<BrowserContextOptions> {
	return remembering(site, SESSION_KEY, JSON.stringify(await signIn(site, person)));
}

/** What makes a browser come with this in its storage. */
export const remembering = (
	site: RunningSite,
	name: string,
	value: string,
): BrowserContextOptions => ({
	storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [{ name, value }] }] },
});

async function call({ url }: RunningSite, path: string, body: object): Promise<unknown> {
	const { supabaseKey } = await (await fetch(`${url}/config.json`)).json();
	const headers = { apikey: supabaseKey, 'Content-Type': 'application/json' };
	const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.json();
}
