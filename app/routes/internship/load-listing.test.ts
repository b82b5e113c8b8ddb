import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { serverContext } from '#app/lib/calls/server-context.ts';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { loadListing } from './load-listing.ts';

const internship = internshipRow('data-intern', { city: 'London', hourly_pay: 14 }) as never;
const overview: Catalogue['overview'] = async () => ({
	open: 2,
	closing: [],
	cities: [
		{ place: 'London', open: 2, medianHourlyPay: 14, hourlyPay: [13, 14], closesSoon: false },
	],
	facets: {} as never,
});

async function load(bySlug: Catalogue['bySlug']) {
	const context = new RouterContextProvider();
	context.set(serverContext, fakeServices({ bySlug, overview, similar: async () => [] }));
	const args = {
		params: { slug: 'data-intern' },
		context,
		request: new Request('http://a.example'),
	};
	const { data, init } = await loadListing(args as never);
	return { page: data, status: init?.status };
}

describe('the page of an internship', () => {
	it.each([
		['open', 200],
		['closed', 200],
		['gone', 410],
	] as const)('that is %s is %i', async (state, status) => {
		const loaded = await load(async () => ({ internship, state, record: null }));
		expect(loaded).toMatchObject({
			status,
			page: { state, today: '2026-11-22', others: [13, 14], costs: { city: 'London' } },
		});
	});

	it('that is unknown is 404', async () => {
		expect(await load(async () => null)).toEqual({ page: null, status: 404 });
	});

	it('is 503 while the database does not answer', async () => {
		const busy = Object.assign(new Error('busy'), { name: 'SearchBusyError' });
		expect(await load(() => Promise.reject(busy))).toEqual({ page: 'busy', status: 503 });
		await expect(load(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	});
});
