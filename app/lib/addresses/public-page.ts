/** Screens that React draws in a browser: what is behind a sign-in, and forms with much state. */
const screens =
	/^\/(account|apply|careers-service|employer-dashboard|employer-profile-setup|saved|staff)(?=[/?#]|$)/;

/**
 * Whether React never draws the page in a browser (docs/decisions/pages.md): every way to it loads a document.
 * @param to an address of this site as links have it
 */
export const isPublicPage = (to: string): boolean => to.startsWith('/') && !screens.test(to);

/** Opens such a page with a state in the history, such as where to return to: unlike a new address, a reload keeps it. */
export function openWithState(
	to: string,
	state: unknown,
	enter: 'pushState' | 'replaceState' = 'pushState',
): void {
	history[enter]({ usr: state }, '', to);
	location.reload();
}
