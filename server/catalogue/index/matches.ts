import type { FacetCounts } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { add, type Bits, both, countBoth, countOf, emptyBits, union } from './bits.ts';
import type { FacetIndex } from './facet-index.ts';

export type Matches = {
	found: Bits;
	total: number;
	facets: FacetCounts;
	/** How many without the choices in a facet. */
	withoutFacet: Record<FacetName, number>;
};

/** @param text the numbers of those with the search's text; null if it filters nothing */
export function matchesOf(
	index: FacetIndex,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Matches {
	const base = baseOf(index, search, today, text);
	const chosen = FACETS.map((name) => chosenIn(index, name, search));
	const others = withOthers(base, chosen);
	const found = others.at(-1) ?? base;
	const of = (name: FacetName) => others[FACETS.indexOf(name)] ?? base;
	const countsOf = (name: FacetName) =>
		optionsOf(name, today).map(({ value }) => ({
			value,
			count: countBoth(of(name), index.option(name, value)),
		}));
	return {
		found,
		total: countOf(found),
		facets: forEachFacet(countsOf),
		withoutFacet: forEachFacet((name) => countOf(of(name))),
	};
}

/** Those that are found, without counting anything. @param text as in `matchesOf` */
export function foundIn(
	index: FacetIndex,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Bits {
	const base = baseOf(index, search, today, text);
	const chosen = FACETS.map((name) => chosenIn(index, name, search));
	return chosen.reduce<Bits>((all, filter) => (filter ? both(all, filter) : all), base);
}

const forEachFacet = <Value>(make: (name: FacetName) => Value) =>
	Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, Value>;

function baseOf(
	index: FacetIndex,
	{ company }: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Bits {
	let base = index.open(today);
	if (text) base = both(base, bitsOf(text, index.size));
	if (company.length > 0)
		base = both(
			base,
			union(
				company.map((slug) => index.company(slug)),
				index.size,
			),
		);
	return base;
}

/** Undefined where nothing is chosen. */
function chosenIn(index: FacetIndex, name: FacetName, search: InternshipSearch): Bits | undefined {
	const values = [search[name]].flat().filter((value) => value !== null);
	if (values.length === 0) return undefined;
	return union(
		values.map((value) => index.option(name, String(value))),
		index.size,
	);
}

/** What passes all filters but one, for each of them; and at the end what passes all. */
function withOthers(base: Bits, filters: (Bits | undefined)[]): Bits[] {
	const except = (skipped: number) =>
		filters.reduce<Bits>(
			(all, filter, at) => (filter && at !== skipped ? both(all, filter) : all),
			base,
		);
	const found = except(-1);
	return [...filters.map((filter, at) => (filter ? except(at) : found)), found];
}

function bitsOf(numbers: Int32Array, size: number): Bits {
	const bits = emptyBits(size);
	for (const number of numbers) if (number < size) add(bits, number);
	return bits;
}
