import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { ComingUp, comingUpOf } from './coming-up.tsx';

const listing = (slug: string, deadline: string | null, status = 'open') => ({
	id: slug,
	slug,
	title: slug,
	deadline,
	status,
});
const interview = {
	application: 'a1',
	name: 'Ann Ng',
	internship: 'Loom Intern',
	starts_at: '2026-11-25T10:00:00.000Z',
	minutes: 45,
	place: 'Leeds Dock',
};

/** The text of each entry. */
function entries(overview: object): string[] {
	const empty = { today: '2026-11-23', interviews: [], offers: [], listings: [] };
	const coming = comingUpOf({ ...empty, ...overview } as unknown as EmployerOverview);
	const html = renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(ComingUp, { entries: coming })),
	);
	return html
		.split('<li')
		.slice(1)
		.map((item) =>
			item
				.replace(/^[^>]*>|<[^>]*>/g, ' ')
				.replace(/\s+/g, ' ')
				.trim(),
		);
}

test('interviews and what closes within two weeks are there, the next first', () => {
	const listings = [
		listing('Warp', '2026-11-27'),
		listing('Weft', '2026-11-23'),
		listing('Yarn', '2026-12-08'),
		listing('Reed', '2026-11-24', 'closed'),
		listing('Felt', null),
	];
	expect(entries({ listings, interviews: [interview] })).toEqual([
		'today Weft closes Today, end of the day, UK time',
		'10:00 Wed 25 Nov Ann Ng , interview 45 minutes, Leeds Dock, Loom Intern',
		'Fri 27 Nov Warp closes In 4 days, end of the day, UK time',
	]);
});

test('an interview of today says so, and one with somebody who gave no name can be opened', () => {
	const today = { ...interview, starts_at: '2026-11-23T15:00:00.000Z', name: null, place: null };
	expect(entries({ interviews: [today] })).toEqual([
		'15:00 today Name not given , interview 45 minutes, Loom Intern',
	]);
});

test('an offer is there until its last day, and an accepted one until its first', () => {
	const offer = { application: 'a1', name: 'Ann Ng', internship: 'Loom Intern', undo_until: null };
	const offers = [
		{ ...offer, status: 'accepted', day: '2026-11-30' },
		{ ...offer, status: 'offered', day: '2026-11-27' },
		{ ...offer, status: 'accepted', day: '2026-12-07', undo_until: '2026-11-23T14:10:00.000Z' },
	];
	expect(entries({ offers })).toEqual([
		'14:10 until then Ann Ng accepted your offer Can be taken back until 14:10. First day: Mon 7 Dec, Loom Intern',
		'Fri 27 Nov Ann Ng answers your offer Loom Intern, by the end of the day, UK time',
		'Mon 30 Nov Ann Ng starts Loom Intern',
	]);
});
