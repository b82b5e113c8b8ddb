import { useEffect, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import type { AppliedWithWords } from './applied-words.ts';

type Follow<Value> = (of: string, onChange: (value: Value | undefined) => void) => () => void;

/**
 * What is known of the signed-in person and an internship; undefined for visitors, and until it is known. The page is
 * the same for everybody and kept by the server, so a script says it, which visitors do not load.
 */
function useFollowed<Value>(of: string, load: () => Promise<Follow<Value>>) {
	const [value, setValue] = useState<Value>();
	const { user } = useAuth();
	const id = user?.id;
	// Follows the store of what was saved and sent, whose script is loaded for those who are signed in.
	useEffect(() => {
		if (!id) return;
		let stop: (() => void) | undefined;
		let ended = false;
		const follow = async () => {
			const started = await load();
			if (!ended) stop = started(of, setValue);
		};
		follow().catch((error: unknown) => console.error('What was applied for is not known', error));
		return () => {
			ended = true;
			stop?.();
			setValue(undefined);
		};
	}, [id, of, load]);
	return value;
}

const applied = async () => (await import('./follow-applied.ts')).followApplied;

/** What one has sent to an internship. @param of the slug of the internship, or its name */
export const useApplied = (of: string): AppliedWithWords | undefined => useFollowed(of, applied);
