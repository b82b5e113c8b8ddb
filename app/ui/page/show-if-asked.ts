/**
 * For the part of a screen to which an address leads: the browser has looked for it before it was there; and React Router, once it
 * is, goes back to where the page was before it, at the top.
 */
export function showIfAsked(part: HTMLElement | null) {
	// Null once it is removed.
	if (!part || location.hash !== `#${part.id}`) return;
	const frame = requestAnimationFrame(() => part.scrollIntoView());
	return () => cancelAnimationFrame(frame);
}
