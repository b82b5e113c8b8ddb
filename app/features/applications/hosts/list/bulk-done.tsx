import { useState } from 'react';
import { Undo, type UndoProps } from '#app/features/applications/hosts/moves/undo.tsx';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import type { MoveOutcome, TemplateStatus } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { MOST_OF_A_NEW_EMPLOYER } from '#schema/applications/message-risks.ts';

/** What became of each, taking them all back, and sending them at once. */
export function BulkDone({
	to,
	outcomes,
	seconds,
	doing,
	onUndo,
	onSendNow,
	onClose,
}: UndoProps & {
	to: TemplateStatus;
	outcomes: MoveOutcome[];
	/** How long they can be taken back from now on. */
	seconds: number;
	onUndo: (moved: string[]) => void;
	onSendNow: (moved: string[]) => Promise<boolean>;
	onClose: () => void;
}) {
	const moved = outcomes.filter(({ outcome }) => outcome === 'moved');
	const meanwhile = outcomes.filter(({ outcome }) => outcome === 'moved_meanwhile');
	const waiting = outcomes.filter(({ outcome }) => outcome === 'waits_for_staff');
	const others = outcomes.length - moved.length - meanwhile.length - waiting.length;
	const [sent, setSent] = useState(false);
	const ids = moved.map(({ application_id }) => application_id);
	return (
		<DonePanel
			key={String(sent)}
			title={
				waiting.length > 0
					? `${countWords(waiting.length)} wait for our staff`
					: `${countWords(moved.length)} moved to “${hostLabelOf(to)}”`
			}
			links={
				<>
					{moved.length > 0 && !sent && (
						<Undo
							seconds={seconds}
							doing={doing}
							who="The students see"
							onUndo={() => onUndo(ids)}
							onSendNow={async () => setSent(await onSendNow(ids))}
						/>
					)}
					<Button look="text" className="px-2!" onClick={onClose}>
						Close
					</Button>
				</>
			}
		>
			{waiting.length > 0 && (
				<p>
					The message has a link, a telephone number, or words about money or documents; or it is
					your first one to more than {MOST_OF_A_NEW_EMPLOYER} people. We look at such messages
					before anybody is sent them. Until then the applications stay as they are, and do not
					count as late. Open one to read why it waits; another answer takes its place.
				</p>
			)}
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
