import {
	emptySearch,
	type InternshipSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';

/** The address of a search by the filters that it has. */
export function searchPath(filters: Partial<InternshipSearch>): string {
	const query = searchParameters({ ...emptySearch, ...filters }).toString();
	return query ? `/internships?${query}` : '/internships';
}
