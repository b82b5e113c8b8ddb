import { expect, test } from 'vitest';
import { judgedQueries, ownRows } from '#server/catalogue/judged/judged-queries.ts';
import { indexed, ourSearch } from '#server/catalogue/judged/judged-search.ts';
import { answerable, measure, queriesOf, wronglyRead } from './relevance.ts';

const rows = ownRows();
const queries = judgedQueries('own');

test('every judged query has a right answer, and no two are the same', () => {
	const without = queries.filter(({ isRight }) => !rows.some(isRight));
	expect(without.map(({ query }) => query)).toEqual([]);
	expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
	expect(queries.length).toBeGreaterThanOrEqual(300);
});

test('the search finds what people mean', () => {
	const { precision, success, nothing } = measure(ourSearch(rows), queries, rows);
	expect(precision).toBeGreaterThanOrEqual(0.9);
	expect(success).toBeGreaterThanOrEqual(0.97);
	expect(nothing).toEqual([]);
}, 180_000);

test.each([
	['fit', 0.87, 0.95],
	['test', 0.77, 0.9],
	['strangers-fit', 0.92, 0.97],
	['strangers-test', 0.83, 0.94],
	['newcomers-fit', 0.9, 0.94],
	['newcomers-test', 0.92, 0.97],
	['students-abroad-fit', 0.96, 0.99],
	['advisers-fit', 0.93, 0.98],
	['twenty-people-fit', 0.92, 0.98],
	['international-students-fit', 0.92, 0.98],
	['british-people-fit', 0.9, 0.97],
	['mixed-people-fit', 0.83, 0.94],
	['many-people-test', 0.88, 0.96],
	['six-people-fit', 0.84, 0.96],
	['six-others-test', 0.75, 0.91],
] as const)(
	'it finds as much for queries that were not written with it: %s',
	(set, least, successes) => {
		const some = answerable(queriesOf(set), rows);
		expect(some.length).toBeGreaterThanOrEqual(60);
		const { precision, success, nothing } = measure(ourSearch(rows), some, rows);
		expect(precision).toBeGreaterThanOrEqual(least);
		expect(success).toBeGreaterThanOrEqual(successes);
		expect(nothing).toEqual([]);
	},
	60_000,
);

test.each([
	['strangers-fit', 0],
	['strangers-test', 3],
	['newcomers-fit', 1],
	['newcomers-test', 3],
	['students-abroad-fit', 0],
	['advisers-fit', 0],
	['twenty-people-fit', 0],
	['international-students-fit', 1],
	['british-people-fit', 2],
	['many-people-test', 7],
	['six-people-fit', 1],
	['six-others-test', 3],
] as const)('little of a sentence is read wrongly: %s', (set, most) => {
	const { sentences, wrong } = wronglyRead(queriesOf(set), indexed(rows).texts);
	expect(sentences).toBeGreaterThanOrEqual(30);
	expect(wrong.length).toBeLessThanOrEqual(most);
});

test('what one does not want is not even close', () => {
	const find = ourSearch(rows);
	const cities = ['data not in London', 'anywhere but london or leeds'].map(
		(query) => new Set(find(query).map(({ city }) => city)),
	);
	expect(cities.map((some) => some.has('London'))).toEqual([false, false]);
	expect(cities.map((some) => some.has('Leeds'))).toEqual([true, false]);
	const sectors = find('analyst, no finance').map(({ sector }) => sector);
	expect(sectors).toContain('Data & AI');
	expect(sectors).not.toContain('Finance');
});

test('a closing date is one of the wishes', () => {
	const [first, ...others] = ourSearch(rows)('engineering closing before christmas');
	expect(first?.deadline).toMatch(/^2026-1[12]-/);
	expect(others.length).toBeGreaterThan(0);
});

test('one of two fields of work is enough where "or" stands between them', () => {
	const sectors = ourSearch(rows)('law or accounting')
		.slice(0, 10)
		.map(({ sector }) => sector);
	expect(new Set(sectors)).toEqual(new Set(['Law', 'Accounting']));
});

test('where not all can be had, the field of work stays and a filter goes', () => {
	const sentence =
		"Siarad Cymraeg! I'd like to stay in Wales next summer or for a whole placement year, marine or environmental would be a dream";
	const [first] = ourSearch(rows)(sentence);
	expect(['Maritime', 'Environment']).toContain(first?.sector);
	const home = 'Law, only contracts or commercial stuff, spring or summer, from home if possible';
	expect(
		ourSearch(rows)(home)
			.slice(0, 3)
			.map(({ sector }) => sector),
	).toEqual(['Law', 'Law', 'Law']);
});

test('a word that names no work finds what is nearest to it', () => {
	const find = ourSearch(rows);
	for (const word of ['chess', 'beekeeping', 'opera', 'volleyball', 'trout', 'volcano'])
		expect(find(word).length, word).toBeGreaterThanOrEqual(3);
	expect(find('volleyball')[0]?.sector).toBe('Sport');
});
