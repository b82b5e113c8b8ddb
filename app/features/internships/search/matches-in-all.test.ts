import { describe, expect, it } from 'vitest';
import type { MatchingInternship } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { matchesInAll } from './matches-in-all.ts';

const finding = (total: (search: InternshipSearch) => number, exact = total) =>
	fakeServices({
		search: async (search) => ({
			total: total(search),
			page: 1,
			pages: 1,
			exact: exact(search),
			read: {
				exact: false,
				words: [],
				unsearched: [],
				said: [],
				loose: [],
				parts: search.q
					.split(', ')
					.map((label) => ({ as: 'topic', label, values: [], spans: [], without: '' })),
			},
			facets: {} as never,
			paySteps: { open: [], found: [] },
			items: Array.from({ length: 20 }, (_, at) => ({ slug: `s${at}` }) as MatchingInternship),
		}),
	});

const nearest = ['s0', 's1', 's2', 's3', 's4', 's5'].map((slug) => ({ slug }));

describe('matchesInAll', () => {
	it('counts what a text finds', async () => {
		expect(
			await matchesInAll(
				' law ',
				finding(() => 12),
			),
		).toEqual({
			total: 12,
			exact: 12,
			path: '/internships?q=law',
			read: ['law'],
			nearest,
		});
	});

	it('says what was read in a sentence, and how many have all of it', async () => {
		expect(
			await matchesInAll(
				'data, Leeds',
				finding(
					() => 7,
					() => 2,
				),
			),
		).toEqual({
			total: 7,
			exact: 2,
			path: '/internships?q=data%2C+Leeds',
			read: ['data', 'Leeds'],
			nearest,
		});
	});

	it('leads nowhere where nothing is found', async () => {
		expect(
			await matchesInAll(
				'zzyzx',
				finding(() => 0),
			),
		).toBeNull();
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
