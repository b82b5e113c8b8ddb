import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Tried once a page. */
let stores: boolean | undefined;

/** At a sign-in form: says that the session is lost with a reload, where the browser stores nothing. */
export function StorageNote() {
	if (!useHydrated()) return null;
	stores ??= storesSession();
	if (stores) return null;
	return (
		<p role="status" className="rounded-control bg-sun-wash p-4 text-sun-ink">
			This browser stores nothing for this site: you are signed out when you reload a page.
		</p>
	);
}

/** By storing as many characters as a session has. */
function storesSession(): boolean {
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
