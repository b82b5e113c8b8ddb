import { limits } from '#schema/limits.ts';

/** What is listed of an employer's own: drafts, or internships as they stand. */
export const POSTING_STATES = ['draft', 'open', 'paused', 'closed'] as const;
export type PostingState = (typeof POSTING_STATES)[number];

/** `words`: of title and place; null for all. */
export type PostingFilters = { words: string | null; state: PostingState | null };

export const ALL_POSTINGS: PostingFilters = { words: null, state: null };

/** From a query, whatever else it has; what is not known counts as not given. */
export const postingFiltersIn = (query: URLSearchParams): PostingFilters => ({
	words: query.get('words')?.trim().slice(0, limits.postingSearch) || null,
	state: POSTING_STATES.find((state) => state === query.get('state')) ?? null,
});

export function postingQueryOf({ words, state }: PostingFilters): URLSearchParams {
	const query = new URLSearchParams();
	if (words) query.set('words', words);
	if (state) query.set('state', state);
	return query;
}
