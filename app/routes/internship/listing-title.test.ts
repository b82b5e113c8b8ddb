import { expect, test } from 'vitest';
import { listingTitle } from './listing-title.ts';

const internship = {
	title: 'Data Intern',
	company: 'Tidewell Systems',
	city: 'Leeds',
	slug: 'data-intern-tidewell-systems-leeds',
};

test('the title names work, company and place', () => {
	expect(listingTitle(internship)).toBe('Data Intern, Tidewell Systems, Leeds');
});

test('one company’s titles differ by place, and by the number of the address', () => {
	const titles = [
		internship,
		{ ...internship, city: 'Bristol' },
		{ ...internship, city: null },
		{ ...internship, slug: `${internship.slug}-2` },
	].map(listingTitle);
	expect(new Set(titles).size).toBe(titles.length);
});

test('a long one keeps all of its parts in 75 characters', () => {
	const long = listingTitle({
		title: 'Civil and Structural Engineering Program',
		company: 'Marlow Tresco Partnership',
		city: 'Bristol',
		slug: 'civil',
	});
	expect(long).toBe('Civil and Structural Engineering Program, Marlow Tresco Partnersh…, Bristol');
	const longest = listingTitle({
		title: 't'.repeat(120),
		company: 'c'.repeat(200),
		city: 'p'.repeat(100),
		slug: 's-12',
	});
	expect(longest).toMatch(/^t+…, c+…, p+…, 12$/);
	expect(longest.length).toBeLessThanOrEqual(75);
});
