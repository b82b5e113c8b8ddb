/** Whether an element has a place on the screen: `checkVisibility` is not in Safari 17.0. */
export const isLaidOut = (element: Element) => element.getClientRects().length > 0;
