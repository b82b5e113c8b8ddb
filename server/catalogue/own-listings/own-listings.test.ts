import { describe, expect, it, test } from 'vitest';
import { londonListings } from '#content/london.ts';
import { KINDS } from '#schema/internships/internship.ts';
import { internshipName } from '#schema/internships/internship-name.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { freeSlugs } from '#server/catalogue/slugs.ts';
import { curated } from './curated.ts';
import { ownListings } from './own-listings.ts';

const entries = ownListings();
/** All words of the list that leave out a month. */
const SOME_MONTHS = {
	'1st of any month, March to October': '3 4 5 6 7 8 9 10',
	'Any Monday but December': '1 2 3 4 5 6 7 8 9 10 11',
	'Any Monday except in August': '1 2 3 4 5 6 7 9 10 11 12',
	'Any Monday except in December': '1 2 3 4 5 6 7 8 9 10 11',
	'Any Monday from April to August': '4 5 6 7 8',
	'Any Monday from April to October': '4 5 6 7 8 9 10',
	'Any Monday from April to September': '4 5 6 7 8 9',
	'Any Monday from January to October': '1 2 3 4 5 6 7 8 9 10',
	'Any Monday from January to September': '1 2 3 4 5 6 7 8 9',
	'Any Monday from March to November': '3 4 5 6 7 8 9 10 11',
	'Any Monday from May to October': '5 6 7 8 9 10',
	'Any Monday outside school holidays': '1 2 3 4 5 6 7 9 10 11 12',
	'Any Monday, February to October': '2 3 4 5 6 7 8 9 10',
	'Any Monday, March to November': '3 4 5 6 7 8 9 10 11',
	'Any Tuesday, February to November': '2 3 4 5 6 7 8 9 10 11',
	'Any month except August': '1 2 3 4 5 6 7 9 10 11 12',
	'Any month from April to August': '4 5 6 7 8',
	'Any week from May to July': '5 6 7',
	'First Monday of any winter month': '1 2 12',
	'First Monday of each quarter': '1 4 7 10',
	'Fortnightly from May to July': '5 6 7',
	'March to August, any Monday': '3 4 5 6 7 8',
	'March to October, any Monday': '3 4 5 6 7 8 9 10',
	'May to July, any Monday': '5 6 7',
	'Monthly intake, except December': '1 2 3 4 5 6 7 8 9 10 11',
	'Monthly, except August': '1 2 3 4 5 6 7 9 10 11 12',
	'Quarterly: next one on request': '1 4 7 10',
	'Spring and autumn, dates agreed': '3 4 5 9 10 11',
	'Start of any school term': '1 4 9',
};

test('all that the site offers, each with a name of its own', () => {
	expect(entries).toHaveLength(298);
	expect(new Set(entries.map(({ entry }) => entry)).size).toBe(298);
	// The cards of the lists in `content/` know the slug by the name alone.
	expect(new Set(entries.map(({ columns }) => slugOf(internshipName(columns)))).size).toBe(298);
});

test('months to start in are understood for every listing', () => {
	const words = entries.filter(({ columns }) => columns.starts_on === null);
	const inYear = Object.fromEntries(
		words.flatMap(({ columns: { starts } }) => {
			const months = startMonths(null, starts);
			const isAnyTime = months.length === 12 || months[0]?.includes('-');
			return isAnyTime ? [] : [[starts, months.map(Number).join(' ')]];
		}),
	);
	expect(inYear).toEqual(SOME_MONTHS);
	for (const { columns } of entries)
		if (columns.starts_on)
			expect(startMonths(columns.starts_on, '')).toEqual([columns.starts_on.slice(0, 7)]);
});

test('slugs are made of title, company and city, with a number only where two are the same', async () => {
	const named = entries.map(({ columns }) => columns);
	const slugs = await freeSlugs(named, async () => []);
	expect(new Set(slugs).size).toBe(298);
	expect(slugs).toContain('software-engineering-program-tidewell-systems-london');
	const one = { title: 'Data & AI Intern', company: 'Ann’s Café', city: 'Leeds' };
	const taken = async (wanted: string[]) =>
		wanted.filter((slug) => slug === 'data-ai-intern-anns-cafe-leeds-2');
	expect(await freeSlugs([one, one, { ...one, city: null }], taken)).toEqual([
		'data-ai-intern-anns-cafe-leeds',
		'data-ai-intern-anns-cafe-leeds-3',
		'data-ai-intern-anns-cafe-remote',
	]);
});

test('each has its day of publication, the same each time, before the content was dated', () => {
	const days = entries.map(({ columns }) => columns.published_at);
	expect(ownListings().map(({ columns }) => columns.published_at)).toEqual(days);
	expect(days.filter((day) => day < '2026-09-14' || day > '2026-11-21')).toEqual([]);
	expect(new Set(days).size).toBeGreaterThan(280);
});

test('of each kind the columns say what the list says', () => {
	const of = (entry: string) => entries.find((one) => one.entry === entry)?.columns;
	expect(of('program/2')).toMatchObject({
		sector: 'Technology',
		city: 'London',
		details: { programId: 2 },
	});
	expect(of('remote/1')).toMatchObject({ city: null, remote: 'remote', country: 'United Kingdom' });
	expect(of('placement/2')).toMatchObject({
		city: 'Coventry',
		starts_on: null,
		starts: 'July 2027',
		part_of_course: true,
	});
	expect(of('international/1')).toMatchObject({
		city: 'Dublin',
		country: 'Ireland',
		sponsorship: null,
		pay_currency: 'EUR',
	});
	const inCities = entries.filter(({ columns }) => columns.kind === 'uk-cities');
	expect(inCities.filter(({ columns }) => columns.city === 'Manchester')).toHaveLength(48);
});

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
