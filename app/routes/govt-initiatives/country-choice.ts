import type { countryFilters } from '#content/scholarships.ts';
import type { Scholarship } from '#content/types.ts';

type Filter = (typeof countryFilters)[number];

/** The country as written in the address: "european-union". */
export const slugOf = (country: string) => country.toLowerCase().replaceAll(' ', '-');

/** The countries that can be chosen: "All Countries" is the absence of a choice. */
export const countriesOf = (filters: readonly Filter[]) =>
	filters.filter(({ flag }) => flag !== 'all');

/** The programs of the country with this slug, all of them for null: featured and others. */
export function shownPrograms(programs: readonly Scholarship[], slug: string | null) {
	const shown = programs.filter(({ country }) => slug === null || slugOf(country) === slug);
	return {
		featured: shown.filter(({ featured }) => featured),
		others: shown.filter(({ featured }) => !featured),
	};
}
