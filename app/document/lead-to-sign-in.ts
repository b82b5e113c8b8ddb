/**
 * Leads a visitor of a page that only signed-in people see to the sign-in page, before anything of it is painted and without
 * React. Where to return to is in the history, as `RequireUser` would have it. Pages carry its text: it uses nothing from
 * outside itself.
 * @param session the key of the session in localStorage
 */
export function leadToSignIn(signInAt: string, session: string): void {
	try {
		if (localStorage.getItem(session) !== null) return;
	} catch {
		// Storage is forbidden here, so there is no session.
	}
	const usr = { from: location.pathname + location.search, newcomer: true };
	// React Router's own script replaces a state without a key.
	history.replaceState({ usr, key: Math.random().toString(36).slice(2) }, '', signInAt);
	// Unlike a new address, a reload keeps the state.
	stop();
	location.reload();
}
