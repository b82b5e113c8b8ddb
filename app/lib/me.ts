import { useSyncExternalStore } from 'react';
import type { Me } from '#schema/me.ts';

let now: Me | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Kept for as long as the page is open. @param me null for a visitor, and until the server has answered */
export function publishMe(me: Me | null): void {
	now = me;
	for (const listener of listeners) listener();
}

/** What the server says of the signed-in person; null until then. */
export const useMe = (): Me | null =>
	useSyncExternalStore(
		listen,
		() => now,
		() => null,
	);
