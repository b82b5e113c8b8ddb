import {
	type FilterName,
	filtersOf,
	type InternshipSearch,
	withoutFilter,
} from '#schema/internships/internship-search.ts';
import { type FacetName, optionsOf, payLabel } from '#schema/internships/search-facets.ts';
import { ownValue } from '#schema/own-value.ts';

/** A chosen value in words, and the search without it. */
export type Chip = { name: FilterName; label: string; without: InternshipSearch };

/**
 * Every value of every filter, in the order of the facets.
 * @param companies names by slug
 * @param today an ISO date, for the months
 */
export const chipsOf = (
	search: InternshipSearch,
	companies: Record<string, string>,
	today: string,
): Chip[] =>
	filtersOf(search).flatMap((name) =>
		valuesOf(search, name).map((value) => ({
			name,
			label: labelOf(name, value, companies, today),
			without: withoutValue(search, name, value),
		})),
	);

/** The values of a facet, as its options have them. */
export const valuesOf = (search: InternshipSearch, name: FilterName): string[] =>
	[search[name]]
		.flat()
		.filter((value) => value !== null)
		.map(String);

function withoutValue(search: InternshipSearch, name: FilterName, value: string) {
	const values = search[name];
	if (!Array.isArray(values)) return withoutFilter(search, name);
	return { ...search, [name]: values.filter((other) => other !== value), page: 1 };
}

function labelOf(
	name: FilterName,
	value: string,
	companies: Record<string, string>,
	today: string,
): string {
	if (name === 'q') return `“${value}”`;
	if (name === 'company') return ownValue(companies, value) ?? value;
	const label = optionLabel(name, value, today);
	return name === 'start' ? `Starts in ${label}` : label;
}

/** A least pay may lie between the options. */
const optionLabel = (name: FacetName, value: string, today: string): string =>
	optionsOf(name, today).find((option) => option.value === value)?.label ?? payLabel(Number(value));
