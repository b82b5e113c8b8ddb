import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import {
	emptySearch,
	filtersOf,
	ignoredIn,
	parseSearch,
	searchParameters,
	withoutFilter,
} from './internship-search.ts';
import { byForm } from './option-values.ts';
import { FACETS, facetsOn } from './search-facets.ts';
import { searchTitle } from './search-title.ts';
import { startMonths } from './start-months.ts';

const TODAY = '2026-11-22';
const parse = (query: string) => parseSearch(new URLSearchParams(query), TODAY);
const canonical = (query: string) => String(searchParameters(parse(query)));

describe('a query', () => {
	test.each([
		['city=leeds&city=LONDON', 'city=London&city=Leeds'],
		['sector=finance-banking', 'sector=Finance+%26+Banking'],
		['sector=Finance+%26+Banking', 'sector=Finance+%26+Banking'],
		['kind=UK+city+internships&kind=program', 'kind=program&kind=uk-cities'],
		['remote=On+site&remote=remote', 'remote=on-site&remote=remote'],
		['remote=onsite&kind=ukcities', 'kind=uk-cities&remote=on-site'],
		['city=elsewhereintheuk', 'city=Elsewhere+in+the+UK'],
		['sector=Finance%26Banking&weeks=6-12weeks', 'sector=Finance+%26+Banking'],
		['permission=FITSINTERMTOO', 'permission=term'],
		['start=june', 'start=2027-06'],
		['start=6', 'start=2027-06'],
		['start=06&start=2027-06', 'start=2027-06'],
		['start=November&start=2026-11', 'start=2027-11'],
		['pay=13.50&hours=20&weeks=6-12', 'hours=20&pay=13.5&weeks=6-12'],
		['pay=cheap&pay=%C2%A314', 'pay=14'],
		['permission=Student+visa%3A+summer+vacation', 'permission=summer'],
		['permission=Fits+in+term+too', 'permission=term'],
		['permission=vacation', 'permission=term&permission=summer&permission=vacations'],
		[
			'permission=Fits+in+vacations&permission=sponsor',
			'permission=term&permission=summer&permission=vacations&permission=sponsor',
		],
		['company=Tidewell+Systems', 'company=tidewell-systems'],
		['q=+data++analyst%00+&sort=best&page=1', 'q=data+analyst'],
		['q=data&sort=pay&page=3', 'page=3&q=data&sort=pay'],
		['sort=newest&page=0', ''],
		['sort=best', ''],
		['sort=DEADLINE', 'sort=deadline'],
	])('%s is understood as %s', (query, expected) => {
		expect(canonical(query)).toBe(expected);
	});

	test.each([
		'unknown=1&city=Atlantis&sector=&kind=%00&remote=*&weeks=1-99&hours=40&permission=all',
		'pay=0&pay=-1&pay=1001&pay=1e3&pay=13.999&pay=NaN&page=-1&page=1.5&page=x&page=99999999999',
		`city=${'x'.repeat(10_000)}&company=${'x'.repeat(10_000)}&start=${'6'.repeat(10_000)}`,
		'start=13&start=0&start=2020-06&sort=worst&sort=',
		'city[]=Leeds&city.0=Leeds&__proto__=1&constructor=1',
		'q=%25&sort=best',
		'q=+%26+%22-%22+%3A*+%E2%80%A6+%C2%A3+',
	])('%s is ignored', (query) => {
		expect(parse(query)).toEqual(emptySearch);
	});

	test('is cut: the text to 100 characters, companies to ten', () => {
		expect([...parse(`q=${'ü'.repeat(10_000)}`).q]).toHaveLength(100);
		expect(parse(`q=${encodeURIComponent('💼'.repeat(10_000))}`).q.isWellFormed()).toBe(true);
		const many = Array.from({ length: 40 }, (_, number) => `company=c${number}`).join('&');
		expect(parse(many).company).toHaveLength(10);
	});

	test('never throws, and its canonical form means the same', () => {
		const names = ['q', ...FACETS, 'company', 'sort', 'page', 'other'];
		const values = [
			...facetsOn(TODAY).flatMap(({ options }) => options.flatMap((one) => Object.values(one))),
			'best',
			'newest',
			'12',
			'%00',
			"' or 1=1 --",
			'& | ! <-> :*',
			'日本語',
			'مرحبا',
		];
		const value = fc.oneof(fc.constantFrom(...values), fc.string({ unit: anyCharacter }));
		const query = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 20 });
		fc.assert(
			fc.property(query, (pairs) => {
				const search = parseSearch(new URLSearchParams(pairs), TODAY);
				const parameters = searchParameters(search);
				expect(parseSearch(new URLSearchParams(String(parameters)), TODAY)).toEqual(search);
				expect(search.q).not.toMatch(/\p{Cc}/u);
			}),
			{ numRuns: 300 },
		);
	});
});

