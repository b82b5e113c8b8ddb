import {
	type Judged,
	judgedIn,
	judgedQueries,
	type Row,
	rightOf,
} from '#server/catalogue/judged/judged-queries.ts';
import type { Finder } from '#server/catalogue/judged/judged-search.ts';

/** The queries of a set: the project's own, those that weights are fitted on, and those that are only counted. */
export const queriesOf = (set: 'own' | 'fit' | 'test'): Judged[] =>
	set === 'test' ? judgedIn(new URL('queries-test.txt', import.meta.url)) : judgedQueries(set);

export type Figures = {
	precision: number;
	success: number;
	nothing: string[];
	/** Queries whose first three are not all right, with the titles. */
	wrong: { query: string; titles: string[] }[];
	/** Milliseconds. */
	p50: number;
	p99: number;
};

/** Queries to which some internship is a right answer: a set may have others, to which nothing here is. */
export const answerable = (queries: readonly Judged[], rows: readonly Row[]): Judged[] =>
	queries.filter(({ isRight }) => rows.some(isRight));

/**
 * Precision: how many of the first three are right, of the three or fewer right ones that there are. Success: for how
 * many queries one of them is right.
 */
export function measure(find: Finder, queries: readonly Judged[], rows: readonly Row[]): Figures {
	const times: number[] = [];
	const results = queries.map(({ query, isRight }) => {
		const began = performance.now();
		const found = find(query);
		times.push(performance.now() - began);
		const right = rightOf(found, isRight, rows.filter(isRight).length);
		return { query, ...right, success: right.count > 0 };
	});
	const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
	const sorted = times.sort((one, other) => one - other);
	const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
	return {
		precision: mean(results.map(({ precision }) => precision)),
		success: mean(results.map(({ success }) => Number(success))),
		nothing: results.filter(({ first }) => first.length === 0).map(({ query }) => query),
		wrong: results
			.filter(({ precision }) => precision < 1)
			.map(({ query, first }) => ({
				query,
				titles: first.map(({ title, sector }) => `${title} (${sector})`),
			})),
		p50: at(0.5),
		p99: at(0.99),
	};
}
