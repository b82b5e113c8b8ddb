import { expect, test } from 'vitest';
import { daysAfter } from '#schema/london-day.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { risksOf } from './draft-risks.ts';

const today = '2026-11-23';
const content = draftFor(today, {
	hours: 35,
	pay_per: 'month',
	pay_amount: 2_400,
	starts_on: '2027-01-18',
	weeks: 8,
	deadline: null,
});
/** A company that staff know. */
const record = { verified_on: '2026-03-03', internships: 4 };
const risksIn = (changes: object, rest: object = {}) =>
	risksOf({
		content: { ...content, ...changes },
		published: null,
		returned: null,
		comments: {},
		meant: null,
		today,
		made_on: today,
		record,
		like: null,
		...rest,
	});
const risks = (changes: object, rest: object = {}) =>
	risksIn(changes, rest).map(({ label, field }) => [label, field]);

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

test('what breaks a rule stands first, and a way past the form is named so', () => {
	expect(
		risks({
			description: `${content.description} Write to jobs@tidewell.example.`,
			pay_amount: 1_930,
		}),
	).toEqual([
		['Leads past our form', 'description'],
		['Pay near the bound', 'pay_amount'],
	]);
	const [first] = risksIn({
		description: `${content.description} Write to jobs@tidewell.example.`,
	});
	expect(first?.marks).toEqual(['jobs@tidewell.example']);
	expect(risks({ deadline: daysAfter(today, -1) })).toEqual([['Against a rule', 'deadline']]);
});

test('pay at the bound is said to be exactly that', () => {
	const pay = { pay_amount: 13.21, pay_per: 'hour' as const, starts_on: '2027-06-21', weeks: 8 };
	expect(risksIn(pay).map(({ words }) => words)).toContain(
		'£13.21 an hour: exactly what we ask for',
	);
});

test('what staff asked to change and is as it was is named', () => {
	const returned = { ...content, location: 'A dock' };
	const comments = { location: 'Which dock?', title: 'What kind?' };
	expect(risks({}, { returned, comments })).toEqual([['Not changed', 'title']]);
	expect(risks({}, { comments })).toEqual([]);
});

test('what its employer was asked about stands beside the answer, and what has no verdict is named', () => {
	const description = `${content.description} A native speaker of Welsh reads the letters. Cash in hand on Fridays.`;
	const seen = risksIn({ description }, { meant: 'The archive is in Welsh.' });
	expect(seen).toEqual([
		expect.objectContaining({
			label: 'Asked about',
			field: 'description',
			words: expect.stringContaining('The employer says: “The archive is in Welsh.”'),
		}),
		expect.objectContaining({ label: 'Words to look at', marks: ['Cash in hand'] }),
	]);
	expect(risks({ description: `${content.description} Cash in hand on Fridays.` })).toEqual([
		['Words to look at', 'description'],
	]);
});

test.each([
	['Not verified; its first internship.', null, 0],
	['Verified on 12 November 2026; its first internship.', '2026-11-12', 0],
	['Verified on 25 October 2026; 2 public before this one.', '2026-10-25', 2],
	['Verified on 3 March 2026; its first internship.', '2026-03-03', 0],
	[undefined, '2026-10-24', 1],
])('of a company that staff do not know it says: %s', (words, verified_on, internships) => {
	const [risk] = risksIn({}, { record: { verified_on, internships } });
	expect(risk?.words).toBe(words);
	expect(risk?.field).toBe(words && null);
});

test('a text that is public already is named, with where', () => {
	const like = { slug: 'loom-intern', title: 'Loom Intern', company: 'Loom & Sons', part: 0.916 };
	expect(risksIn({}, { like })).toEqual([
		expect.objectContaining({
			field: 'description',
			words: '92% of its text stands in “Loom Intern” of Loom & Sons, which is public.',
			to: '/internships/loom-intern',
			isHot: true,
		}),
	]);
});
