/** As a `ref`: the element has the focus once it is shown, since what had it before is gone. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** The same where nothing else has the focus: the button that was pressed has gone. */
export const focusIfLost = (element: HTMLElement | null) => {
	if (document.activeElement === document.body) element?.focus();
};

/**
 * Remembers where the focus is. The function that it returns moves the focus on if what had it has gone since: to what
 * is left around it in the same row of a list, else to the next row or the one before, else to the heading above.
 */
export function rememberFocus(): () => void {
	const before = document.activeElement;
	if (before === document.body) return () => {};
	const around = ancestorsOf(before);
	const row = around.find(({ localName }) => localName === 'li');
	const rows = [row?.nextElementSibling, row?.previousElementSibling];
	return () => {
		const left = around.find(({ isConnected }) => isConnected);
		const place = left && row?.contains(left) ? left : rows.find((one) => one?.isConnected);
		const target = place?.querySelector<HTMLElement>('a, button, summary') ?? headingOf(left);
		if (target?.localName.startsWith('h')) target.tabIndex = -1;
		focusIfLost(target);
	};
}

function ancestorsOf(element: Element | null): Element[] {
	const parent = element?.parentElement;
	return parent ? [parent, ...ancestorsOf(parent)] : [];
}

const headingOf = (element: Element | null | undefined): HTMLElement | null =>
	element?.querySelector<HTMLElement>('h1, h2, h3') ??
	(element ? headingOf(element.parentElement) : null);
