import { describe, expect, it } from 'vitest';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { chipsOf } from './chips.ts';

const today = '2026-11-22';
const chips = (query: string) =>
	chipsOf(parseSearch(new URLSearchParams(query), today), { minnow: 'Minnow Payments' }, today).map(
		({ label, without }) => [label, searchPath(without)],
	);

describe('chipsOf', () => {
	it('names every value, each with the search without it alone', () => {
		expect(chips('city=Leeds&city=Bristol&hours=20')).toEqual([
			['Bristol', '/internships?city=Leeds&hours=20'],
			['Leeds', '/internships?city=Bristol&hours=20'],
			['20 hours or less', '/internships?city=Bristol&city=Leeds'],
		]);
	});

	it('goes back to the first page, and without text to the order that needs none', () => {
		expect(chips('q=python&page=3&city=Leeds')).toEqual([
			['“python”', '/internships?city=Leeds'],
			['Leeds', '/internships?q=python'],
		]);
	});

	it('says when it starts, any least pay, and companies by name where that is known', () => {
		expect(
			chips('start=june&pay=13.5&company=minnow&company=other').map(([label]) => label),
		).toEqual(['Starts in June 2027', '£13.50 or more an hour', 'Minnow Payments', 'other']);
	});

	it('has words for a company that is named like what every object has', () => {
		expect(chips('company=constructor').map(([label]) => label)).toEqual(['constructor']);
	});

	it('has none without filters', () => {
		expect(chips('sort=pay')).toEqual([]);
	});
});
