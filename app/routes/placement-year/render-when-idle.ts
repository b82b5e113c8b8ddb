/** Safari has no `requestIdleCallback`. */
const whenIdle = (task: () => void) => {
	if ('requestIdleCallback' in window) requestIdleCallback(task);
	else setTimeout(task, 50);
};

/**
 * Draws, two at a time whenever the page has nothing else to do, what `content-visibility: auto` has
 * left out. Drawn at once, fifty cards hold a phone up for half a second; never drawn, they are missing
 * from a picture of the page, and the scroll bar jumps. The 207 cards of the UK cities stay undrawn:
 * with all of them there, a click on their filter takes three times as long.
 * @returns stops it
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
