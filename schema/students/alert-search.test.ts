import { expect, it } from 'vitest';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { alertQuery, alertSearch } from './alert-search.ts';

const query = (text: string, today = '2026-11-22') =>
	alertQuery(parseSearch(new URLSearchParams(text), today));

it.each([
	['', ''],
	['sort=pay&page=3', ''],
	['page=2&q=data&sort=newest&city=leeds', 'city=Leeds&q=data'],
	['start=june&hours=20', 'hours=20&start=2027-06'],
])('%s is kept as %s', (given, expected) => {
	expect(query(given)).toBe(expected);
});

it('means the same months after they have passed', () => {
	const kept = query('start=2026-12&start=2027-10&q=data', '2026-11-22');
	expect(alertSearch(kept)).toMatchObject({ q: 'data', start: ['2026-12', '2027-10'] });
	expect(alertQuery(alertSearch(kept))).toBe(kept);
});

it('is the search of its address', () => {
	const kept = query(
		'sector=Technology&city=Leeds&pay=13.5&remote=hybrid&weeks=6-12&company=Hexley',
	);
	expect(alertQuery(alertSearch(kept))).toBe(kept);
});
