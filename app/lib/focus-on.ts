/** As a `ref`: the element has the focus once it is shown, since what had it before is gone. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
