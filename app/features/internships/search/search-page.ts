import type {
	MatchingInternship,
	ReadText,
	SearchResult,
} from '#schema/internships/catalogue-contract.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import type { FacetName } from '#schema/internships/search-facets.ts';

/** Another search, and how many internships it finds. */
type Alternative = { search: InternshipSearch; total: number };

/** A search and what it finds, as the page shows it. */
export type SearchPage = {
	/** As it was understood; its page is one that there is. */
	search: InternshipSearch;
	/** ISO date in Europe/London. */
	today: string;
	/** With those that are only close to the text. */
	total: number;
	/** How many satisfy all of the text. */
	exact: number;
	/** What was read in the text. */
	read: ReadText | null;
	pages: number;
	/** How many each option would give with the other filters, in the order of `optionsOf`. */
	counts: Record<FacetName, number[]>;
	paySteps: SearchResult['paySteps'];
	/** The names of companies by slug, as far as they are known. */
	companies: Record<string, string>;
	items: MatchingInternship[];
	/** Those of this page that are only close to the text; null where there are none. */
	close: MatchingInternship[] | null;
	/** Where nothing is found: without one filter. */
	hint: (Alternative & { removed: string }) | null;
};
