import { expect, test } from 'vitest';
import type { Filter } from '#schema/internships/understanding/filters/filter.ts';
import { Columns } from '#server/catalogue/index/columns.ts';
import type { Facts } from '#server/catalogue/index/facts.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';
import { graderOf } from './filter-grades.ts';
import { NOT, PARTLY, WHOLLY } from './grades.ts';

const facts = {
	kind: 'uk-cities',
	title: 'Baker Intern',
	sector: 'Food & Drink',
	company: 'Crumb & Ember',
	city: 'Bristol',
	remote: 'on-site',
	country: 'United Kingdom',
	weeks: 12,
	hours: 24,
	pay_amount: 13,
	pay_per: 'hour',
	pay_currency: 'GBP',
	starts_on: '2027-06-01',
	starts: '1 June 2027',
	deadline: null,
	sponsorship: 'student-visa-ok',
	part_of_course: false,
	status: 'open',
	published_at: '2026-11-01T09:00:00Z',
	updated_at: '2026-11-01T09:00:00Z',
	texts: null,
} as const satisfies Omit<Facts, 'number'>;
const index = new Columns();
const [varying, fixed, monthly] = [1, 2, 3];
index.set({ ...facts, number: varying, least_hours: 16 });
index.set({ ...facts, number: fixed });
index.set({ ...facts, number: monthly, least_hours: 16, pay_amount: 1_400, pay_per: 'month' });

const gradesOf = (filter: Filter) => {
	const { grade } = graderOf(filter, index, undefined as unknown as Texts);
	return [grade(varying), grade(fixed)];
};

test.each([
	[0, 24, WHOLLY, WHOLLY],
	[0, 20, PARTLY, PARTLY],
	[16, 40, WHOLLY, WHOLLY],
	[20, 40, PARTLY, WHOLLY],
	[30, 48, NOT, PARTLY],
])('hours that vary are within %i to %i with both bounds', (least, most, ofVarying, ofFixed) => {
	expect(gradesOf({ facet: 'hours', least, most })).toEqual([ofVarying, ofFixed]);
});

test('what a month pays is by the hour that of the fewest hours', () => {
	const paid = (least: number) => {
		const { grade } = graderOf(
			{ facet: 'pay', per: 'month', least, most: Number.POSITIVE_INFINITY },
			index,
			undefined as unknown as Texts,
		);
		return [varying, fixed, monthly].map((number) => grade(number) === WHOLLY);
	};
	expect(paid(900)).toEqual([true, true, true]);
	expect(paid(905)).toEqual([false, true, true]);
	expect(paid(1_353)).toEqual([false, false, true]);
});
