import { startTransition, useRef, useState } from 'react';

/**
 * A choice that is stored as it is made. It shows at once; one call runs at a time, and of what was chosen meanwhile the
 * last is stored next, so that what is stored in the end is what was chosen last.
 * @param store never rejects, and says itself where it fails
 * @returns what is chosen until it is stored, null where nothing is; and what chooses
 */
export function useLastChoice<Choice>(
	store: (wanted: Choice) => Promise<unknown>,
): [chosen: Choice | null, choose: (wanted: Choice) => Promise<void>] {
	const [chosen, setChosen] = useState<Choice | null>(null);
	const last = useRef<{ wanted: Choice } | null>(null);
	const latestStore = useRef(store);
	latestStore.current = store;
	const choose = async (wanted: Choice) => {
		setChosen(wanted);
		const isRunning = last.current !== null;
		last.current = { wanted };
		if (isRunning) return;
		for (let next: { wanted: Choice } | null = last.current; next; ) {
			await latestStore.current(next.wanted);
			next = next === last.current ? null : last.current;
		}
		last.current = null;
		// With what the screen is loaded with again: what was stored before would show for a moment.
		startTransition(() => setChosen(null));
	};
	return [chosen, choose];
}
