import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { AlertPanel } from './alert-panel.tsx';
import type { Outcome } from './use-decision.ts';

/** The form of a step; in its place that the step is taken, or was taken by somebody else. */
export const UntilDecided = ({
	outcome,
	onAgain,
	children,
}: {
	outcome: Outcome | null;
	onAgain: () => void;
	children: ReactNode;
}) => (outcome ? <OutcomePanel outcome={outcome} onAgain={onAgain} /> : children);

function OutcomePanel({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
	if ('done' in outcome)
		return (
			<div ref={openNext} className="self-start">
				<DonePanel title={outcome.done}>
					<p>It is written into the staff log.</p>
				</DonePanel>
			</div>
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

/** As a `ref` of what says that an entry is decided: opens the next one of the list that nobody has, which claims it. */
function openNext(decided: HTMLElement | null): void {
	const row = decided?.closest('li');
	for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) {
		const entry = next.querySelector<HTMLDetailsElement>(
			':scope > details:not([open], [data-taken])',
		);
		if (!entry) continue;
		entry.open = true;
		entry.querySelector('summary')?.focus({ preventScroll: true });
		entry.scrollIntoView({ block: 'nearest' });
		return;
	}
}
