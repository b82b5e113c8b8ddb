import { useState } from 'react';
import { Undo } from '#app/features/applications/hosts/moves/undo.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import type { MoveOutcome, TemplateStatus } from '#schema/applications/applicants.ts';
import { hostLabelOf, TAKE_BACK_SECONDS } from '#schema/applications/application-moves.ts';

/** What became of each, and taking them all back. */
export function BulkDone({
	to,
	outcomes,
	onUndo,
}: {
	to: TemplateStatus;
	outcomes: MoveOutcome[];
	onUndo: (moved: string[]) => Promise<void>;
}) {
	const [busy, setBusy] = useState(false);
	const moved = outcomes.filter(({ outcome }) => outcome === 'moved');
	const meanwhile = outcomes.filter(({ outcome }) => outcome === 'moved_meanwhile');
	const others = outcomes.length - moved.length - meanwhile.length;
	const undo = async () => {
		setBusy(true);
		await onUndo(moved.map(({ application_id }) => application_id));
		setBusy(false);
	};
	return (
		<DonePanel
			title={`${countWords(moved.length)} moved to “${hostLabelOf(to)}”`}
			links={moved.length > 0 && <Undo seconds={TAKE_BACK_SECONDS} busy={busy} onUndo={undo} />}
		>
			{meanwhile.length > 0 && (
				<p>
					{countWords(meanwhile.length)} moved by somebody else in the meantime: left as they are.
				</p>
			)}
			{others > 0 && <p>{countWords(others)} cannot make this move: left as they are.</p>}
		</DonePanel>
	);
}

const countWords = (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`;
