/** Kept in the history entry of the sign-in page by the guard that sent somebody there. */
export type CameFrom = { from: string };

/** The page to return to; null where no guard did, or the state is not ours. */
export function cameFrom(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('from' in state)) return null;
	const { from } = state;
	return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
