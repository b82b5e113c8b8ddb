import { expect, it } from 'vitest';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { slugOf } from '#schema/normal-form.ts';
import { alertQuery } from './alert-search.ts';
import { followedIn, followQuery } from './follow.ts';

it.each(['Tidewell Systems', 'Café & Söhne 24/7', 'O’Neill', 'x'.repeat(300)])(
	'following %s is the alert for all of its internships, and no other',
	(name) => {
		const slug = slugOf(name);
		const query = alertQuery({ ...emptySearch, company: [slug], sort: 'pay', page: 3 });
		expect(followQuery(slug)).toBe(query);
		expect(followedIn(query)).toBe(slug);
	},
);

it.each([
	'',
	'q=company',
	'city=Leeds&company=tidewell-systems',
	'company=mirza-foods&company=tidewell-systems',
	'company=tidewell-systems&q=data',
	'company=',
])('the search "%s" follows none', (query) => {
	expect(followedIn(query)).toBeNull();
});
