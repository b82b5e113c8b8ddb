import { useFetcher } from 'react-router';
import type { StudentDeed } from '#app/features/applications/student-calls.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';

/** The student's moves of an application, by the action of its route: one at a time, also between two components. */
export function useMoves({ id, status }: Pick<WholeApplication, 'id' | 'status'>) {
	const { submit, state, data, reset } = useFetcher<string | null>({ key: `moves of ${id}` });
	const send = (deed: StudentDeed) => submit(deed, { method: 'post', encType: 'application/json' });
	return {
		moving: state !== 'idle',
		/** Why the last one was not done. */
		failure: data ?? null,
		forgetFailure: () => reset(),
		move: (to: ApplicationStatus, message?: string) =>
			send({ move: { expected: status, to, ...(message?.trim() && { message }) } }),
		undo: () => send({ takeBack: true }),
	};
}
