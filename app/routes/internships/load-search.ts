import { data } from 'react-router';
import { chipsOf } from '#app/features/internships/search/filters/chips.ts';
import { BUSY, isBusy } from '#app/features/internships/search/is-busy.ts';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import type {
	Catalogue,
	FacetCounts,
	ReadText,
	SearchResult,
} from '#schema/internships/catalogue-contract.ts';
import {
	emptySearch,
	type InternshipSearch,
	PAGE_SIZE,
	parseSearch,
} from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { slugOf } from '#schema/normal-form.ts';
import { ownValue } from '#schema/own-value.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** What there is to show while the database does not answer. */
export type Busy = { busy: true; search: InternshipSearch };

/**
 * What the page of a search shows.
 * @param url its address as the router reads it
 */
export async function loadSearch(
	url: URL,
	{ catalogue, clock }: ServerServices,
): Promise<SearchPage | ReturnType<typeof busy>> {
	const today = clock.today();
	const search = parseSearch(url.searchParams, today);
	try {
		const result = await catalogue.search(search, today);
		return {
			...(await readResults(result, search, today, catalogue)),
			...listsOf(result),
		};
	} catch (error) {
		if (isBusy(error)) return busy(search);
		throw error;
	}
}

/** What satisfies all of the text comes first; what is only close to it stands by itself. */
function listsOf({ items, exact, page }: SearchResult): Pick<SearchPage, 'items' | 'close'> {
	const first = Math.max(0, exact - (page - 1) * PAGE_SIZE);
	const close = items.slice(first);
	return {
		items: items.slice(0, first),
		close: close.length > 0 ? close : null,
	};
}

const busy = (search: InternshipSearch) => data<Busy>({ busy: true, search }, BUSY);

async function readResults(
	{ items, total, exact, read, page, pages, facets, paySteps }: SearchResult,
	asked: InternshipSearch,
	today: string,
	catalogue: Catalogue,
): Promise<Omit<SearchPage, 'items' | 'close'>> {
	const search = { ...asked, page };
	const companies = Object.fromEntries(
		items.map(({ company }) => [slugOf(company), company] as const),
	);
	const hint = total === 0 ? await hintFor(search, read, companies, today, catalogue) : null;
	const named = Object.fromEntries(
		search.company.map((slug) => [slug, ownValue(companies, slug) ?? slug.replaceAll('-', ' ')]),
	);
	const counts = countsOf(facets, today);
	return { search, today, total, exact, read, pages, counts, paySteps, companies: named, hint };
}

/** Both sides know the options: a document carries their counts alone. */
const countsOf = (facets: FacetCounts, today: string): SearchPage['counts'] =>
	mapFacets((name) => {
		const counts = new Map(facets[name].map(({ value, count }) => [value, count]));
		return optionsOf(name, today).map(({ value }) => counts.get(value) ?? 0);
	});

const mapFacets = (counts: (name: FacetName) => number[]) =>
	Object.fromEntries(FACETS.map((name) => [name, counts(name)])) as SearchPage['counts'];

async function hintFor(
	search: InternshipSearch,
	read: ReadText | null,
	companies: Record<string, string>,
	today: string,
	catalogue: Catalogue,
): Promise<SearchPage['hint']> {
	const hint = await catalogue.hint(search, today);
	if (!hint) return null;
	const { filter, without, count } = hint;
	const part = filter === 'q' && read?.parts.find((one) => one.without === without.q);
	if (part && without.q !== '')
		return { search: without, total: count, removed: `“${part.label}”` };
	const removed = chipsOf({ ...emptySearch, [filter]: search[filter] }, companies, today);
	const words = removed.map(({ label }) => label).join(', ');
	return { search: without, total: count, removed: words };
}
