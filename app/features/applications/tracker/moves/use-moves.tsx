import { type ReactNode, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { StudentDeed } from '#app/features/applications/student-calls.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** What moves need of an application, on its page and in the list. */
export type Moved = Pick<StudentApplication, 'id' | 'status'>;

/** The student's moves of an application, by the action of its page: one at a time, also between two components. */
export function useMoves({ id, status }: Moved) {
	const { submit, state, data, reset } = useFetcher<string | null>({ key: `moves of ${id}` });
	const send = (deed: StudentDeed) =>
		submit(deed, { method: 'post', encType: 'application/json', action: applicationPath(id) });
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

/** A move that asks once, in a dialog that says why it was not done. */
export function useMoveDialog(application: Moved) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { moving, move, failure, forgetFailure } = useMoves(application);
	const ask = () => {
		forgetFailure();
		dialog.current?.showModal();
	};
	/** @param confirm the button that does it, in a form or by itself; `keep` names the one that does not */
	const show = (title: string, content: ReactNode, confirm: ReactNode, keep: string) => (
		<Dialog ref={dialog} title={title}>
			<div className="grid gap-5">
				{content}
				{failure && (
					<p role="alert" className="font-semibold text-hot">
						{failure}
					</p>
				)}
				<div className="flex flex-wrap gap-3">
					{confirm}
					<Button look="secondary" onClick={() => dialog.current?.close()} disabled={moving}>
						{keep}
					</Button>
				</div>
			</div>
		</Dialog>
	);
	return { moving, move, ask, show };
}
