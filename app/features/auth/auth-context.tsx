import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { type Auth, authNow, onAuth, startSession, unread } from './session.ts';

const AuthContext = createContext<Auth>(unread);
export const useAuth = () => use(AuthContext);

/** Provides the session of the store, for portals and for React parts. */
export function AuthProvider({ children }: { children: ReactNode }) {
	// Follows the storage, which belongs to the browser.
	useEffect(startSession, []);
	const auth = useSyncExternalStore(onAuth, authNow, () => unread);
	return <AuthContext value={auth}>{children}</AuthContext>;
}
