import type { User } from '@supabase/auth-js';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { hasStoredSession, SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { authClient } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';

/** Null on success; otherwise the server's error code, and the message that the site shows. */
export type AuthFailure = { code: string; message: string } | null;

export type Auth = {
	user: User | null;
	/** True until the session has been read, or the first auth event has arrived. */
	loading: boolean;
	/** Whether a session was stored here, even if it has ended since: then the visitor has an account. */
	hadSession: boolean;
	/** Whether the user signed out in this tab: then the sign-in page does not return them here. */
	signedOutByUser: boolean;
};

const signedOut: Auth = {
	user: null,
	loading: false,
	hadSession: false,
	signedOutByUser: false,
};
const AuthContext = createContext<Auth>({ ...signedOut, loading: true });
export const useAuth = () => use(AuthContext);

/** From signing out until the next sign-in: a call that is refused meanwhile ends the session a second time. */
let signedOutLast = false;
/** Starts the provider of this tab when a form signs a visitor in. */
let startProvider = async () => {};

/**
 * Provides the session. The auth client is only downloaded if there is a session, or if a form or a
 * link from an email signs the user in.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
	const [auth, setAuth] = useState<Auth>({ ...signedOut, loading: true });

	// Follows the auth client, and the storage in which another tab signs in.
	useEffect(() => {
		let stop: (() => void) | undefined;
		let ended = false;

		const follow = async () => {
			try {
				const client = await authClient();
				if (ended || stop) return;
				const { data } = client.onAuthStateChange((event, session) => {
					if (event === 'SIGNED_IN') signedOutLast = false;
					const user = session?.user ?? null;
					const signedOutByUser = signedOutLast && !user;
					setAuth({ user, loading: false, hadSession: true, signedOutByUser });
				});
				stop = () => data.subscription.unsubscribe();
			} catch (error) {
				// The page works as for a visitor; the next sign-in tries again and shows the
				// error.
				console.error('The session could not be read', error);
				setAuth(signedOut);
			}
		};
		const onStorage = (event: StorageEvent) => {
			if (event.key === SESSION_KEY && hasStoredSession()) void follow();
		};

		if (hasStoredSession()) void follow();
		else setAuth(signedOut);
		startProvider = follow;
		addEventListener('storage', onStorage);
		return () => {
			ended = true;
			stop?.();
			removeEventListener('storage', onStorage);
		};
	}, []);

	return <AuthContext value={auth}>{children}</AuthContext>;
}

type AuthCall = (
	client: Awaited<ReturnType<typeof authClient>>,
) => Promise<{ error: { code?: string | undefined; message: string } | null }>;

/**
 * Runs one call of the auth client.
 * @throws what the client throws: it could not be fetched, or failed in a way it does not know
 */
export async function callAuth(call: AuthCall): Promise<AuthFailure> {
	const client = await authClient();
	void startProvider();
	const { error } = await call(client);
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
	signedOutLast = true;
	const failure = await callAuthSafely((client) => client.signOut());
	if (failure) signedOutLast = false;
	return failure;
}
