import { useDeferredValue } from 'react';

type Routed = {
	__reactRouterDataRouter?: { state: { restoreScrollPosition: number | false | null } };
};

/** Whether the screen that is drawn now is one that somebody comes back to, at a place further down. */
const scrollsBack = () =>
	typeof window !== 'undefined' &&
	Boolean((window as Routed).__reactRouterDataRouter?.state.restoreScrollPosition);

/**
 * How many entries of a long list are drawn now.
 * @param first more than a screen shows; the others follow at once
 */
export const useDrawn = (length: number, first: number): number =>
	useDeferredValue(length, scrollsBack() ? length : first);
