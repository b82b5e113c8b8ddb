import { describe, expect, it } from 'vitest';
import { londonListings } from '#content/london.ts';
import { KINDS } from '#schema/internships/internship.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { curated } from './curated.ts';
import { ownListings } from './own-listings.ts';

const ids = (today: string, status: 'open' | 'closed') =>
	curated('london', today).flatMap((one) => (one.status === status ? [one.id] : []));

const [first] = londonListings
	.filter(({ deadline }) => deadline !== 'rolling')
	.toSorted((one, other) => (one.deadline < other.deadline ? -1 : 1));
if (!first) throw new Error('No London listing has a deadline.');
const { id, deadline } = first;

describe('a curated list', () => {
	it.each([
		['the day before its deadline', daysAfter(deadline, -1), true],
		['its deadline', deadline, true],
		['the day after it', daysAfter(deadline, 1), false],
	])('has an internship open or closed on %s', (_, today, isOpen) => {
		expect(ids(today, 'open').includes(id)).toBe(isOpen);
		expect(ids(today, 'closed').includes(id)).toBe(!isOpen);
	});

	// In summer London is an hour ahead of UTC.
	it.each([
		['2026-12-14T23:59:59Z', '2026-12-14'],
		['2026-12-15T00:00:00Z', '2026-12-15'],
		['2027-06-30T22:59:59Z', '2027-06-30'],
		['2027-06-30T23:00:00Z', '2027-07-01'],
	])('at %s has open what can be applied for on %s in London', (moment, day) => {
		expect(londonDay(new Date(moment))).toBe(day);
		const expected = londonListings.flatMap((one) =>
			one.deadline === 'rolling' || one.deadline >= day ? [one.id] : [],
		);
		expect(ids(londonDay(new Date(moment)), 'open')).toEqual(expected);
	});

	it('has what is closed last, and else the order of its file', () => {
		const today = '2027-02-10';
		const order = londonListings.map((listing) => listing.id);
		const listed = curated('london', today).map((one) => one.id);
		const [open, closed] = [ids(today, 'open'), ids(today, 'closed')];
		expect([open.length, closed.length].every((count) => count > 0)).toBe(true);
		expect(listed).toEqual([...open, ...closed]);
		for (const part of [open, closed])
			expect(part).toEqual(order.filter((one) => part.includes(one)));
	});

	it('has every internship of the site on every day', () => {
		for (const today of ['2026-11-23', '2030-01-01'])
			expect(KINDS.flatMap((kind) => curated(kind, today))).toHaveLength(ownListings().length);
	});
});
