/** Safari has no `requestIdleCallback`. */
const whenIdle = (task: () => void) => {
	if ('requestIdleCallback' in window) requestIdleCallback(task);
	else setTimeout(task, 50);
};

/**
 * Renders what `content-visibility: auto` has left out, two elements at a time while the page is
 * idle. Rendering fifty cards at once blocks a phone for half a second; not rendering them leaves
 * them out of screenshots and makes the scroll bar jump. The 207 cards of the UK cities are never
 * rendered this way: a click on their filter would take three times as long.
 * @returns a function that stops it
 */
export function renderWhenIdle(elements: Iterable<HTMLElement>): () => void {
	const left = [...elements];
	const some = () => {
		for (const element of left.splice(0, 2)) element.style.contentVisibility = 'visible';
		if (left.length > 0) whenIdle(some);
	};
	whenIdle(some);
	return () => {
		left.length = 0;
	};
}
