import { describe, expect, it } from 'vitest';
import { parseSearch } from './internship-search.ts';
import { searchTitle } from './search-title.ts';

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
