import { useState } from 'react';
import type { MatchingApplicants } from '#schema/applications/applicants.ts';

type Item = MatchingApplicants['items'][number];

/** An application that is ticked: with the status that was seen, and the account of who had taken it on. */
type Chosen = { status: Item['status']; takenBy: string | null };

export type Selection = {
	items: ReadonlyMap<string, Chosen>;
	toggle: (item: Item) => void;
	add: (items: Item[]) => void;
	clear: () => void;
};

const entryOf = ({ id, status, taken_by }: Item) =>
	[id, { status, takenBy: taken_by?.id ?? null }] as const;

export function useSelection(): Selection {
	const [items, setItems] = useState<Selection['items']>(new Map());
	return {
		items,
		toggle: (item) =>
			setItems((before) => {
				const next = new Map(before);
				if (!next.delete(item.id)) next.set(...entryOf(item));
				return next;
			}),
		add: (more) => setItems((before) => new Map([...before, ...more.map(entryOf)])),
		clear: () => setItems(new Map()),
	};
}
