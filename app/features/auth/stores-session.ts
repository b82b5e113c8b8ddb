import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';

/**
 * Whether the browser keeps a session for the next document: tried by storing as many characters as one has. Where storage
 * is forbidden or full, a sign-in would end with the page.
 */
export function storesSession(): boolean {
	try {
		if (localStorage.getItem(SESSION_KEY)) return true;
		localStorage.setItem(SESSION_KEY, ' '.repeat(4_096));
		localStorage.removeItem(SESSION_KEY);
		return true;
	} catch {
		// Storage is forbidden here, or full.
		return false;
	}
}
