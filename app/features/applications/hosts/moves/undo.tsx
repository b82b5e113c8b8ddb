import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import { Button } from '#app/ui/button.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "9 minutes left" */
const leftWords = (seconds: number) => {
	const minutes = Math.ceil(seconds / 60);
	return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
};

/**
 * Takes the last move back while that is possible; the mail about it waits as long.
 * @param seconds how long that is from now
 */
export function Undo({
	seconds,
	busy,
	onUndo,
}: {
	seconds: number;
	busy: boolean;
	onUndo: () => void;
}) {
	const left = useTimeLeft(seconds);
	if (left <= 0) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button look="secondary" disabled={busy} onClick={onUndo}>
				Undo
			</Button>
			<span className="text-[0.95rem] text-muted">
				The mail goes out at {clock.format(Date.now() + left * 1_000)}: {leftWords(left)}.
			</span>
		</div>
	);
}
