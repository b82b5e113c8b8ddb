import { expect, it } from 'vitest';
import { countryFilters, scholarships } from '#content/scholarships.ts';
import { countriesOf, onlyFor, slugOf } from './country-choice.ts';

const visibleIds = (slug: string | null) =>
	scholarships.filter((program) => !onlyFor([program], slug).hidden).map(({ id }) => id);

it('shows every program without a choice, and those of one country, featured or not', () => {
	expect(visibleIds(null)).toHaveLength(scholarships.length);
	expect(visibleIds('germany')).toEqual(['daad-germany']);
	expect(visibleIds('japan')).toEqual(['jasso-japan']);
});

it('shows several together while one of them is shown', () => {
	const featured = scholarships.filter((program) => program.featured);
	expect(onlyFor(featured, 'germany')).toEqual({
		'data-only': 'european-union united-kingdom germany',
		hidden: false,
	});
	expect(onlyFor(featured, 'japan').hidden).toBe(true);
});

it('has as many programs for every country as its tile says', () => {
	for (const { name, count, flag } of countryFilters)
		expect([name, visibleIds(flag === 'all' ? null : slugOf(name)).length]).toEqual([name, count]);
});

it('offers every country but not "All Countries" as a choice', () => {
	expect(countriesOf(countryFilters).map(({ name }) => slugOf(name))).toEqual([
		'european-union',
		'united-states',
		'united-kingdom',
		'germany',
		'australia',
		'france',
		'japan',
		'commonwealth',
	]);
});
