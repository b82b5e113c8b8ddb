/**
 * Opening a card on a phone shows more above its summary too: the page scrolls by that, so that a second press
 * closes it. Uses nothing from outside itself: its text stands in the page.
 */
export function stayInPlace({ target }: Event) {
	const top = () => (target as Element).getBoundingClientRect().top;
	const before = top();
	requestAnimationFrame(() => scrollBy(0, top() - before));
}
