import { createContext, use, useSyncExternalStore } from 'react';

/** The room of the browser for which the server draws a first screen, in rem; null where React draws in a browser. */
export const RoomContext = createContext<number | null>(null);

/** In rem: where text is twice as large, there is room for half of it. A media query would not ask how large ours is. */
function room(): number {
	const { documentElement: root } = document;
	return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
}

const windowIs = (is: (rem: number) => boolean) => ({
	is,
	matches: () => is(room()),
	subscribe: (listener: () => void) => {
		addEventListener('resize', listener);
		return () => removeEventListener('resize', listener);
	},
});

/** Whether so many rem have room for a list beside what is open. */
export const isWideRoom = (rem: number) => rem >= 75;

const wide = windowIs(isWideRoom);
const narrow = windowIs((rem) => rem < 64);

/** The same of the window; for what is fetched only then. */
export const isWide = wide.matches;

function useRoom({ is, matches, subscribe }: ReturnType<typeof windowIs>): boolean {
	const asked = use(RoomContext);
	return useSyncExternalStore(subscribe, matches, () => asked !== null && is(asked));
}

/** The same, followed as the window changes. False until hydration. */
export const useWide = () => useRoom(wide);

/** Whether there is one column only: what is pressed often then stays at the lower edge. False until hydration. */
export const useNarrow = () => useRoom(narrow);
