import { expect, test } from 'vitest';
import { daysAfter } from '#schema/london-day.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { risksOf } from './risks.ts';

const today = '2026-11-23';
const content = draftFor(today, {
	hours: 35,
	pay_per: 'month',
	pay_amount: 2_400,
	starts_on: '2027-01-18',
	weeks: 8,
	deadline: null,
});
const risks = (changes: object, rest: object = {}) =>
	risksOf({
		content: { ...content, ...changes },
		published: null,
		returned: null,
		comments: {},
		meant: null,
		today,
		made_on: today,
		...rest,
	}).map(({ label, field }) => [label, field]);

// Each rule for words is compiled when it is used first.
risks({});

test('there are none in a draft that keeps the rules and pays well', () => {
	expect(risks({})).toEqual([]);
});

test.each([
	[1_928, 'Pay near the bound'],
	[1_965, 'Pay near the bound'],
	[1_970, undefined],
	[6_060, undefined],
	[6_100, 'High pay'],
	[1_900, 'Against a rule'],
])('£%i a month for 35 hours is %s', (pay_amount, label) => {
	expect(risks({ pay_amount, part_of_course: false })).toEqual(
		label ? [[label, 'pay_amount']] : [],
	);
});

test('a required part of a course may pay less, which is said', () => {
	expect(risks({ pay_amount: 1_500, part_of_course: true })).toEqual([['Low pay', 'pay_amount']]);
});

test('what breaks a rule stands first, once a field', () => {
	expect(
		risks({
			description: `${content.description} Write to jobs@tidewell.example.`,
			pay_amount: 1_930,
		}),
	).toEqual([
		['Against a rule', 'description'],
		['Pay near the bound', 'pay_amount'],
	]);
	expect(risks({ deadline: daysAfter(today, -1) })).toEqual([['Against a rule', 'deadline']]);
});

test('what staff asked to change and is as it was is named', () => {
	const returned = { ...content, location: 'A dock' };
	const comments = { location: 'Which dock?', title: 'What kind?' };
	expect(risks({}, { returned, comments })).toEqual([['Not changed', 'title']]);
	expect(risks({}, { comments })).toEqual([]);
});

test('what its employer was asked about stands beside the answer, and what has no verdict is named', () => {
	const description = `${content.description} A native speaker of Welsh reads the letters. Cash in hand on Fridays.`;
	const found = risksOf({
		content: { ...content, description },
		published: null,
		returned: null,
		comments: {},
		meant: 'The archive is in Welsh.',
		today,
		made_on: today,
	});
	expect(found).toEqual([
		expect.objectContaining({
			label: 'Asked about',
			field: 'description',
			words: expect.stringContaining('The employer says: “The archive is in Welsh.”'),
		}),
	]);
	expect(risks({ description: `${content.description} Cash in hand on Fridays.` })).toEqual([
		['Words to look at', 'description'],
	]);
});
