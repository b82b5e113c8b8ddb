import { expect, test } from 'vitest';
import { APPLICANT_ORDERS, filtersIn } from '#schema/applications/applicant-filters.ts';
import { countFacets, type Line, matchingLines } from './narrow.ts';

const filters = (query: string) => filtersIn(new URLSearchParams(query));
const line = (id: string, change: Partial<Line> = {}): Line => ({
	id,
	internship: 'loom-intern',
	status: 'submitted',
	answer: 'later',
	shortlisted: null,
	stars: '0',
	level: 'bachelor',
	fits: 'unknown',
	cv: 'no',
	mine: null,
	due_day: 100,
	sent_at: 1,
	has_words: true,
	named: 0,
	...change,
});
const lines = [
	line('a', { stars: '1', cv: 'yes', due_day: 103 }),
	line('b', { stars: '3', level: 'master', due_day: 101, sent_at: 5, fits: 'no' }),
	line('c', { stars: '3', cv: 'yes', due_day: 102, sent_at: 3, fits: 'yes' }),
	line('d', { status: 'rejected', answer: null, shortlisted: 'yes', sent_at: 4, fits: 'yes' }),
	line('e', { internship: 'yarn-intern', cv: 'yes', sent_at: 9, due_day: 90 }),
];
const idsOf = (query: string) => matchingLines(lines, filters(query)).map(({ id }) => id);

test.each([
	['', ['e', 'b', 'c', 'a', 'd']],
	['sort=newest', ['e', 'b', 'd', 'c', 'a']],
	['sort=stars', ['b', 'c', 'a', 'd', 'e']],
	['sort=fits', ['c', 'd', 'e', 'a', 'b']],
	['internship=loom-intern&cv=yes', ['c', 'a']],
	['stars=3&stars=1', ['b', 'c', 'a']],
	['stars=3&cv=yes&level=bachelor', ['c']],
	['shortlisted=yes', ['d']],
	['overdue=1', []],
])('“%s” gives %j', (query, ids) => {
	expect(idsOf(query)).toEqual(ids);
});

test('each option counts what it would give with the others chosen, and not with its own', () => {
	const counts = countFacets(lines, filters('internship=loom-intern&cv=yes'));
	expect(counts.cv).toEqual({ yes: 2, no: 2 });
	expect(counts.stars).toEqual({ 1: 1, 3: 1 });
	expect(counts.status).toEqual({ submitted: 2 });
	for (const [option, count] of Object.entries(counts.stars))
		expect(idsOf(`internship=loom-intern&cv=yes&stars=${option}`)).toHaveLength(count);
});

test.each(APPLICANT_ORDERS)(
	'whose name is searched comes first, whatever the order: %s',
	(sort) => {
		const named = lines.map(
			(one) => ({ ...one, named: one.id === 'a' ? 2 : one.id === 'e' ? 1 : 0 }) as const,
		);
		const ids = matchingLines(named, filters(`sort=${sort}`)).map(({ id }) => id);
		expect(ids.slice(0, 2)).toEqual(['a', 'e']);
		expect(ids).toHaveLength(lines.length);
	},
);

test('what has not the words is neither listed nor counted', () => {
	const without = lines.map((one) => ({ ...one, has_words: one.id === 'c' }));
	expect(matchingLines(without, filters('')).map(({ id }) => id)).toEqual(['c']);
	expect(countFacets(without, filters('')).stars).toEqual({ 3: 1 });
});

test('no order and no filter is by permission, year, name or age', () => {
	const query = 'permission=student-visa&graduation=2027&sort=name&age=22&university=Northbridge';
	expect(filters(query)).toEqual(filters(''));
});
