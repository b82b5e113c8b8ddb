/**
 * Whether the browser keeps a session for the next document: tried by storing as many characters as one has. Where storage
 * is forbidden or full, a sign-in would end with the page. Sign-in pages carry its text too (ask-ahead.ts): it uses nothing from
 * outside itself.
 * @param key of the session
 */
export function storesSession(key: string): boolean {
	try {
		if (localStorage.getItem(key)) return true;
		localStorage.setItem(key, ' '.repeat(4_096));
		localStorage.removeItem(key);
		return true;
	} catch {
		// Storage is forbidden here, or full.
		return false;
	}
}
