import { expect, it } from 'vitest';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { FACETS, optionsOf } from '#schema/internships/search-facets.ts';
import { filtersToAdd } from './filters-to-add.ts';

const today = '2026-11-22';
/** The first option of each facet finds most, the last nothing. */
const counts = Object.fromEntries(
	FACETS.map((name) => {
		const { length } = optionsOf(name, today);
		return [name, Array.from({ length }, (_, place) => length - 1 - place)];
	}),
) as SearchPage['counts'];
const labels = (search: Partial<typeof emptySearch>) =>
	filtersToAdd({ search: { ...emptySearch, ...search }, read: null, counts, today }).map(
		({ label }) => label,
	);

it('offers places, industries and months with most, and not what finds nothing', () => {
	const offered = labels({});
	expect(offered.slice(0, 3)).toEqual(['London', 'Manchester', 'Birmingham']);
	expect(offered).toHaveLength(8 + 4 + 9);
	expect(offered).toContain('December 2026');
	expect(offered).not.toContain('20 hours or less');
});

it('leaves out what is chosen, and adds to it', () => {
	const search = { ...emptySearch, city: ['London' as const], hours: 20 as const, page: 3 };
	const offered = filtersToAdd({ search, read: null, counts, today });
	expect(offered.map(({ label }) => label)).not.toContain('London');
	expect(offered.find(({ label }) => label === 'Leeds')?.path).toBe(
		'/internships?city=London&city=Leeds&hours=20',
	);
});
