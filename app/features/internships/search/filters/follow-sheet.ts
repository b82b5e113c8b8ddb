/** While it is a sheet, the page behind it is out of reach, and the focus is in the sheet. It opens without scripts too. */
export function followSheet(element: HTMLElement | null): void {
	if (!element) return;
	let release = () => {};
	const hide = () => element.hidePopover();
	const follow = () => {
		release();
		const open = element.matches(':popover-open');
		if (open) {
			release = inertAround(element);
			element.querySelector('button')?.focus();
			matchMedia('(width >= 60rem)').addEventListener('change', hide, { once: true });
		}
		element.role = open ? 'dialog' : null;
		element.ariaLabel = open ? 'Filters' : null;
	};
	follow();
	element.addEventListener('toggle', follow);
	// The browser then gives the focus back to the button, which has to be in reach.
	element.addEventListener('beforetoggle', () => release());
}

/** Makes all that is beside an element or what it stands in inert. @returns what ends that */
function inertAround(element: HTMLElement): () => void {
	const made: HTMLElement[] = [];
	for (let one = element; one.parentElement && one !== document.body; one = one.parentElement)
		for (const sibling of one.parentElement.children) {
			if (sibling === one || !(sibling instanceof HTMLElement) || sibling.inert) continue;
			sibling.inert = true;
			made.push(sibling);
		}
	return () => {
		for (const sibling of made) sibling.inert = false;
	};
}
