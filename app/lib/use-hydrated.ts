import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and until its scripts run; then true. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
