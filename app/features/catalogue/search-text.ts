import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LONGEST_SEARCH } from '#app/ui/forms/search-box.tsx';

/** What an address searches for. */
export const searchTextOf = (params: URLSearchParams) =>
	(params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH).toWellFormed().trim();

/** The `handle` of a route with a live search: the server renders the page with the results. */
export const searchable: RouteHandle = {
	query: ['search'],
	canonicalQuery: (query) => {
		const search = searchTextOf(query);
		return new URLSearchParams(search ? { search } : {});
	},
	script: 'filter',
};
