/** As a `ref`: the element has the focus once it is shown, since what had it before is gone. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** The same where nothing else has the focus: the button that was pressed has gone. */
export const focusIfLost = (element: HTMLElement | null) => {
	if (document.activeElement === document.body) element?.focus();
};
