import { LRUCache } from 'lru-cache';
import type { CatalogueDatabase } from './database.ts';

/** Numbers of internships in all results together; 4 bytes each. */
const MOST_NUMBERS = 1_000_000;

type Result = { numbers: Int32Array | null };

/** What texts have found in a version; parallel searches for the same text share one query. */
export function textResults(database: Pick<CatalogueDatabase, 'find'>) {
	const results = new LRUCache<string, Result, string>({
		maxSize: MOST_NUMBERS,
		sizeCalculation: ({ numbers }, key) => key.length + (numbers?.length ?? 0),
		fetchMethod: async (_key, _stale, { context: text }) => ({
			numbers: await database.find(text),
		}),
		ignoreFetchAbort: true,
	});
	/** Null where the text filters nothing. */
	return async (text: string, version: number): Promise<Int32Array | null> => {
		if (text === '') return null;
		const { numbers } = await results.forceFetch(`${version} ${text.toLowerCase()}`, {
			context: text,
		});
		return numbers;
	};
}
