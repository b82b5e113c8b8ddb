import { useState } from 'react';
import { moveApplication, takeBack } from '#app/features/applications/student-calls.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { toast } from '#app/ui/toast.tsx';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';

export type Moves = {
	moving: boolean;
	move: (to: ApplicationStatus, message?: string) => Promise<void>;
	undo: () => Promise<void>;
};

/**
 * The student's moves of an application, one at a time.
 * @param onMoved the application as it is then
 * @param onStale called where somebody else has moved it in the meantime
 */
export function useMoves(
	{ id, status }: WholeApplication,
	onMoved: (application: WholeApplication) => void,
	onStale: () => void,
): Moves {
	const [moving, setMoving] = useState(false);
	const run = async (call: () => Promise<CallResult<WholeApplication>>) => {
		setMoving(true);
		const result = await call();
		setMoving(false);
		if (result.ok) return onMoved(result.value);
		toast(applicationMessages.failed(result.message));
		if (result.status === 409) onStale();
	};
	return {
		moving,
		move: (to, message) =>
			run(() => moveApplication(id, { expected: status, to, ...(message?.trim() && { message }) })),
		undo: () => run(() => takeBack(id)),
	};
}
