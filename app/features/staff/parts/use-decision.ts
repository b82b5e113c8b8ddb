import { useState } from 'react';
import type { Claiming } from '#app/features/staff/claims/use-claim.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { toast } from '#app/ui/toast.ts';

/** The result of a step: done, and until when it can be taken back (ISO); or somebody else was first. */
export type Outcome = { done: string; undoUntil: string | null } | { conflict: string };

/**
 * A step that can be taken once, such as an answer: its result, and the function that takes it.
 * The function returns whether it was taken; a failure that changed nothing is shown in a toast, and the form stays.
 * @param claiming of what is decided on, where it is claimed
 */
export function useDecision(claiming?: Claiming) {
	const { run, busy } = useDeed();
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const take = async (path: string, body: object, done: string): Promise<boolean> => {
		const result = await run(deed<{ undo_until?: string | null }>(path, body));
		const isTaken = !result.ok && result.code === 'claimed';
		if (isTaken) void claiming?.ask();
		else if (result.ok || result.status === 409) claiming?.end();
		if (result.ok) setOutcome({ done, undoUntil: result.value.undo_until ?? null });
		else if (result.status === 409 && !isTaken) setOutcome({ conflict: result.message });
		else toast(staffMessages.failed(result.message));
		return result.ok;
	};
	return { outcome, take, taking: busy };
}
