import { useSyncExternalStore } from 'react';

const windowIs = (query: string) => ({
	matches: () => matchMedia(query).matches,
	subscribe: (listener: () => void) => {
		const list = matchMedia(query);
		list.addEventListener('change', listener);
		return () => list.removeEventListener('change', listener);
	},
});

const wide = windowIs('(width >= 75rem)');
const narrow = windowIs('(width < 64rem)');

/** Whether there is room for a list beside what is open; for what is fetched only then. */
export const isWide = wide.matches;

/** The same, followed as the window changes. False until hydration. */
export const useWide = () => useSyncExternalStore(wide.subscribe, isWide, () => false);

/** Whether there is one column only: what is pressed often then stays at the lower edge. False until hydration. */
export const useNarrow = () => useSyncExternalStore(narrow.subscribe, narrow.matches, () => false);
