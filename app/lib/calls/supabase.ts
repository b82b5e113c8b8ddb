/**
 * The clients of Supabase's protocol, made on first use and in the browser only: a visitor who
 * just reads never downloads them.
 */
import type { AuthClient, Session, User } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { RELEASE_HEADER } from '#schema/release-header.ts';
import { serverFetch, unanswered } from './server-fetch.ts';
import { freshSession, hasStoredSession, SESSION_KEY } from './stored-session.ts';

type Settings = { supabaseKey: string };
const SETTINGS = '/config.json';

/** Stores the result of `make`, but not a failure, so that the next call tries again. */
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
	const response = (await window.ahead?.(SETTINGS, '')) ?? (await serverFetch(SETTINGS));
	if (!response.ok) throw new Error(`config.json: ${response.status}`);
	return response.json();
});

/** Asks for the key of the site, before a call that needs it. */
export const askForKey = (): Promise<unknown> => settings();

let authMade = false;
let whenMade: (client: Auth) => void = () => {};

/** @param follow called with the client once it is made: with the store of the session */
export const onAuthClient = (follow: typeof whenMade): void => {
	whenMade = follow;
};

/** One file for what is seldom needed: every page has the way to it. */
const lazyParts = () => import('./auth-client.ts');

async function makeAuthClient(storage: { storageKey: string; persistSession: boolean }) {
	const [{ newAuthClient }, { supabaseKey }] = await Promise.all([lazyParts(), settings()]);
	return newAuthClient(supabaseKey, storage);
}

/** @throws when the server cannot be reached */
export const authClient = once(async (): Promise<Auth> => {
	const client = await makeAuthClient({ storageKey: SESSION_KEY, persistSession: true });
	authMade = true;
	whenMade(client);
	return client;
});

/**
 * A second client, whose session is not stored and does not replace the one of this browser.
 * @throws when the server cannot be reached
 */
export const temporaryAuthClient = once(() =>
	makeAuthClient({ storageKey: 'temporary', persistSession: false }),
);

/** The session; null for a visitor, undefined if it cannot be renewed now. */
async function currentSession(): Promise<Session | null | undefined> {
	// Where storage is forbidden, the client has the session in memory only.
	if (!authMade) {
		const fresh = freshSession();
		if (fresh || !hasStoredSession()) return fresh;
	}
	const { data, error } = await (await authClient()).getSession();
	return data.session ?? (error && hasStoredSession() ? undefined : null);
}

/**
 * Whose data a loader asks for; null for a visitor, and where the session cannot be read: then the page works as
 * for a visitor, and the provider of the session logs why.
 */
export const signedInUser = (): Promise<User | null> =>
	currentSession().then(
		(session) => session?.user ?? null,
		() => null,
	);

/**
 * A call to our own server with the token of the signed-in person. Calls of Supabase's client have the key of the site besides,
 * which is the token without a session; those under /api need neither then. A token that only this
 * browser takes for valid (its clock is off, the server's key has changed) is renewed once.
 * @throws when the server cannot be reached
 */
export const authorizedFetch: typeof fetch = (input, init) => {
	const answer = askAsPerson(input, init);
	const body = answer.then((response) => response.clone().blob());
	running = Promise.allSettled([running, body]).then(() => {});
	return answer;
};

let running = Promise.resolve();

/**
 * Resolves once the whole answers of all calls that run now are here: whoever asked has something to say before the document is
 * left, and knows it from the body.
 */
export const allAnswered = () => running;

const askAsPerson: typeof fetch = async (input, init) => {
	const session = await currentSession();
	if (session === undefined) return unanswered();
	// Our own calls need a session alone, which is here without a call.
	const key = /^\/api/.test(input as string) ? '' : (await settings()).supabaseKey;
	const ask = (token: string) => {
		const headers = new Headers(init?.headers);
		headers.set('apikey', key);
		headers.set('Authorization', `Bearer ${token}`);
		return serverFetch(input, { ...init, headers });
	};
	const token = session?.access_token ?? key;
	const response = (await window.ahead?.(input, token, init)) ?? (await ask(token));
	if (response.status === 403 || response.headers.has(RELEASE_HEADER))
		return lazyParts().then((parts) => parts.explained(response));
	if (response.status !== 401 || !session) return response;
	const client = await authClient();
	return ask((await (await lazyParts()).renewedToken(client)) ?? key);
};

/** @throws when the server cannot be reached */
export const tables = once(async (): Promise<PostgrestClient> => {
	const { PostgrestClient } = await import('@supabase/postgrest-js');
	return new PostgrestClient(`${location.origin}/rest/v1`, { fetch: authorizedFetch });
});
