type Routed = {
	__reactRouterDataRouter?: { state: { restoreScrollPosition: number | false | null } };
};

/** Whether the screen that is drawn now is one that somebody comes back to, at a place further down. */
export const scrollsBack = () =>
	Boolean((window as Routed).__reactRouterDataRouter?.state.restoreScrollPosition);
