import { describe, expect, it } from 'vitest';
import { countryFilters, scholarships } from './scholarships.ts';
import { SCHOLARSHIP_COUNTRIES } from './types.ts';

type Facts = [
	id: string,
	country: string,
	flag: string,
	months: string,
	direction: string,
	website: string,
	funding: RegExp,
	eligibility: RegExp,
];
/** As published, November 2026; the three exact funding texts are the specification's. */
const facts: Facts[] = [
	[
		'erasmus-plus',
		'European Union',
		'eu',
		'2–12 months',
		'To and from the UK',
		'https://erasmus-plus.ec.europa.eu/',
		/^Up to €1,200\/month$/,
		/home university.*UK takes part from 2027/,
	],
	[
		'fulbright-uk',
		'United States',
		'us',
		'9–12 months',
		'From the UK',
		'https://fulbright.org.uk/',
		/first year up to full funding; health cover; J-1 visa/,
		/^UK citizens with a degree$/,
	],
	[
		'chevening',
		'United Kingdom',
		'gb',
		'12 months',
		'To the UK',
		'https://www.chevening.org/',
		/Tuition, monthly stipend, return travel, visa/,
		/2:1.*2,800 h.*return home for two years/,
	],
	[
		'daad-germany',
		'Germany',
		'de',
		'10–24 months',
		'From the UK',
		'https://www.daad.de/en/',
		/^€850-1,200\/month$/,
		/First degree; rules vary by country/,
	],
	[
		'australia-awards',
		'Australia',
		'au',
		'12–48 months',
		'Other',
		'https://www.dfat.gov.au/people-to-people/australia-awards',
		/Tuition, return air travel.*health cover/,
		/UK citizens are not eligible.*leave Australia for two years/,
	],
	[
		'campus-france',
		'France',
		'fr',
		'12–36 months',
		'From the UK',
		'https://www.campusfrance.org/en',
		/€1,200, PhD €2,100 from 2026.*tuition not covered/,
		/Not French; nominated by a French institution; age limits/,
	],
	[
		'jasso-japan',
		'Japan',
		'jp',
		'1–12 months',
		'From the UK',
		'https://www.jasso.go.jp/en/',
		/^¥80,000-200,000\/month$/,
		/exchange agreement; the home university applies/,
	],
	[
		'commonwealth-scholarship',
		'Commonwealth',
		'cw',
		'12–36 months',
		'To the UK',
		'https://cscuk.fcdo.gov.uk/',
		/£1,452 a month, £1,781 in London, 2026 round/,
		/low- and middle-income Commonwealth countries; through a national agency; return home/,
	],
];

describe('scholarships', () => {
	it('are the eight, in order', () => {
		expect(scholarships.map(({ id }) => id)).toEqual(facts.map(([id]) => id));
	});

	it.each(facts)('%s keeps the published facts', (id, ...published) => {
		const [country, flag, duration, direction, website, funding, eligibility] = published;
		const program = scholarships.find((one) => one.id === id);
		expect(program).toMatchObject({ country, flag, duration, direction, website });
		expect(program?.funding).toMatch(funding);
		expect(program?.eligibility).toMatch(eligibility);
	});

	it('features three, each with four benefits and four sectors to show', () => {
		const featured = scholarships.filter((one) => one.featured);
		expect(featured.map(({ id }) => id)).toEqual(['erasmus-plus', 'chevening', 'daad-germany']);
		const short = featured.filter((one) => one.benefits.length < 4 || one.sectors.length < 4);
		expect(short.map(({ id }) => id)).toEqual([]);
	});

	it('marks the three ranges that no official site gives', () => {
		const given = scholarships.filter(({ rangeGiven }) => rangeGiven);
		expect(given.map(({ id }) => id)).toEqual(['erasmus-plus', 'daad-germany', 'jasso-japan']);
	});

	it('last from 1 to 48 months', () => {
		const wrong = scholarships.filter(({ duration }) => {
			const months = (duration.match(/\d+/g) ?? []).map(Number);
			return months.length === 0 || Math.min(...months) < 1 || Math.max(...months) > 48;
		});
		expect(wrong.map(({ id, duration }) => `${id}: ${duration}`)).toEqual([]);
	});
});

describe('countryFilters', () => {
	it('names every country in order, after All Countries', () => {
		expect(countryFilters.map(({ name }) => name)).toEqual([
			'All Countries',
			...SCHOLARSHIP_COUNTRIES,
		]);
	});

	it('counts what there is', () => {
		for (const { name, count } of countryFilters) {
			const matching = scholarships.filter(
				(one) => name === 'All Countries' || one.country === name,
			);
			expect(matching, name).toHaveLength(count);
		}
	});
});
