import { useSyncExternalStore } from 'react';

/** In rem: where text is twice as large, there is room for half of it. A media query would not ask how large ours is. */
function room(): number {
	const { documentElement: root } = document;
	return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
}

const windowIs = (matches: (rem: number) => boolean) => ({
	matches: () => matches(room()),
	subscribe: (listener: () => void) => {
		addEventListener('resize', listener);
		return () => removeEventListener('resize', listener);
	},
});

const wide = windowIs((rem) => rem >= 75);
const narrow = windowIs((rem) => rem < 64);

/** Whether there is room for a list beside what is open; for what is fetched only then. */
export const isWide = wide.matches;

/** The same, followed as the window changes. False until hydration. */
export const useWide = () => useSyncExternalStore(wide.subscribe, isWide, () => false);

/** Whether there is one column only: what is pressed often then stays at the lower edge. False until hydration. */
export const useNarrow = () => useSyncExternalStore(narrow.subscribe, narrow.matches, () => false);
