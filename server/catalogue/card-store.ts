import { LRUCache } from 'lru-cache';
import type { Card, CatalogueDatabase } from './database.ts';

/** About 1 kB each. */
const MOST_CARDS = 4_000;

/** The cards asked for last, until they change. */
export function cardStore(database: Pick<CatalogueDatabase, 'cards'>) {
	const cards = new LRUCache<number, Card>({ max: MOST_CARDS });
	let changes = 0;
	return {
		/** In the order of the numbers; those deleted meanwhile are left out. */
		async get(numbers: number[]): Promise<Card[]> {
			const known = new Map(numbers.map((number) => [number, cards.get(number)]));
			const missing = numbers.filter((number) => known.get(number) === undefined);
			const before = changes;
			for (const card of missing.length > 0 ? await database.cards(missing) : []) {
				known.set(card.number, card);
				// What was read before a change is not stored.
				if (changes === before) cards.set(card.number, card);
			}
			return numbers.flatMap((number) => known.get(number) ?? []);
		},
		forget(numbers: number[]): void {
			changes += 1;
			for (const number of numbers) cards.delete(number);
		},
	};
}
