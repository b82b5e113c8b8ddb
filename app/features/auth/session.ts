import type { Session, User } from '@supabase/auth-js';
import { freshSession, hasStoredSession, SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { authClient, onAuthClient } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';

/*
 * The one store of the session. Plain scripts of public pages read it, and React by `useAuth` (auth-context.tsx). The auth
 * client is only downloaded if the stored session has to be renewed, or if a form or a link from an email signs somebody in.
 */

/** Null on success; otherwise the server's error code, and the message that the site shows. */
export type AuthFailure = { code: string; message: string } | null;

/** Replaced as a whole at every event. */
export type Auth = {
	user: User | null;
	/** True until the session has been read, or the first auth event has arrived. */
	loading: boolean;
	/** Whether a session was stored here, even if it has ended since: then the visitor has an account. */
	hadSession: boolean;
	/** Whether the user signed out in this tab: then the sign-in page does not return them here. */
	signedOutByUser: boolean;
};

export const unread: Auth = {
	user: null,
	loading: true,
	hadSession: false,
	signedOutByUser: false,
};
let now = unread;
const listeners = new Set<() => void>();

export const authNow = () => now;

/** @returns what ends it */
export function onAuth(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function publish(auth: Auth) {
	now = auth;
	for (const listener of listeners) listener();
}

const hasUser = (user: User): Auth => ({
	user,
	loading: false,
	hadSession: true,
	signedOutByUser: false,
});

/** From signing out until the next sign-in: a call that is refused meanwhile ends the session a second time. */
let signedOutLast = false;

/** However the client came to be made, its events are followed from then on. */
onAuthClient((client) => {
	client.onAuthStateChange((event, session) => {
		if (event === 'SIGNED_IN') signedOutLast = false;
		const user = session?.user ?? null;
		publish({ user, loading: false, hadSession: true, signedOutByUser: signedOutLast && !user });
	});
});

async function makeClient() {
	try {
		await authClient();
	} catch (error) {
		// The page works as for a visitor; the next sign-in tries again and shows the error.
		console.error(error);
		publish({ ...unread, loading: false });
	}
}

let renewal: ReturnType<typeof setTimeout>;

/** The client renews it a moment before it ends. */
function readLater({ expires_at = 0 }: Session) {
	clearTimeout(renewal);
	renewal = setTimeout(makeClient, Math.min(expires_at * 1_000 - Date.now() - 60_000, 2 ** 31 - 1));
}

function read() {
	const fresh = freshSession();
	if (fresh) {
		if (fresh.user.id !== now.user?.id) publish(hasUser(fresh.user));
		readLater(fresh);
	} else if (hasStoredSession()) void makeClient();
	else publish({ ...unread, loading: false, hadSession: now.hadSession });
}

let isStarted = false;

/** Reads the session, and follows the storage in which another tab signs in or out. */
export function startSession(): void {
	if (isStarted) return;
	isStarted = true;
	addEventListener('storage', ({ key }) => {
		if (key === SESSION_KEY || key === null) read();
	});
	read();
}

type AuthCall = (
	client: Awaited<ReturnType<typeof authClient>>,
) => Promise<{ error: { code?: string | undefined; message: string } | null }>;

/**
 * Runs one call of the auth client.
 * @throws what the client throws: it could not be fetched, or failed in a way it does not know
 */
export async function callAuth(call: AuthCall): Promise<AuthFailure> {
	const { error } = await call(await authClient());
	return error && { code: error.code ?? 'unknown', message: error.message };
}

/** As callAuth, but what is thrown becomes a failure as well. */
export async function callAuthSafely(call: AuthCall): Promise<AuthFailure> {
	try {
		return await callAuth(call);
	} catch (error) {
		console.error(error);
		return { code: 'no_answer', message: siteMessages.noAnswer };
	}
}

/** Ends the session at the user's request. */
export async function signOut(): Promise<AuthFailure> {
	const failure = await callAuthSafely(async (client) => {
		// A client that is made only now says first who is signed in.
		await client.getSession();
		signedOutLast = true;
		return client.signOut();
	});
	if (failure) signedOutLast = false;
	return failure;
}
