import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

/** A decision that is not done yet: the way to end the wait, if there is one, and the way back. */
export const UntilDone = ({
	children,
	about,
	busy,
	now,
	onNow,
	onUndo,
}: {
	/** When it is done, and what follows. */
	children: ReactNode;
	/** What it is about, for those who do not see where the buttons stand. */
	about: string;
	busy: boolean;
	/** What the button says that ends the wait. */
	now?: string;
	onNow?: () => void;
	onUndo: () => void;
}) => (
	<div
		data-no-print
		className="flex flex-wrap items-center gap-3 rounded-control bg-sun-wash p-4 text-sun-ink"
	>
		<p className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">{children}</p>
		<div className="flex flex-wrap gap-3">
			{now && (
				<Button look="secondary" disabled={busy} onClick={onNow}>
					{now}
					<span className="sr-only"> {about}</span>
				</Button>
			)}
			<Button look="secondary" disabled={busy} onClick={onUndo}>
				Undo
				<span className="sr-only"> {about}</span>
			</Button>
		</div>
	</div>
);
