import { expect, it, test } from 'vitest';
import { csvRecords, importedLine } from './internship-import.ts';

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

const cellsOf = (text: string) => csvRecords(text, 100).map(({ cells }) => cells);

it.each([
	[
		'a,b\r\nc,d\r\n',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	[
		'a;b\nc,d;e',
		[
			['a', 'b'],
			['c,d', 'e'],
		],
	],
	[
		'"a ""b""","c\nd"\n\ne,',
		[
			['a "b"', 'c\nd'],
			['e', ''],
		],
	],
	[`"'=SUM(1)",'tis\n`, [['=SUM(1)', "'tis"]]],
	['', []],
])('%j', (text, records) => {
	expect(cellsOf(text)).toEqual(records);
});

it('knows the lines, also after line breaks in cells', () => {
	expect(csvRecords('a\n"b\nc"\n\nd', 9).map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('refuses what is never closed, and too many', () => {
	expect(() => csvRecords('a,"b', 9)).toThrow(RangeError);
	expect(() => csvRecords('a\nb\nc', 2)).toThrow(RangeError);
});
