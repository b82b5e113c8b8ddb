import { useEffect, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import type { AppliedWithWords } from './follow-applied.ts';

/**
 * What the signed-in person has sent to an internship; undefined for visitors, and until it is known. The page is
 * the same for everybody and kept by the server, so a script says it, which visitors do not load.
 * @param of the slug of the internship, or its name
 */
export function useApplied(of: string): AppliedWithWords | undefined {
	const [applied, setApplied] = useState<AppliedWithWords>();
	const { user } = useAuth();
	const id = user?.id;
	// Follows the store of what was saved and sent, whose script is loaded for those who are signed in.
	useEffect(() => {
		if (!id) return;
		let stop: (() => void) | undefined;
		let ended = false;
		const follow = async () => {
			const { followApplied } = await import('./follow-applied.ts');
			if (!ended) stop = followApplied(of, setApplied);
		};
		follow().catch((error: unknown) => console.error('What was applied for is not known', error));
		return () => {
			ended = true;
			stop?.();
			setApplied(undefined);
		};
	}, [id, of]);
	return applied;
}
