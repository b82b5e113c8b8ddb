import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { chosenValues, withoutWordsOf } from './from-words.ts';

export type FilterToAdd = { label: string; count: number; path: string };

/** How many options of each are offered, those with most internships, in the order of the facet. */
const OFFERED = { city: 8, sector: 4, start: 9, hours: 1 } as const satisfies Partial<
	Record<FacetName, number>
>;
type Offered = keyof typeof OFFERED;
type SearchState = Pick<SearchPage, 'search' | 'read' | 'counts' | 'today'>;

/** What can be added to a search with one tap; what is chosen already or finds nothing is left out. */
export const filtersToAdd = (results: SearchState): FilterToAdd[] =>
	(Object.keys(OFFERED) as Offered[]).flatMap((name) => offered(name, results));

function offered(name: Offered, results: SearchState): FilterToAdd[] {
	const { search, counts, today } = results;
	const chosen = chosenValues(results, name);
	const options = optionsOf(name, today).map((option, place) => ({
		...option,
		count: counts[name][place] ?? 0,
		chosen: chosen.includes(option.value),
	}));
	const possible = options.filter(({ count, chosen }) => count > 0 && !chosen);
	const most = possible.toSorted((a, b) => b.count - a.count).slice(0, OFFERED[name]);
	return possible
		.filter((option) => most.includes(option))
		.map((wanted) => {
			// In the order of the options, as in every address.
			const values = options.filter((option) => option.chosen || option === wanted);
			const filter = name === 'hours' ? TERM_HOURS : values.map(({ value }) => value);
			const added = { ...search, [name]: filter, page: 1 };
			const path = searchPath(withoutWordsOf(added, results, [name]));
			return { label: wanted.label, count: wanted.count, path };
		});
}
