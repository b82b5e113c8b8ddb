import { describe, expect, it } from 'vitest';
import { countryFilters, scholarships } from '#content/scholarships.ts';
import { countriesOf, shownPrograms, slugOf } from './country-choice.ts';

const ids = (slug: string | null) => {
	const { featured, others } = shownPrograms(scholarships, slug);
	return { featured: featured.map(({ id }) => id), others: others.map(({ id }) => id) };
};

describe('shownPrograms', () => {
	it('shows every program without a choice, the featured ones apart', () => {
		const { featured, others } = ids(null);
		expect(featured).toEqual(['erasmus-plus', 'chevening', 'daad-germany']);
		expect(others).toHaveLength(scholarships.length - featured.length);
	});

	it('shows the program of one country, featured or not', () => {
		expect(ids('germany')).toEqual({ featured: ['daad-germany'], others: [] });
		expect(ids('japan')).toEqual({ featured: [], others: ['jasso-japan'] });
	});

	it('has as many programs for every country as its tile says', () => {
		for (const { name, count, flag } of countryFilters) {
			const { featured, others } = ids(flag === 'all' ? null : slugOf(name));
			expect([name, featured.length + others.length]).toEqual([name, count]);
		}
	});
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
