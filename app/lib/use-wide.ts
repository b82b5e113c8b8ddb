import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(width >= 75rem)');

const subscribe = (listener: () => void) => {
	const query = wide();
	query.addEventListener('change', listener);
	return () => query.removeEventListener('change', listener);
};

/** Whether there is room for a list beside what is open; for what is fetched only then. */
export const isWide = () => wide().matches;

/** The same, followed as the window changes. False until hydration. */
export const useWide = () => useSyncExternalStore(subscribe, isWide, () => false);
