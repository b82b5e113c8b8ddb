import { useEffect, useState } from 'react';
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
	const [ends, setEnds] = useState<{ seconds: number; at: number } | null>(null);
	const [left, setLeft] = useState(seconds);
	useEffect(() => {
		const at = Date.now() + seconds * 1_000;
		setEnds({ seconds, at });
		setLeft(seconds);
		const timer = setInterval(() => setLeft(Math.max(0, (at - Date.now()) / 1_000)), 1_000);
		return () => clearInterval(timer);
	}, [seconds]);
	if (left <= 0) return null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button look="secondary" disabled={busy} onClick={onUndo}>
				Undo
			</Button>
			<span className="text-[0.95rem] text-muted">
				{ends && `The mail goes out at ${clock.format(ends.at)}: `}
				{leftWords(left)}.
			</span>
		</div>
	);
}
