import { describe, expect, it } from 'vitest';
import { CITIES, type City, type Listing, REGIONS } from '#content/types.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import { hourlyPay } from '#schema/internships/pay-periods.ts';
import { INDUSTRIES, SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { adultWageDuring } from '#schema/internships/wage-rates.ts';
import {
	cities,
	type EntryInFile,
	faults,
	international,
	listings,
	london,
	nameOf,
	offers,
	placement,
	remote,
} from './every-entry.ts';

const shares: Record<City, [first: number, last: number]> = {
	Manchester: [1, 48],
	Birmingham: [49, 89],
	Edinburgh: [90, 124],
	Bristol: [125, 155],
	Leeds: [156, 182],
	Liverpool: [183, 207],
};
const within = (low: number, value: number, high: number) => low <= value && value <= high;

/** When the samples that may start at any time start at the latest: a year after they were dated. */
const LATEST = '2027-11-22';

type ListingPay = Pick<Listing, 'id' | 'title' | 'weeks' | 'pay'> & {
	starts?: string;
	startDate?: string;
};
/** The date it starts on; where words are all there is, the latest. */
const latestStart = ({ starts, startDate }: Pick<ListingPay, 'starts' | 'startDate'>) =>
	[starts, startDate].find((text) => text && /^\d{4}-\d{2}-\d{2}$/.test(text)) ?? LATEST;

type Range = { weeks: [number, number]; per: 'month' | 'week'; stipend: [number, number] };
/** The ranges of the specification's section 9. */
const ranges: [string, EntryInFile<Pick<Listing, 'id' | 'title' | 'weeks' | 'pay'>>[], Range][] = [
	['London', london, { weeks: [6, 16], per: 'month', stipend: [1000, 3200] }],
	['UK cities', cities, { weeks: [6, 12], per: 'month', stipend: [1100, 2000] }],
	['remote', remote, { weeks: [10, 12], per: 'month', stipend: [1400, 2100] }],
	['placement', placement, { weeks: [3, 52], per: 'week', stipend: [600, 2000] }],
	['programs', offers, { weeks: [6, 16], per: 'month', stipend: [1000, 1800] }],
];

describe('how many there are', () => {
	it.each([
		['London', london, 15],
		['UK cities', cities, 207],
		['remote', remote, 10],
		['placement', placement, 50],
		['international', international, 10],
		['programs', offers, 6],
	])('%s has its entries, numbered from 1 in order', (_, entries, count) => {
		const misnumbered = entries.filter(({ entry }, i) => entry.id !== i + 1);
		expect(misnumbered.map(nameOf)).toEqual([]);
		expect(entries).toHaveLength(count);
	});

	it.each(CITIES)('%s has its share of the numbers', (city) => {
		const [first, last] = shares[city];
		const wrong = faults(cities, (entry) => {
			const here = within(first, entry.id, last) && entry.city !== city;
			const elsewhere = !within(first, entry.id, last) && entry.city === city;
			return (here || elsewhere) && `is in ${entry.city}; ${city} has ${first} to ${last}`;
		});
		expect(wrong).toEqual([]);
		expect(cities.filter(({ file }) => file === `uk-cities/${city.toLowerCase()}.ts`)).toHaveLength(
			last - first + 1,
		);
	});

	it.each(REGIONS)('%s has a program abroad', (region) => {
		expect(international.filter(({ entry }) => entry.region === region)).not.toEqual([]);
	});
});

describe('pay and length', () => {
	it.each(ranges)('%s stay within the ranges of the specification', (_, entries, range) => {
		const wrong = faults(entries, ({ weeks, pay }) => {
			if (!within(range.weeks[0], weeks, range.weeks[1])) return `${weeks} weeks`;
			if (pay.per !== range.per) return `paid by the ${pay.per}`;
			if (pay.currency) return `paid in ${pay.currency}`;
			return !within(range.stipend[0], pay.amount, range.stipend[1]) && `£${pay.amount}`;
		});
		expect(wrong).toEqual([]);
	});

	it('abroad, lasts 6 to 16 weeks and is paid in the currencies of the specification', () => {
		const wrong = faults(international, ({ weeks, pay }) => {
			if (!within(6, weeks, 16)) return `${weeks} weeks`;
			return (pay.currency ?? 'GBP') === 'GBP' && 'paid in pounds';
		});
		expect(wrong).toEqual([]);
		const paidIn = new Set(international.map(({ entry }) => entry.pay.currency));
		expect([...paidIn].sort()).toEqual('AED AUD CHF EUR HKD SGD USD ZAR'.split(' '));
	});

	it('never pays less than the minimum wage of its last day, unless a UK course requires it', () => {
		const inUK = [...london, ...cities, ...remote, ...placement, ...offers];
		const wrong = faults<ListingPay>(inUK, ({ pay, weeks, ...entry }) => {
			if (pay.partOfCourse) return weeks > 52 && `exempt for ${weeks} weeks, a year is the most`;
			const hourly = hourlyPay(pay);
			const least = adultWageDuring(latestStart(entry), weeks);
			return hourly < least && `£${hourly.toFixed(2)} an hour, £${least} is the least`;
		});
		expect(wrong).toEqual([]);
	});

	it('spreads over what a market pays: few within 1 % of the least, and some well above', () => {
		const hourly = [...london, ...cities, ...remote].map(({ entry }) => hourlyPay(entry.pay));
		const least = adultWageDuring(LATEST, 12);
		expect(hourly.filter((pay) => pay < least * 1.01).length).toBeLessThanOrEqual(3);
		expect(hourly.filter((pay) => pay > least * 1.15).length).toBeGreaterThan(50);
	});

	it('asks for hours that a post has: 16 to 40 a week', () => {
		expect(faults(listings, ({ pay }) => !within(16, pay.hours, 40) && `${pay.hours} h`)).toEqual(
			[],
		);
	});
});

describe('places and sectors', () => {
	it.each(citySummaries)('$name gives a quarter to two fifths to its specialty', (summary) => {
		const sectors = cities.filter(({ entry }) => entry.city === summary.name);
		const special = summary.specialty.split(' & ');
		for (const sector of special)
			expect(
				sectors.some(({ entry }) => entry.type === sector),
				sector,
			).toBe(true);
		const share = sectors.filter(({ entry }) => special.includes(entry.type)).length;
		expect(share / sectors.length).toBeGreaterThanOrEqual(0.25);
		expect(share / sectors.length).toBeLessThanOrEqual(0.4);
		expect(new Set(sectors.map(({ entry }) => entry.type)).size).toBeGreaterThanOrEqual(14);
		expect(new Set(sectors.map(({ entry }) => entry.location)).size).toBeGreaterThanOrEqual(10);
	});

	it('never puts two city entries of one sector next to each other', () => {
		const repeated = cities.filter(({ entry }, i) => entry.type === cities[i - 1]?.entry.type);
		expect(faults(repeated, ({ type }) => `${type} again`)).toEqual([]);
	});

	it('gives a student with 20 hours a choice in every city and every industry', () => {
		const short = [...london, ...cities, ...remote].filter(({ entry }) => entry.pay.hours <= 20);
		const industries = new Set(short.map(({ entry }) => SECTOR_INDUSTRY[entry.type]));
		expect(INDUSTRIES.filter((one) => !industries.has(one))).toEqual([]);
		for (const city of CITIES) {
			const here = cities.filter(({ entry }) => entry.city === city && entry.pay.hours <= 20);
			const kinds = new Set(here.map(({ entry }) => SECTOR_INDUSTRY[entry.type]));
			expect(kinds, city).toContain('Technology');
			expect(kinds.size, city).toBeGreaterThanOrEqual(6);
			expect(here.filter(({ entry }) => entry.remote).length, city).toBeGreaterThan(0);
		}
		expect(remote.filter(({ entry }) => entry.pay.hours <= 20).length).toBeGreaterThanOrEqual(3);
	});

	it('marks a few of each list as featured', () => {
		for (const file of new Set(listings.map((one) => one.file))) {
			const all = listings.filter((one) => one.file === file);
			const share = all.filter(({ entry }) => entry.featured).length / all.length;
			expect(share, `${file}: featured`).toBeGreaterThanOrEqual(0.05);
			expect(share, `${file}: featured`).toBeLessThanOrEqual(0.3);
		}
		expect(offers.filter(({ entry }) => entry.featured)).toHaveLength(3);
	});
});
