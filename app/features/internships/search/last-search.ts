import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { searchPath } from './search-path.ts';

let last: string | undefined;

/** Called for each search that is shown. */
export function rememberSearch(search: InternshipSearch): void {
	last = searchPath(search);
}

/** The address of the search that this document showed last, if it showed one. */
export const lastSearch = (): string | undefined => last;
