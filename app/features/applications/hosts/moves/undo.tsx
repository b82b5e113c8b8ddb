import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import type { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { londonTime } from '#schema/london-day.ts';

/** "9 minutes left" */
const leftWords = (seconds: number) => {
	const minutes = Math.ceil(seconds / 60);
	return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
};

/** What is being done. */
export type UndoProps = { doing: ReturnType<typeof useDeed>['doing'] };

/**
 * Takes the last move back while that is possible, or sends it without waiting: until then nobody is shown it.
 * @param seconds how long that is from now
 * @param who is shown nothing of it yet
 */
export function Undo({
	seconds,
	doing,
	who,
	onUndo,
	onSendNow,
}: UndoProps & { seconds: number; who: string; onUndo: () => void; onSendNow: () => void }) {
	const left = useTimeLeft(seconds);
	if (left <= 0) return null;
	return (
		<div className="grid gap-3 rounded-control border-2 border-dashed border-control p-4">
			<p className="text-small">
				{who} nothing of it yet. It goes out at{' '}
				<b>{londonTime(new Date(Date.now() + left * 1_000))}</b>: {leftWords(left)}.
			</p>
			<div className="flex flex-wrap gap-3">
				<Button disabled={doing !== undefined} onClick={onSendNow}>
					{doing?.path.endsWith('send-now') ? 'Sending...' : 'Send now'}
				</Button>
				<Button look="secondary" disabled={doing !== undefined} onClick={onUndo}>
					{doing && !doing.path.endsWith('send-now') ? 'Undoing...' : 'Undo'}
				</Button>
			</div>
		</div>
	);
}
