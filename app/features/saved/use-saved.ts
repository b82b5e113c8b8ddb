import { useEffect, useSyncExternalStore } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { follow, onSaved, type Saved, savedNow, savedOnServer } from './saved-store.ts';

/** What is saved here, and in the account of the signed-in person. */
export function useSaved(): Saved {
	const { user, loading } = useAuth();
	const id = user?.id ?? null;
	useEffect(() => {
		if (!loading) follow(id);
	}, [id, loading]);
	return useSyncExternalStore(onSaved, savedNow, savedOnServer);
}
