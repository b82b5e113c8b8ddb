import { describe, expect, it } from 'vitest';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { matchesInAll } from './matches-in-all.ts';

const finding = (total: (search: InternshipSearch) => number) =>
	fakeServices({
		search: async (search) => ({
			total: total(search),
			page: 1,
			pages: 1,
			facets: {} as never,
			items: [],
		}),
	});

describe('matchesInAll', () => {
	it('counts what a text finds', async () => {
		expect(
			await matchesInAll(
				' law ',
				finding(() => 12),
			),
		).toEqual({
			words: '12 internships match in all',
			path: '/internships?q=law',
		});
		expect(
			await matchesInAll(
				'law',
				finding(() => 1),
			),
		).toMatchObject({
			words: '1 internship matches in all',
		});
	});

	it('reads words as filters where no text has them', async () => {
		const services = finding(({ q }) => (q === '' ? 7 : 0));
		expect(await matchesInAll('data, Leeds, 20 hours', services)).toEqual({
			words: '7 internships match in all',
			path: '/internships?city=Leeds&hours=20&sector=Technology',
		});
		expect(await matchesInAll('zebra', services)).toEqual({
			words: '0 internships match in all',
			path: '/internships?q=zebra',
		});
	});

	it('has nothing to say without text, or while the database does not answer', async () => {
		expect(
			await matchesInAll(
				'  ',
				finding(() => 12),
			),
		).toBeNull();
		const busy = Object.assign(new Error('busy'), { name: 'SearchBusyError' });
		const services = fakeServices({ search: () => Promise.reject(busy) });
		expect(await matchesInAll('law', services)).toBeNull();
	});

	it('does not hide other failures', async () => {
		await expect(matchesInAll('law', fakeServices())).rejects.toThrow();
	});
});
