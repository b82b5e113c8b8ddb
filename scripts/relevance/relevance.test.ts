import { expect, test } from 'vitest';
import { judgedQueries, measure, ourSearch, ownRows } from './relevance.ts';

const rows = ownRows();
const queries = judgedQueries();

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
}, 60_000);

test('one of two fields of work is enough where "or" stands between them', () => {
	const sectors = ourSearch(rows)('law or accounting')
		.slice(0, 10)
		.map(({ sector }) => sector);
	expect(new Set(sectors)).toEqual(new Set(['Law', 'Accounting']));
});
