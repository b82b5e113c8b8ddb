import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import { Button } from '#app/ui/button.tsx';
import { type ApplicationStatus, movesFrom } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { useMoves } from './use-moves.tsx';

/** Whether the student can do it now, by the table of moves; an offer that has ended cannot be accepted. */
export const canMove = (
	{ status, offer_until }: Pick<StudentApplication, 'status' | 'offer_until'>,
	to: ApplicationStatus,
	today: string,
): boolean =>
	movesFrom(status, 'student').includes(to) &&
	(status !== 'offered' || to !== 'accepted' || offerStands(offer_until, today));

/** The answer to an offer, on its page and in the list; nothing where there is none to give. */
export function OfferButtons({
	application,
	today,
}: {
	application: StudentApplication;
	today: string;
}) {
	const { moving, to, move } = useMoves(application);
	if (!canMove(application, 'declined', today)) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			{canMove(application, 'accepted', today) && <AcceptOffer application={application} />}
			<Button look="secondary" disabled={moving} onClick={() => move('declined')}>
				{to === 'declined' ? 'Declining...' : 'Decline offer'}
			</Button>
			<span className="text-small text-muted">Undo is possible for ten minutes.</span>
		</div>
	);
}

/** Takes the student's last move back while that is possible, on the page of the application and in the list. */
export function UndoButton({ application }: { application: StudentApplication }) {
	const { moving, undo } = useMoves(application);
	if (useTimeLeft(application.undo_seconds) <= 0) return null;
	return (
		<div className="flex items-center gap-3" data-no-print="">
			<Button look="secondary" disabled={moving} onClick={() => undo()}>
				{moving ? 'Undoing...' : 'Undo'}
			</Button>
			<span className="text-small text-muted">You can undo it for ten minutes.</span>
		</div>
	);
}
