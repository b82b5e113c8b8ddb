import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import { Button } from '#app/ui/button.tsx';
import { movesFrom } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { useMoves } from './use-moves.ts';
import { Withdraw } from './withdraw.tsx';

/** What the student can do with it now, by the table of moves; nothing where that is nothing. */
export function MoveButtons({ application }: { application: WholeApplication }) {
	const { moving, move, undo } = useMoves(application);
	const stands =
		application.status !== 'offered' || offerStands(application.offer_until, application.today);
	const possible = movesFrom(application.status, 'student').filter(
		(to) => stands || to !== 'accepted',
	);
	const undoable = useTimeLeft(application.undo_seconds) > 0;
	if (possible.length === 0 && !undoable) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			{possible.includes('accepted') && <AcceptOffer application={application} />}
			{possible.includes('declined') && (
				<Button look="secondary" disabled={moving} onClick={() => move('declined')}>
					Decline offer
				</Button>
			)}
			{undoable && (
				<>
					<Button look="secondary" disabled={moving} onClick={() => undo()}>
						Undo
					</Button>
					<span className="text-muted">You can undo this for ten minutes.</span>
				</>
			)}
			{possible.includes('withdrawn') && <Withdraw application={application} />}
		</div>
	);
}
