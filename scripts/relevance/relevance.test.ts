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
	['arrivals-fit', 0.9, 0.98],
	['arrivals-test', 0.8, 0.91],
] as const)(
	'it finds as much for queries that were not written with it: %s',
	(set, least, successes) => {
		const some = answerable(queriesOf(set), rows);
		expect(some.length).toBeGreaterThanOrEqual(70);
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
	['arrivals-fit', 0],
	['arrivals-test', 1],
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
