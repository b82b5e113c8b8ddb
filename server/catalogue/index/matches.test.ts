import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { slugOf } from '#schema/normal-form.ts';
import { Columns } from './columns.ts';
import { type Facts, facetRules } from './facts.ts';
import { matchesAbove, matchesOf } from './matches.ts';

const TODAY = '2026-11-23';

const facts = fc.record({
	kind: fc.constantFrom('london', 'remote', 'placement'),
	title: fc.constant('Weaver Intern'),
	sector: fc.constantFrom('Software', 'Law', 'Marketing'),
	company: fc.constantFrom('Tidewell', 'Mirza Foods'),
	city: fc.constantFrom(null, 'London', 'Leeds', 'Oxford'),
	remote: fc.constantFrom('on-site', 'hybrid', 'remote'),
	country: fc.constantFrom('United Kingdom', 'France'),
	weeks: fc.integer({ min: 4, max: 52 }),
	hours: fc.constantFrom(15, 20, 37.5),
	pay_amount: fc.constantFrom(12.5, 13, 15.2, 17),
	pay_per: fc.constant('hour'),
	pay_currency: fc.constantFrom('GBP', 'EUR'),
	starts_on: fc.constantFrom(null, '2027-01-11', '2027-06-01'),
	starts: fc.constantFrom('Any Monday, March to November', 'January 2027', 'Every summer'),
	deadline: fc.constantFrom(null, '2026-11-22', '2026-11-23'),
	sponsorship: fc.constantFrom('can-sponsor', 'right-to-work-needed', 'no-sponsorship'),
	status: fc.constantFrom('open', 'open', 'open', 'paused', 'closed'),
	published_at: fc.constant('2026-11-01T09:00:00Z'),
}) as unknown as fc.Arbitrary<Omit<Facts, 'number'>>;

const search = fc
	.record({
		values: fc.record(
			Object.fromEntries(
				FACETS.map((name) => [name, fc.subarray(optionsOf(name, TODAY).map(({ value }) => value))]),
			),
		),
		chosen: fc.subarray([...FACETS], { maxLength: 3 }),
		company: fc.subarray(['tidewell', 'nobody'], { maxLength: 2 }),
		pay: fc.constantFrom(null, 13, 15.2),
	})
	.map(({ values, chosen, company, pay }): InternshipSearch => {
		const search = { ...emptySearch, company, pay };
		for (const name of chosen)
			if (name !== 'pay' && name !== 'hours') Object.assign(search, { [name]: values[name] });
		return chosen.includes('hours') ? { ...search, hours: 20 } : search;
	});

const listedUnder = (one: Facts, name: FacetName, option: string): boolean => {
	const { values, holds = (list, wanted) => list.includes(wanted) } = facetRules[name];
	return holds(values(one), option);
};

function passes(one: Facts, search: InternshipSearch, except?: FacetName): boolean {
	if (one.status !== 'open' || (one.deadline ?? TODAY) < TODAY) return false;
	if (search.company.length > 0 && !search.company.includes(slugOf(one.company))) return false;
	return FACETS.every((name) => {
		const options = [search[name]].flat().filter((option) => option !== null);
		if (name === except || options.length === 0) return true;
		return options.some((option) => listedUnder(one, name, String(option)));
	});
}

test('what is found and counted is what the rules of the facets say, one internship after another', () => {
	const text = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 60 })));
	fc.assert(
		fc.property(fc.array(facts, { maxLength: 50 }), search, text, (list, wanted, numbers) => {
			const index = new Columns();
			const all = list.map((one, at): Facts => ({ ...one, number: at + 1 }));
			// What was there before a change leaves nothing behind.
			for (const one of all) index.set({ ...one, status: 'open', company: 'Before', weeks: 10 });
			for (const one of all) index.set(one);
			const withText = all.filter(({ number }) => numbers?.includes(number) ?? true);
			const given = numbers && {
				numbers: Int32Array.from(numbers),
				misses: new Uint8Array(numbers.length),
				lacking: new Int8Array(numbers.length).fill(-1),
			};
			const matches = matchesOf(index, wanted, TODAY, given);
			const expected = withText.filter((one) => passes(one, wanted));
			expect(all.filter(({ number }) => matches.isExact(number))).toEqual(expected);
			expect([matches.total, matches.exact]).toEqual([expected.length, expected.length]);
			expect([...matchesAbove(5, index, wanted, TODAY, given)]).toEqual(
				expected.map(({ number }) => number).filter((number) => number > 5),
			);
			for (const name of FACETS) {
				const others = withText.filter((one) => passes(one, wanted, name));
				expect(matches.withoutFacet[name]).toBe(others.length);
				for (const { value, count } of matches.facets[name])
					expect(count).toBe(others.filter((one) => listedUnder(one, name, value)).length);
			}
		}),
	);
});

/** Of 30 internships in Leeds the first ten satisfy the text, and the others miss as much as their number says. */
function closeOnes(exact: number) {
	const index = new Columns();
	const row = fc.sample(facts, { numRuns: 1, seed: 1 })[0];
	for (let number = 1; number <= 30; number += 1)
		index.set({
			...row,
			number,
			status: 'open',
			deadline: null,
			city: number % 2 === 0 ? 'Leeds' : 'London',
			country: 'United Kingdom',
			remote: 'on-site',
		} as Facts);
	const numbers = Int32Array.from({ length: 30 }, (_, at) => at + 1);
	const misses = Uint8Array.from(numbers, (number) => (number <= exact ? 0 : number));
	const lacking = Int8Array.from(numbers, () => FACETS.indexOf('city'));
	return matchesOf(index, emptySearch, TODAY, { numbers, misses, lacking });
}

test('where few satisfy the text, the nearest others follow until there are ten, and both count', () => {
	const matches = closeOnes(3);
	expect([matches.exact, matches.total]).toEqual([3, 10]);
	const listed = Array.from({ length: 30 }, (_, at) => at + 1).filter(matches.isClose);
	expect(listed).toEqual([4, 5, 6, 7, 8, 9, 10]);
	const counted = matches.facets.city.filter(({ value }) => ['London', 'Leeds'].includes(value));
	expect(counted.map(({ count }) => count)).toEqual([15, 15]);
});

test('where enough satisfy the text nothing else follows, but what lacks one facet counts in that facet', () => {
	const matches = closeOnes(10);
	expect([matches.exact, matches.total]).toEqual([10, 10]);
	const of = (name: FacetName) => matches.facets[name].reduce((sum, { count }) => sum + count, 0);
	expect(of('city')).toBe(30);
	expect(of('remote')).toBe(10);
});
