import { useState } from 'react';
import { moveApplication, takeBack } from '#app/features/applications/student-calls.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';

export type Moves = {
	moving: boolean;
	/** @returns why it was not moved; null if it was */
	move: (to: ApplicationStatus, message?: string) => Promise<string | null>;
	undo: () => Promise<string | null>;
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
		if (!result.ok) {
			if (result.status === 409) onStale();
			return result.message;
		}
		onMoved(result.value);
		return null;
	};
	return {
		moving,
		move: (to, message) =>
			run(() => moveApplication(id, { expected: status, to, ...(message?.trim() && { message }) })),
		undo: () => run(() => takeBack(id)),
	};
}
