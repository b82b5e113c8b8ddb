import { expect, test } from 'vitest';
import { internshipName } from '#schema/internships/internship-name.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { slugOf } from '#schema/normal-form.ts';
import { freeSlugs } from '#server/catalogue/slugs.ts';
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
