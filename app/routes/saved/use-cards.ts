import { useEffect, useState } from 'react';
import type { Saved } from '#app/features/saved/saved-store.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';

/** One that is or was saved while the page is open; without a card it is no longer shown. */
export type Listed = { slug: string; name: string; card: InternshipSummary | null };

type Cards = { today: string; listed: Listed[] };

/** The cards of what is saved, fetched once each; what is removed meanwhile stays listed. */
export function useCards({ list, settled }: Saved) {
	const [{ today, listed }, setCards] = useState<Cards>({ today: '', listed: [] });
	const [failure, setFailure] = useState<string | null>(null);
	const missing = Object.keys(list).filter((slug) => listed.every((one) => one.slug !== slug));
	const asked = missing.join(' ');
	useEffect(() => {
		if (!settled || asked === '' || failure !== null) return;
		let ended = false;
		const internships = asked.split(' ');
		void callApi<SavedCards>('/saved/cards', { internships }).then((answer) => {
			if (ended) return;
			if (!answer.ok) {
				setFailure(answer.message);
				return;
			}
			const { items, today: day } = answer.value;
			const cards = new Map(items.map((card) => [card.slug, card]));
			const found = internships.map((slug) => ({
				slug,
				name: list[slug]?.name ?? slug,
				card: cards.get(slug) ?? null,
			}));
			setCards((before) => ({ today: day, listed: [...before.listed, ...found] }));
		});
		return () => {
			ended = true;
		};
	}, [settled, asked, failure, list]);
	return {
		today,
		listed,
		loading: !settled || (missing.length > 0 && listed.length === 0),
		failure,
		again: () => setFailure(null),
	};
}
