import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Kept in the history entry of the sign-in page by the guard that sent somebody there. */
export type ReturnState = { from: string };

/**
 * The page to return to; null where no guard sent anybody, or the state is not ours. A reload keeps
 * the state, the prerendered page knows none: React would draw the document anew, without what had
 * been typed, if it counted before the page is hydrated.
 */
export function useReturnPath(): string | null {
	const { state } = useLocation();
	return useHydrated() ? returnPathIn(state) : null;
}

function returnPathIn(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('from' in state)) return null;
	const { from } = state;
	return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
