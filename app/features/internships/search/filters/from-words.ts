import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { type InternshipSearch, possibleSort } from '#schema/internships/internship-search.ts';
import type { FacetName } from '#schema/internships/search-facets.ts';
import { withoutPart } from '#schema/internships/understanding/words.ts';
import { valuesOf } from './chips.ts';

type InterpretedSearch = Pick<SearchPage, 'search' | 'read'>;

/** What the text says of a facet. What is set by hand is not read in it. */
const partsOf = ({ read }: InterpretedSearch, name: FacetName) =>
	read?.parts.filter(({ as }) => as === name) ?? [];

/** The options of a facet that the text stands for. */
export const valuesFromWords = (results: InterpretedSearch, name: FacetName): string[] =>
	partsOf(results, name).flatMap(({ values }) => values);

/** What the text says of a facet and no option does: "at most 15 hours". */
export const otherWords = (results: InterpretedSearch, name: FacetName): string[] =>
	partsOf(results, name).flatMap(({ values, label }) => (values.length > 0 ? [] : [label]));

/** The options of a facet that are chosen by hand, or by words. */
export function chosenValues(results: InterpretedSearch, name: FacetName): string[] {
	const byHand = valuesOf(results.search, name);
	return byHand.length > 0 ? byHand : valuesFromWords(results, name);
}

/** A search without the words of its text that say something of these facets: somebody sets them by hand. */
export function withoutWordsOf(
	search: InternshipSearch,
	results: InterpretedSearch,
	names: readonly FacetName[],
): InternshipSearch {
	const spans = names.flatMap((name) => partsOf(results, name).flatMap((part) => part.spans));
	// Meanwhile another text may have been typed.
	if (spans.length === 0 || search.q !== results.search.q) return search;
	const q = withoutPart(search.q, { spans });
	return { ...search, q, sort: possibleSort({ q, sort: search.sort }) };
}
