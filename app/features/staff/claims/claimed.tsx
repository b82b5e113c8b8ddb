import { Button } from '#app/ui/button.tsx';
import { londonTime } from '#schema/london-day.ts';
import type { Claim } from '#schema/staff/claims.ts';
import type { Claiming } from './use-claim.ts';

/** "Yours until 15:10" */
export const claimWords = ({ mine, by, until }: Claim) =>
	`${mine ? 'Yours' : `Taken by ${by}`} until ${londonTime(new Date(until))}`;

/** Said at once to whoever opens what a colleague has; nothing where nobody else has it. */
export function TakenByColleague({ claim, isTaken, takeOver, isTakingOver }: Claiming) {
	if (!claim || !isTaken) return null;
	return (
		<div
			role="status"
			className="flex flex-wrap items-center gap-3 rounded-card bg-sun-wash px-4 py-4 text-sun-ink sm:px-5"
			data-no-print
		>
			<p className="flex-[1_1_9rem] wrap-anywhere">
				<b>{claim.by} has opened it.</b> If you take it over, only you can decide.
			</p>
			<Button look="secondary" disabled={isTakingOver} onClick={takeOver}>
				{isTakingOver ? 'Taking over...' : 'Take over'}
			</Button>
		</div>
	);
}
