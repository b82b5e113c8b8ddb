import { counted } from '#app/features/catalogue/text-filter.ts';
import type { countryFilters } from '#content/scholarships.ts';
import type { Scholarship } from '#content/types.ts';

type Filter = (typeof countryFilters)[number];

/** The country as written in the address: "european-union". */
export const slugOf = (country: string) => country.toLowerCase().replaceAll(' ', '-');

/** "1 program", "8 programs" */
export const programsIn = (count: number) => counted(count, ['program', 'programs']);

/** The countries that can be chosen: "All Countries" is the absence of a choice. */
export const countriesOf = (filters: readonly Filter[]) =>
	filters.filter(({ flag }) => flag !== 'all');

/** Attributes of what shows for these programs alone, once one of the countries is chosen. */
export function onlyFor(programs: readonly Scholarship[], chosen: string | null) {
	const slugs = programs.map(({ country }) => slugOf(country));
	return { 'data-only': slugs.join(' '), hidden: chosen !== null && !slugs.includes(chosen) };
}
