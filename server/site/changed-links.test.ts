import { expect, test } from 'vitest';
import { linkBefore } from './changed-links.ts';

const before = (link: string) => {
	const { pathname, search } = new URL(link, 'https://www.example.org');
	return linkBefore(pathname, search);
};
const next = '%2Fapply%3Ftype%3Dlondon';
const confirm = `/auth/confirm#type=signup&code=a1b2&next=${next}`;

test.each([
	['the sign of the fragment encoded', `/auth/confirm%23type=signup&code=a1b2&next=${next}`],
	[
		'all signs encoded',
		`/auth/confirm%23type%3Dsignup%26code%3Da1b2%26next%3D${encodeURIComponent(next)}`,
	],
	['encoded twice', '/auth/confirm%2523type=signup&code=a1b2&next=%252Fapply%253Ftype%253Dlondon'],
	['a question mark in its place', `/auth/confirm?type=signup&code=a1b2&next=${next}`],
	['the same, encoded', `/auth/confirm%3Ftype=signup&code=a1b2&next=${next}`],
	['as HTML', `/auth/confirm%23type=signup&amp;code=a1b2&amp;next=${next}`],
	['a space in it', `/auth/confirm%23type=signup%20&code=a1b2&next=${next}`],
	['breaks in it', `/auth/con%0D%0Afirm%23type=signup&code=a1%0Ab2&next=${next}`],
	['a space before the fragment', `/auth/confirm%20%23type=signup&code=a1b2&next=${next}`],
])('a link to confirm: %s', (_, link) => {
	expect(before(link)).toBe(confirm);
});

test.each([
	['/account/applications)', '/account/applications'],
	['/account/applications.', '/account/applications'],
	['/account/applications%20', '/account/applications'],
	['/account/applications%3E', '/account/applications'],
	['/account/applications=', '/account/applications'],
	['/account/app%0Alications', '/account/applications'],
	['/account%23your-data', '/account#your-data'],
	['/unsubscribe%3Ftoken=a.b', '/unsubscribe?token=a.b'],
	['/unsubscribe%3Ftoken%3Da.b', '/unsubscribe?token=a.b'],
	['/unsubscribe?token%3Da.b', '/unsubscribe?token=a.b'],
	['/internships%3Fq=data&city=leeds', '/internships?q=data&city=leeds'],
	['/internships).?q=data', '/internships?q=data'],
	['/auth/confirm)', '/auth/confirm'],
])('%s leads to %s', (link, right) => {
	expect(before(link)).toBe(right);
});

test.each([
	'/',
	'/internships',
	'/internships/',
	'/internships?',
	'/internships?q=c%2B%2B%20or%20%23&city=leeds',
	'/internships?q',
	'/auth/confirm',
	'/.well-known/change-password',
	'/_.data',
	'/%20%20',
	'/internships/caf%C3%A9',
	'/internships/%E0%A4%A',
	'//evil.example/%23a=b',
	'/%2F%2Fevil.example%23a=b',
	'/%5Cevil.example',
])('%s is left as it is', (link) => {
	const [path = '', query] = link.split('?');
	expect(linkBefore(path, query === undefined ? '' : `?${query}`)).toBeUndefined();
});

test('a link that was made right is not changed again', () => {
	for (const link of ['/auth/confirm%23a=b', '/account)%20.', '/unsubscribe%3Ftoken%3Da']) {
		const [path = '', query] = (before(link) ?? '').split('#')[0]?.split('?') ?? [];
		expect(linkBefore(path, query ? `?${query}` : '')).toBeUndefined();
	}
});
