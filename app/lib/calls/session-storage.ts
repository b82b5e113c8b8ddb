/**
 * localStorage for the session, and the memory of this page where the browser forbids storage or it is full: then signing in
 * works until the next document; the sign-in page asks for storage first (`storesSession`).
 */
const memory = new Map<string, string>();

export const sessionStorage = {
	getItem(key: string): string | null {
		if (memory.has(key)) return memory.get(key) ?? null;
		try {
			return localStorage.getItem(key);
		} catch {
			// Storage is forbidden here.
			return null;
		}
	},
	setItem(key: string, value: string): void {
		try {
			localStorage.setItem(key, value);
			memory.delete(key);
		} catch {
			// Storage is forbidden here, or full.
			memory.set(key, value);
		}
	},
	removeItem(key: string): void {
		memory.delete(key);
		try {
			localStorage.removeItem(key);
		} catch {
			// Storage is forbidden here, so there is nothing to remove.
		}
	},
};
