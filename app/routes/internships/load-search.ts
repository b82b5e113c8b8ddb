import { data } from 'react-router';
import { chipsOf } from '#app/features/internships/search/filters/chips.ts';
import { wordsAsFilters } from '#app/features/internships/search/filters/words-as-filters.ts';
import type { Found } from '#app/features/internships/search/found.ts';
import { BUSY, isBusy } from '#app/features/internships/search/unless-busy.ts';
import { documentOnly } from '#app/lib/document-only.ts';
import type {
	Catalogue,
	FacetCounts,
	SearchResult,
} from '#schema/internships/catalogue-contract.ts';
import {
	emptySearch,
	type InternshipSearch,
	parseSearch,
} from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { slugOf } from '#schema/normal-form.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** What there is to show while the database does not answer. */
export type Busy = { busy: true; search: InternshipSearch };

/**
 * What the page of a search shows.
 * @param request as the loader has it, since a document and a script get the list differently
 * @param url its address as the router reads it
 */
export async function loadSearch(
	request: Request,
	url: URL,
	{ catalogue, clock }: ServerServices,
): Promise<Found | ReturnType<typeof busy>> {
	const today = clock.today();
	const search = parseSearch(url.searchParams, today);
	try {
		const result = await catalogue.search(search, today);
		return {
			...(await found(result, search, today, catalogue)),
			items: documentOnly(request, result.items),
		};
	} catch (error) {
		if (isBusy(error)) return busy(search);
		throw error;
	}
}

const busy = (search: InternshipSearch) => data<Busy>({ busy: true, search }, BUSY);

async function found(
	{ items, total, page, pages, facets }: SearchResult,
	asked: InternshipSearch,
	today: string,
	catalogue: Catalogue,
): Promise<Omit<Found, 'items'>> {
	const search = { ...asked, page };
	const companies = Object.fromEntries(
		items.map(({ company }) => [slugOf(company), company] as const),
	);
	const [hint, asFilters] = await Promise.all([
		total === 0 ? hintFor(search, companies, today, catalogue) : null,
		filtersFor(search, today, catalogue),
	]);
	const named = Object.fromEntries(
		search.company.map((slug) => [slug, companies[slug] ?? slug.replaceAll('-', ' ')]),
	);
	const counts = countsOf(facets, today);
	return { search, today, total, pages, counts, companies: named, hint, asFilters };
}

/** Both sides know the options: a document carries their counts alone. */
const countsOf = (facets: FacetCounts, today: string): Found['counts'] =>
	mapFacets((name) => {
		const counts = new Map(facets[name].map(({ value, count }) => [value, count]));
		return optionsOf(name, today).map(({ value }) => counts.get(value) ?? 0);
	});

const mapFacets = (counts: (name: FacetName) => number[]) =>
	Object.fromEntries(FACETS.map((name) => [name, counts(name)])) as Found['counts'];

async function hintFor(
	search: InternshipSearch,
	companies: Record<string, string>,
	today: string,
	catalogue: Catalogue,
): Promise<Found['hint']> {
	const hint = await catalogue.hint(search, today);
	if (!hint) return null;
	const removed = chipsOf({ ...emptySearch, [hint.filter]: search[hint.filter] }, companies, today);
	const words = removed.map(({ label }) => label).join(', ');
	return { search: hint.without, total: hint.count, removed: words };
}

async function filtersFor(
	search: InternshipSearch,
	today: string,
	catalogue: Catalogue,
): Promise<Found['asFilters']> {
	const meant = wordsAsFilters(search, today);
	if (!meant) return null;
	const { total } = await catalogue.search(meant, today);
	const labels = chipsOf(meant, {}, today).map(({ label }) => label);
	return total === 0 ? null : { search: meant, total, labels };
}
