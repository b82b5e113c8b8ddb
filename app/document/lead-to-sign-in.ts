/**
 * The text of a script for the head of a page that only signed-in people see: a visitor is led to the sign-in page before
 * anything of it is painted, and without React. Where to return to is in the history, as `RequireUser` would have it.
 * @param session the key of the session in localStorage
 */
export const leadToSignIn = (signInAt: string, session: string) =>
	`(${lead})(${JSON.stringify(signInAt)},${JSON.stringify(session)})`;

/** Every such page carries its text: it uses nothing from outside itself. */
function lead(signInAt: string, session: string) {
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
