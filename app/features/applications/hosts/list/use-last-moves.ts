import { useState } from 'react';
import type { MovesResult } from '#app/features/applications/hosts/moves/move-several.tsx';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { TAKE_BACK_SECONDS } from '#schema/applications/application-moves.ts';

/** What became of those that were moved, and for how many seconds from when it was read they can be taken back. */
export type LastMoves = MovesResult & { seconds: number };

export const LAST_MOVES = 'moved';

/**
 * What was moved last: stored in this tab while it can be taken back, so that another screen or a reload does not take the
 * way to Undo away.
 */
export function useLastMoves() {
	const { typed, write, clear } = useFormDraft(LAST_MOVES);
	const [last, setLast] = useState(() => stillOpen(typed, Date.now()));
	return {
		last,
		store: (done: MovesResult) => {
			const values = new FormData();
			values.set('done', JSON.stringify(done));
			values.set('at', String(Date.now()));
			write(values);
			setLast({ ...done, seconds: TAKE_BACK_SECONDS });
		},
		/** They are sent: what is shown stays, and is not shown again. */
		forget: clear,
		end: () => {
			clear();
			setLast(null);
		},
	};
}

/**
 * @param now milliseconds since 1970
 * @returns null after the time to take back
 */
export function stillOpen({ done, at }: Record<string, string>, now: number): LastMoves | null {
	const seconds = Math.floor(TAKE_BACK_SECONDS - (now - Number(at)) / 1_000);
	if (!done || !(seconds > 0 && seconds <= TAKE_BACK_SECONDS)) return null;
	return { ...(JSON.parse(done) as MovesResult), seconds };
}
