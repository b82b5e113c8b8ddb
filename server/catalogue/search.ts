import type { Hint, SearchResult } from '#schema/internships/catalogue-contract.ts';
import {
	filtersOf,
	type InternshipSearch,
	withoutFilter,
} from '#schema/internships/internship-search.ts';
import { FACETS } from '#schema/internships/search-facets.ts';
import { matchesOf } from './index/matches.ts';
import { take } from './index/orders.ts';
import type { Snapshot } from './live-index.ts';

const PAGE_SIZE = 20;

type Found = Omit<SearchResult, 'items'> & { numbers: number[] };

/** @param text as in `matchesOf`, the best first */
export function searchIn(
	{ index, order }: Snapshot,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
	pageSize = PAGE_SIZE,
): Found {
	const { isFound, total, facets } = matchesOf(index, search, today, text);
	const pages = Math.max(1, Math.ceil(total / pageSize));
	const page = Math.min(search.page, pages);
	const { sort } = search;
	const ordered = sort === 'best' ? (text ?? order('newest')) : order(sort);
	const numbers = take(ordered, isFound, (page - 1) * pageSize, pageSize);
	return { total, page, pages, facets, numbers };
}

/** @param text as in `matchesOf` */
export function hintIn(
	{ index }: Snapshot,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Hint | null {
	const { withoutFacet } = matchesOf(index, search, today, text);
	const hints = filtersOf(search).map((filter): Hint => {
		const without = withoutFilter(search, filter);
		const facet = FACETS.find((name) => name === filter);
		const rest = filter === 'q' ? null : text;
		const count = facet ? withoutFacet[facet] : matchesOf(index, without, today, rest).total;
		return { filter, without, count };
	});
	const [best] = hints.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
	return best ?? null;
}
