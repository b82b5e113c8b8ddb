import { useState } from 'react';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { toast } from '#app/ui/toast.ts';

/** The result of a step: done, and until when it can be taken back (ISO); or somebody else was first. */
export type Outcome = { done: string; undoUntil: string | null } | { conflict: string };

/**
 * A step that can be taken once, such as an answer: its result, and the function that takes it.
 * The function returns whether it was taken; a failure that changed nothing is shown in a toast.
 */
export function useDecision() {
	const { run, busy } = useDeed();
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const take = async (path: string, body: object, done: string): Promise<boolean> => {
		const result = await run(deed<{ undo_until?: string | null }>(path, body));
		if (result.ok) setOutcome({ done, undoUntil: result.value.undo_until ?? null });
		else if (result.status === 409) setOutcome({ conflict: result.message });
		else toast(staffMessages.failed(result.message));
		return result.ok;
	};
	return { outcome, take, taking: busy };
}
