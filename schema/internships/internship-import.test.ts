import { expect, test } from 'vitest';
import { importedLine } from './internship-import.ts';

const cells = {
	employer: 'rosa@tidewell.example',
	title: 'Loom Intern',
	sector: 'Technology',
	description:
		'You mend the booking system of a weaver, with a colleague beside you, and show it to those who use it.',
	remote: 'on-site',
	city: 'Leeds',
	location: 'Holbeck, Leeds',
	starts_on: '2027-06-07',
	weeks: '12',
	pay_amount: '2600',
	pay_per: 'month',
	hours: '37.5',
	sponsorship: 'student-visa-ok',
};
const imported = (change: Record<string, string>) =>
	importedLine({ ...cells, ...change }, '2026-11-22');

test.each([
	['Yes', true],
	['true', true],
	['no', false],
	['FALSE', false],
	['', false],
])('part of a course is %j: %s', (part_of_course, expected) => {
	expect(imported({ part_of_course })).toMatchObject({ content: { part_of_course: expected } });
});

test.each([
	['part_of_course', 'maybe'],
	['part_of_course', 'constructor'],
	['weeks', '1e1'],
	['hours', '0x20'],
	['pay_amount', '2,600'],
	['pay_amount', 'Infinity'],
	['spots', '-1'],
])('%s is not understood as something else: %s', (column, cell) => {
	expect(imported({ [column]: cell })).toEqual({
		problems: [expect.stringMatching(/: this value is not possible\.$/)],
	});
});
