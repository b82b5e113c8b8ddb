import { expect, it } from 'vitest';
import { facetFit, permissionsOf } from './permission-facets.ts';

const work = {
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok' as const,
	hours: 35,
	weeks: 12,
};

it.each([
	[{ hours: 20 }, ['term', 'vacation']],
	[{ hours: 20.5 }, ['vacation']],
	[{ sponsorship: 'can-sponsor' as const }, ['vacation', 'sponsor']],
	[{ sponsorship: 'right-to-work-needed' as const, hours: 16 }, []],
	[{ country: 'Germany', hours: 16 }, []],
])('%j is found under %j', (changed, found) => {
	expect(permissionsOf({ ...work, ...changed })).toEqual(found);
});

it.each([
	[['term'], { hours: 20 }, { fit: 'full', words: 'Fits in term too' }],
	[['term', 'vacation'], {}, { fit: 'full', words: 'Fits in vacations' }],
	[['vacation'], { weeks: 14 }, { fit: 'full', words: 'Fits in vacations' }],
	[['vacation'], { weeks: 15 }, { fit: 'half', words: 'Longer than most vacations' }],
	[['vacation'], { weeks: 52, hours: 20 }, { fit: 'full', words: 'Fits in vacations' }],
	[
		['sponsor'],
		{ sponsorship: 'can-sponsor' },
		{ fit: 'half', words: 'Can sponsor a visa: ask which' },
	],
	[['term'], {}, undefined],
	[[], {}, undefined],
] as const)('%j chosen, %j: %j', (chosen, changed, fit) => {
	expect(facetFit(chosen, { ...work, ...changed })).toEqual(fit);
});
