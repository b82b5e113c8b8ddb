/** Sign-in pages carry its text too (welcome.ts): it uses nothing from outside itself. */
export function returnPathIn(state: unknown): string | null {
	if (typeof state !== 'object' || state === null || !('from' in state)) return null;
	const { from } = state;
	return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