describe('what was not understood', () => {
	const items = {
		city: byForm(['Oxford', 'St Albans', 'St. Albans']),
		sector: byForm(['Fashion', 'Technology']),
	};
	const ignored = (query: string) => {
		const parameters = new URLSearchParams(query);
		const search = parseSearch(parameters, TODAY, items);
		return ignoredIn(parameters, search, TODAY, items)
			.map(({ parameter, value }) => `${parameter}=${value}`)
			.join('&');
	};
	test.each([
		['', ''],
		['q=data&city=leeds&city=LONDON&sector=finance-banking&pay=13.50&hours=20&weeks=6-12', ''],
		[
			'q=data&sort=best&page=2&company=Tidewell+Systems&licence=no&start=june&permission=vacation',
			'',
		],
		['sort=newest&page=1&page=01', 'page=01'],
		['city=oxford&sector=fashion&city=stalbans', ''],
		['city=Atlantis&colour=red&city=Leeds&utm_source=x', 'city=Atlantis&colour=red&utm_source=x'],
		['pay=14&pay=15&pay=cheap', 'pay=15&pay=cheap'],
		['sort=best', 'sort=best'],
		['sort=pay&sort=newest', 'sort=pay'],
		['q=data&q=law', 'q=law'],
		['q=%25', 'q=%'],
		['city=&q=&x=', ''],
		['hours=40&weeks=1-99&start=13', 'hours=40&weeks=1-99&start=13'],
		['City=Leeds', 'City=Leeds'],
	])('of %s is "%s"', (query, expected) => {
		expect(ignored(query)).toBe(expected);
	});

	test('is cut to twenty, and to 100 characters each', () => {
		const many = Array.from({ length: 40 }, (_, number) => [`x${number}`, 'y'.repeat(10_000)]);
		const parameters = new URLSearchParams(many);
		const ignored = ignoredIn(parameters, parseSearch(parameters, TODAY), TODAY);
		expect(ignored).toHaveLength(20);
		expect(ignored[0]).toEqual({ parameter: 'x0', value: 'y'.repeat(100) });
	});

	test('values of internships are understood for programs only, and an option goes before them', () => {
		expect(canonical('city=Oxford&sector=Fashion')).toBe('');
		const parse = (query: string) => parseSearch(new URLSearchParams(query), TODAY, items);
		expect(parse('city=st+albans&city=leeds')).toMatchObject({
			city: ['Leeds', 'St Albans', 'St. Albans'],
		});
		expect(parse('sector=technology')).toMatchObject({ sector: ['Technology'] });
	});
});

test('a filter is removed with the page, and the order by text with the text', () => {
	const search = parse('q=data&city=Leeds&pay=14&page=3');
	expect(filtersOf(search)).toEqual(['q', 'city', 'pay']);
	expect(String(searchParameters(withoutFilter(search, 'city')))).toBe('pay=14&q=data');
	expect(withoutFilter(search, 'q').sort).toBe('newest');
});

test('months to start in begin when an application of today is answered, and go on for a year', () => {
	const monthsOn = (today: string) =>
		facetsOn(today).find(({ name }) => name === 'start')?.options ?? [];
	expect(monthsOn('2026-11-15').at(0)).toEqual({ value: '2026-11', label: 'November 2026' });
	expect(monthsOn('2026-11-16').at(0)).toEqual({ value: '2026-12', label: 'December 2026' });
	expect(monthsOn('2026-11-16').at(-1)).toEqual({ value: '2027-11', label: 'November 2027' });
	expect(monthsOn('2026-12-17').at(0)?.value).toBe('2027-01');
	expect(monthsOn('2028-02-14').at(0)?.value).toBe('2028-02');
	expect(monthsOn('2028-02-15').at(0)?.value).toBe('2028-03');
});

