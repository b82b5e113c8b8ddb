import { useEffect, useState } from 'react';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { movesFrom } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import type { Moves } from './use-moves.ts';
import { Withdraw } from './withdraw.tsx';

/** What the student can do with it now, by the table of moves; nothing where that is nothing. */
export function MoveButtons({
	application,
	moves,
}: {
	application: WholeApplication;
	moves: Moves;
}) {
	const possible = movesFrom(application.status, 'student');
	const undoable = useUndoable(application);
	if (possible.length === 0 && !undoable) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			{possible.includes('accepted') && (
				<Button
					look="hot"
					disabled={moves.moving}
					onClick={() => toastFailure(moves.move('accepted'))}
				>
					Accept offer
				</Button>
			)}
			{possible.includes('declined') && (
				<Button
					look="secondary"
					disabled={moves.moving}
					onClick={() => toastFailure(moves.move('declined'))}
				>
					Decline offer
				</Button>
			)}
			{undoable && (
				<>
					<Button
						look="secondary"
						disabled={moves.moving}
						onClick={() => toastFailure(moves.undo())}
					>
						Undo
					</Button>
					<span className="text-muted">You can undo this for ten minutes.</span>
				</>
			)}
			{possible.includes('withdrawn') && <Withdraw {...moves} />}
		</div>
	);
}

async function toastFailure(moved: Promise<string | null>) {
	const failed = await moved;
	if (failed) toast(applicationMessages.failed(failed));
}

/** Whether the last move can be taken back, until its time is over. */
function useUndoable({ undo_seconds }: WholeApplication): boolean {
	const [over, setOver] = useState<number | null>(null);
	useEffect(() => {
		if (undo_seconds <= 0) return;
		const timer = setTimeout(setOver, undo_seconds * 1_000, undo_seconds);
		return () => clearTimeout(timer);
	}, [undo_seconds]);
	return undo_seconds > 0 && over !== undo_seconds;
}
