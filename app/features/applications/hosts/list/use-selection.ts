import { useState } from 'react';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';

/** The applications that are ticked, each with the status that was seen. */
export type Selection = {
	items: ReadonlyMap<string, ApplicationStatus>;
	toggle: (id: string, status: ApplicationStatus) => void;
	add: (items: { id: string; status: ApplicationStatus }[]) => void;
	clear: () => void;
};

export function useSelection(): Selection {
	const [items, setItems] = useState<ReadonlyMap<string, ApplicationStatus>>(new Map());
	return {
		items,
		toggle: (id, status) =>
			setItems((before) => {
				const next = new Map(before);
				if (!next.delete(id)) next.set(id, status);
				return next;
			}),
		add: (more) =>
			setItems(
				(before) => new Map([...before, ...more.map(({ id, status }) => [id, status] as const)]),
			),
		clear: () => setItems(new Map()),
	};
}
