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
	supervisor: 'The head weaver',
	risks: 'Looms: training on the first day',
	expenses: 'None',
	notice: 'One week',
	authority: 'yes',
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
	['part_of_course', 'maybe', 'Write yes or no.'],
	['part_of_course', 'constructor', 'Write yes or no.'],
	['weeks', '1e1', 'Write the number in digits. Between 6 and 52 weeks.'],
	['hours', '0x20', 'Write the number in digits.'],
	['pay_amount', '2,600', 'Write the number in digits.'],
	['pay_amount', 'Infinity', 'Write the number in digits.'],
	['spots', '-1', 'Write the number in digits.'],
	['remote', 'office', 'Write one of: on-site, hybrid, remote.'],
	['sector', 'Fish', 'Write one of its 34 values: '],
	['starts_on', '7 June 2027', 'Write the day as 2027-06-30.'],
	['title', 'Analyst '.repeat(40), 'It has at most 120 characters.'],
])('%s is not understood as something else: %s', (column, cell, possible) => {
	const result = imported({ [column]: cell });
	if (!('problems' in result)) throw new Error('It was understood.');
	expect(result.problems).toHaveLength(1);
	expect(result.problems[0]).toContain(`“${cell.slice(0, 40)}`);
	expect(result.problems[0]).toContain(`is not possible. ${possible}`);
});
