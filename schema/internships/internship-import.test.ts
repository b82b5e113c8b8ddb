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
