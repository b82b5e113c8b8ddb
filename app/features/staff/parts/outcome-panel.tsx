import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { AlertPanel } from './alert-panel.tsx';
import type { Outcome } from './use-decision.ts';

/**
 * The form of a step; in its place, as high, that the step is taken, or was taken by somebody else. So what is below
 * does not move.
 */
export const UntilDecided = ({
	outcome,
	onAgain,
	children,
}: {
	outcome: Outcome | null;
	onAgain: () => void;
	children: ReactNode;
}) => (
	<div className="grid *:[grid-area:1/1]">
		<div inert={outcome !== null} className={cn(outcome && 'invisible')}>
			{children}
		</div>
		{outcome && <OutcomePanel outcome={outcome} onAgain={onAgain} />}
	</div>
);

function OutcomePanel({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
	if ('done' in outcome)
		return (
			<DonePanel title={outcome.done}>
				<p>It is written into the staff log.</p>
			</DonePanel>
		);
	return (
		<AlertPanel>
			<p className="text-sun-ink">
				<b>{outcome.conflict}</b> Nothing of yours was stored.
			</p>
			<Button look="secondary" className="justify-self-start" onClick={onAgain}>
				Load the list again
			</Button>
		</AlertPanel>
	);
}
