import type { Hint, SearchResult } from '#schema/internships/catalogue-contract.ts';
import {
	filtersOf,
	type InternshipSearch,
	PAGE_SIZE,
	withoutFilter,
} from '#schema/internships/internship-search.ts';
import type { PaySteps } from '#schema/internships/pay-periods.ts';
import { FACETS } from '#schema/internships/search-facets.ts';
import { matchesOf, openPaySteps } from './index/matches.ts';
import { take } from './index/orders.ts';
import type { Snapshot } from './live-index.ts';
import type { TextMatches } from './matching/order-of-matches.ts';

type NumberedResult = Omit<SearchResult, 'items' | 'read'> & { numbers: number[] };

/** What satisfies all of the text comes first in every order. @param text as in `matchesOf` */
export function searchIn(
	snapshot: Snapshot,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
	pageSize = PAGE_SIZE,
): NumberedResult {
	const { order } = snapshot;
	const { isExact, isClose, exact, total, facets, paySteps } = matchesOf(
		snapshot.index,
		search,
		today,
		text,
	);
	const pages = Math.max(1, Math.ceil(total / pageSize));
	const page = Math.min(search.page, pages);
	const { sort } = search;
	const ordered = sort === 'best' ? (text?.numbers ?? order('newest')) : order(sort);
	const skipped = (page - 1) * pageSize;
	const first = take(ordered, isExact, skipped, pageSize);
	const left = pageSize - first.length;
	const rest = left > 0 ? take(ordered, isClose, Math.max(0, skipped - exact), left) : [];
	return {
		total,
		exact,
		page,
		pages,
		facets,
		paySteps: { open: openPay(snapshot, today), found: paySteps },
		numbers: [...first, ...rest],
	};
}

/** Of all that is open; the same for every search of a day. */
const openSteps = new WeakMap<Snapshot, { today: string; steps: PaySteps }>();

function openPay(snapshot: Snapshot, today: string): PaySteps {
	const cached = openSteps.get(snapshot);
	if (cached?.today === today) return cached.steps;
	const steps = openPaySteps(snapshot.index, today);
	openSteps.set(snapshot, { today, steps });
	return steps;
}

/**
 * The filter or the word of the text whose removal gives most.
 * @param text as in `matchesOf`
 * @param shorter the search without each thing that was read in its text, and what its text then finds
 */
export function hintIn(
	{ index }: Snapshot,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
	shorter: readonly { less: InternshipSearch; text: TextMatches | null }[],
): Hint | null {
	const { withoutFacet } = matchesOf(index, search, today, text);
	const hints = filtersOf(search).map((filter): Hint => {
		const without = withoutFilter(search, filter);
		const facet = FACETS.find((name) => name === filter);
		const rest = filter === 'q' ? null : text;
		const count = facet ? withoutFacet[facet] : matchesOf(index, without, today, rest).total;
		return { filter, without, count };
	});
	const words = shorter
		.filter(({ less }) => less.q !== '')
		.map(({ less, text }): Hint => {
			return { filter: 'q', without: less, count: matchesOf(index, less, today, text).total };
		});
	const useful = [...words, ...hints].filter(({ count }) => count > 0);
	// The whole text goes only where no shorter one finds anything.
	const offered = useful.filter(({ without }) => without.q !== '' || search.q === '');
	const [best] = (offered.length > 0 ? offered : useful).sort((a, b) => b.count - a.count);
	return best ?? null;
}
