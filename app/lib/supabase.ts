/**
 * The clients of Supabase's protocol, made on first use and in the browser only: a visitor who
 * just reads never downloads them.
 */
import type { AuthClient } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';

/** Where the session lies in localStorage; named on the cookies page. */
export const SESSION_KEY = 'sb-uk-internships-auth';

type Settings = { supabaseUrl: string; supabaseKey: string };

/** Remembers what `make` gave, and forgets a failure, so that the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make().catch((error: unknown) => {
			made = undefined;
			throw error;
		});
		return made;
	};
}

type Auth = InstanceType<typeof AuthClient>;

const settings = once(async (): Promise<Settings> => {
	const response = await fetch('/config.json');
	if (!response.ok) throw new Error(`config.json: ${response.status}`);
	return response.json();
});

/** @throws when the server cannot be reached */
export const authClient = once(async (): Promise<Auth> => {
	const [{ AuthClient }, { supabaseUrl, supabaseKey }] = await Promise.all([
		import('@supabase/auth-js'),
		settings(),
	]);
	return new AuthClient({
		url: `${supabaseUrl}/auth/v1`,
		headers: { apikey: supabaseKey },
		storageKey: SESSION_KEY,
		flowType: 'implicit',
	});
});

/** Whether a session may lie here: without one there is no need for the auth client. */
export function hasStoredSession(): boolean {
	try {
		return localStorage.getItem(SESSION_KEY) !== null;
	} catch {
		return false;
	}
}

/** Without a session the key itself is the token, as Supabase's own client does it. */
async function accessToken(key: string): Promise<string> {
	if (!hasStoredSession()) return key;
	const { data } = await (await authClient()).getSession();
	return data.session?.access_token ?? key;
}

/**
 * A call to our own server with the key of the site and the token of whoever is signed in.
 * @throws when the server cannot be reached
 */
export const authorizedFetch: typeof fetch = async (input, init) => {
	const { supabaseKey } = await settings();
	const headers = new Headers(init?.headers);
	headers.set('apikey', supabaseKey);
	headers.set('Authorization', `Bearer ${await accessToken(supabaseKey)}`);
	return fetch(input, { ...init, headers });
};

/** @throws when the server cannot be reached */
export const tables = once(async (): Promise<PostgrestClient> => {
	const [{ PostgrestClient }, { supabaseUrl }] = await Promise.all([
		import('@supabase/postgrest-js'),
		settings(),
	]);
	return new PostgrestClient(`${supabaseUrl}/rest/v1`, { fetch: authorizedFetch });
});
