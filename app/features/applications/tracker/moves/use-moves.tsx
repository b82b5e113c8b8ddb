import { type ReactNode, useRef } from 'react';
import { moveApplication, takeMoveBack } from '#app/features/applications/student-calls.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** What moves need of an application, on its page and in the list. */
export type MovableApplication = Pick<StudentApplication, 'id' | 'status'>;

/** The student's moves of an application: one at a time, also between two components. */
export function useMoves({ id, status }: MovableApplication) {
	const { run, busy, doing, failure, forget } = useDeed(`moves of ${id}`);
	/** @param inDialog which says itself why it was not done; it has gone with a move that somebody else was faster with */
	const send = async (deed: Deed<object>, inDialog: boolean) => {
		const result = await run(deed);
		if (!result.ok && (!inDialog || result.status === 409))
			toast(applicationMessages.failed(result.message));
	};
	return {
		moving: busy,
		/** To which status. */
		to: doing?.body.to,
		failure,
		forget,
		move: (
			to: ApplicationStatus,
			{ message, checked }: { message?: string; checked?: boolean } = {},
		) =>
			send(
				moveApplication(id, {
					expected: status,
					to,
					...(message?.trim() && { message }),
					...(checked && { checked }),
				}),
				to !== 'declined',
			),
		undo: () => send(takeMoveBack(id), false),
	};
}

/** A move that asks once, in a dialog that says why it was not done. */
export function useMoveDialog(application: MovableApplication) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { moving, move, failure, forget } = useMoves(application);
	const ask = () => {
		forget();
		dialog.current?.showModal();
	};
	/** @param confirm the button that does it, in a form or by itself; `keep` names the one that does not */
	const show = (title: string, content: ReactNode, confirm: ReactNode, keep: string) => (
		<Dialog ref={dialog} title={title}>
			<div className="grid gap-5">
				{content}
				{failure && (
					<p role="alert" className="font-semibold text-hot">
						{failure.message}
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
