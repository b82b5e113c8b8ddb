import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { returnPathIn } from './return-path-in.ts';

/** Stored in the history entry of the sign-in page by the guard that redirected the visitor. */
export type ReturnState = {
	from: string;
	/** Whether nobody has been signed in in this browser, as far as it can tell. */
	newcomer?: boolean;
};

/**
 * The page to return to; null if no guard redirected the visitor, or the state is not valid. A
 * reload keeps the history state, but the prerendered page does not know it: if it were used before
 * hydration, React would render the document again and lose what had been typed.
 */
export function useReturnPath(): string | null {
	const { state } = useLocation();
	return useHydrated() ? returnPathIn(state) : null;
}
