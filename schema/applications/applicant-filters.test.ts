import { expect, test } from 'vitest';
import { filtersIn, queryOf } from './applicant-filters.ts';

const normal = (query: string) => queryOf(filtersIn(new URLSearchParams(query))).toString();

test.each([
	[
		'internship=loom-intern&status=in-review&overdue=1&page=2',
		'internship=loom-intern&status=in-review&overdue=1&page=2',
	],
	[
		'permission=student-visa&graduation=2027&of=employers',
		'permission=student-visa&graduation=2027&of=employers',
	],
	['status=read&permission=british&graduation=27&overdue=yes&page=0&of=all', ''],
	['internship=../loom&page=1', ''],
	[`internship=${'a'.repeat(161)}&page=99999`, 'page=50'],
])('%s is %j', (query, expected) => {
	expect(new URLSearchParams(normal(query)).toString()).toBe(
		queryOf(filtersIn(new URLSearchParams(expected))).toString(),
	);
	expect([...new URLSearchParams(normal(query))].sort()).toEqual(
		[...new URLSearchParams(expected)].sort(),
	);
});
