import { useState } from 'react';
import { focusOn } from '#app/lib/focus-on.ts';

/** In the place of a row whose button was pressed; it takes the focus that the button had. */
export const RemovedNotice = ({ title, words }: { title: string; words: string }) => (
	<p
		ref={focusOn}
		tabIndex={-1}
		role="status"
		className="self-center text-muted outline-none wrap-anywhere"
	>
		<b className="text-ink">{title}</b> {words}
	</p>
);

/** What was listed since the screen was opened: it stays in its place, also once it is removed. */
export function useStillListed<Item>(
	now: Item[],
	isSame: (one: Item, other: Item) => boolean,
): Item[] {
	const [before, setBefore] = useState(now);
	const listed = [
		...before.map((one) => now.find((other) => isSame(one, other)) ?? one),
		...now.filter((one) => !before.some((other) => isSame(one, other))),
	];
	if (listed.length > before.length) setBefore(listed);
	return listed;
}
