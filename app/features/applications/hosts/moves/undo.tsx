import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import { Button } from '#app/ui/button.tsx';
import { londonTime } from '#schema/london-day.ts';

/** "9 minutes left" */
const leftWords = (seconds: number) => {
	const minutes = Math.ceil(seconds / 60);
	return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
};

/**
 * Takes the last move back while that is possible, or sends it without waiting: until then nobody is shown it.
 * @param seconds how long that is from now
 * @param who is shown nothing of it yet
 */
export function Undo({
	seconds,
	busy,
	who,
	onUndo,
	onSendNow,
}: {
	seconds: number;
	busy: boolean;
	who: string;
	onUndo: () => void;
	onSendNow: () => void;
}) {
	const left = useTimeLeft(seconds);
	if (left <= 0) return null;
	return (
		<div className="grid gap-3 rounded-control border-2 border-dashed border-control p-4">
			<p className="text-[0.95rem]">
				{who} nothing of it yet. It goes out at{' '}
				<b>{londonTime(new Date(Date.now() + left * 1_000))}</b>: {leftWords(left)}.
			</p>
			<div className="flex flex-wrap gap-3">
				<Button disabled={busy} onClick={onSendNow}>
					Send now
				</Button>
				<Button look="secondary" disabled={busy} onClick={onUndo}>
					Undo
				</Button>
			</div>
		</div>
	);
}
