import { describe, expect, it } from 'vitest';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { wordsAsFilters } from './words-as-filters.ts';

const today = '2026-11-22';
const meant = (query: string) => {
	const search = wordsAsFilters(parseSearch(new URLSearchParams(query), today), today);
	return search && searchPath(search);
};

describe('wordsAsFilters', () => {
	it('understands what a student looks for', () => {
		expect(meant('q=data or technology, Leeds or remote, at most 20 hours, from June')).toBe(
			'/internships?city=Leeds&city=Remote&hours=20&sector=Technology&start=2027-06',
		);
	});

	it.each([
		['q=leeds', '/internships?city=Leeds'],
		['q=20h', null],
		['q=20 h a week', '/internships?hours=20'],
		['q=python in Bristol', '/internships?city=Bristol&q=python'],
		['q=banking', '/internships?sector=Finance+%26+Banking'],
		['q=January', '/internships?start=2027-01'],
	])('of "%s"', (query, path) => {
		expect(meant(query)).toBe(path);
	});

	it('keeps what is chosen', () => {
		expect(meant('q=Leeds&city=Bristol&kind=uk-cities&page=2')).toBe(
			'/internships?city=Bristol&city=Leeds&kind=uk-cities',
		);
	});

	it.each(['q=python', 'q=internship', 'q=20 people', 'city=Leeds', ''])(
		'finds no filter in "%s"',
		(query) => {
			expect(meant(query)).toBeNull();
		},
	);
});
