import { expect, it } from 'vitest';
import { ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { Columns } from './index/columns.ts';
import { Texts } from './index/texts.ts';
import { dictionaryWith } from './read-search.ts';
import { suggestionsIn } from './suggestions.ts';

const index = new Columns();
for (const [at, { columns }] of ownListings().entries())
	index.set({
		...columns,
		number: at + 1,
		status: 'open',
		updated_at: columns.published_at,
		texts: null,
	});
const snapshot = {
	version: 1,
	name: '1',
	changed: 0,
	index,
	texts: new Texts(dictionaryWith([])),
	order: () => new Int32Array(),
};
const suggest = (typed: string) => suggestionsIn(snapshot, typed, '2026-11-23');

it('offers places, industries, roles and companies that begin so, with how many are open', () => {
	const suggestions = suggest('le');
	expect(suggestions[0]).toMatchObject({
		group: 'Places',
		label: 'Leeds',
		path: '/internships?city=Leeds',
	});
	expect(suggestions[0]?.count).toBeGreaterThan(20);
	expect(new Set(suggestions.map(({ group }) => group))).toEqual(
		new Set(['Places', 'Industries', 'Roles', 'Companies']),
	);
	expect(suggestions.length).toBeLessThanOrEqual(7);
	for (const { label, count } of suggestions) {
		expect(label.toLowerCase()).toMatch(/\ble/);
		expect(count).toBeGreaterThan(0);
	}
	expect(suggest('Legal S').map(({ label }) => label)).toEqual(['Legal Services']);
});

it('leads from each beginning of a place to it, though the beginning is a word too', () => {
	for (const typed of ['le', 'lee', 'leed', 'leeds', 'bir', 'man', 'live'])
		expect(suggest(typed)[0]?.group, typed).toBe('Places');
});

it('offers a role without "Intern", as a search for it', () => {
	expect(suggest('demand fore')).toContainEqual({
		group: 'Roles',
		label: 'Demand Forecasting',
		count: 1,
		path: '/internships?q=Demand+Forecasting',
	});
});

it('has nothing before two letters, and for what nothing begins with', () => {
	for (const typed of ['', 'l', '  l ', '%%%', 'zzzz', '🎓🎓', 'x'.repeat(10_000)])
		expect(suggest(typed)).toEqual([]);
});