const titleOf = (query: string) =>
	searchTitle(parseSearch(new URLSearchParams(query), '2026-11-22'), {
		'tidewell-systems': 'Tidewell Systems',
	});

describe('searchTitle', () => {
	it.each([
		['', 'All internships'],
		['sector=Technology&city=Leeds&hours=20', 'Technology internships in Leeds, 20 hours or less'],
		[
			'city=Leeds&city=Manchester&start=june',
			'Internships in Manchester and Leeds, starting in June',
		],
		['city=Leeds&city=Remote', 'Internships in Leeds or remote'],
		['city=Abroad', 'Internships abroad'],
		['city=Remote&city=Elsewhere in the UK', 'Internships remote or elsewhere in the UK'],
		[
			'city=London&city=Leeds&city=Bristol&city=Liverpool',
			'Internships in London, Bristol, Leeds and 1 more',
		],
		['q=python', 'Internships for “python”'],
		['company=tidewell-systems', 'Internships at Tidewell Systems'],
		['company=unknown-name', 'Internships at unknown name'],
		['kind=placement&sector=Technology', 'Technology placement years'],
		['kind=remote&remote=remote', 'Remote internships'],
		['kind=london&kind=international', 'London internships and international internships'],
		['remote=hybrid&remote=on-site', 'On-site or hybrid internships'],
		['permission=sponsor', 'Internships with sponsorship'],
		[
			'permission=term&permission=vacations&permission=sponsor',
			'Internships that a Student visa allows in term or in vacations, or with sponsorship',
		],
		['pay=14&weeks=6-12', 'Internships, £14 an hour or more, 6 to 12 weeks'],
		['start=june&start=july', 'Internships, starting in June or July'],
	])('says of "%s" what is searched for', (query, title) => {
		expect(titleOf(query)).toBe(title);
	});
});

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const yearOn = ['03', '04', '05', '06', '07', '08', '09'].map((month) => `2027-${month}`);
const winter = ['2026-11', '2026-12', '2027-01', '2027-02'];

test.each([
	['2027-06-14', '14 June 2027', '2027-06'],
	[null, 'September 2027', '2027-09'],
	[null, 'June 2027 or September 2027', ['2027-06', '2027-09']],
	[null, 'June to August 2027', ['2027-06', '2027-07', '2027-08']],
	[null, 'November to February 2027', winter],
	[null, 'November 2026 to February', winter],
	[null, 'November 2026 to February 2027', winter],
	[null, 'February 2027 to November 2026', [2, 11]],
	[null, 'October 2026 or later', ['2026-10', ...winter, ...yearOn]],
	[null, 'Any Monday, all year', all],
	[null, 'June or October', [6, 10]],
	[null, 'June or later', [6, 7, 8, 9, 10, 11, 12]],
	[null, 'From September', [9, 10, 11, 12]],
	[null, 'October onwards', [10, 11, 12]],
	[null, 'first week of June', [6]],
	[null, 'Any Monday from March to November', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
	[null, '1st of any month, March to October', [3, 4, 5, 6, 7, 8, 9, 10]],
	[null, 'November to February', [1, 2, 11, 12]],
	[null, 'Any month except August', all.filter((month) => month !== 8)],
	[null, 'Any Monday except in December', all.filter((month) => month !== 12)],
	[null, 'Any Monday but December', all.filter((month) => month !== 12)],
	[null, 'First Monday of each quarter', [1, 4, 7, 10]],
	[null, 'Spring and autumn, dates agreed', [3, 4, 5, 9, 10, 11]],
	[null, 'First Monday of any winter month', [1, 2, 12]],
	[null, 'Start of any school term', [1, 4, 9]],
	[null, 'You may begin on any Monday', all],
])('%s, %s', (date, words, months) => {
	const texts = [months].flat().map((month) => String(month).padStart(2, '0'));
	expect(startMonths(date, words)).toEqual(texts);
});
