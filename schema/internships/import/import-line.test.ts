import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { asExported } from './cells.ts';
import { lineProblems, problemLine, readLine } from './import-line.ts';

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
const imported = (change: Record<string, string>) => readLine({ ...cells, ...change }, 'day-first');

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
	['pay_amount', '12.715', 'Give pounds, or by the hour pounds and pence.'],
	['pay_per', 'year', 'Write one of: month, week, hour.'],
	['pay_amount', '$2,600', 'Write the number in digits.'],
	['pay_amount', '2600 a month', 'Write the number in digits.'],
	['hours', '37.25', 'Give whole or half hours.'],
	['weeks', '12.5', 'Give a whole number.'],
	['weeks', '12,000', 'Between 6 and 52 weeks.'],
	['weeks', '£12', 'Write the number in digits.'],
	['pay_amount', 'Infinity', 'Write the number in digits.'],
	['spots', '-1', 'Write the number in digits.'],
	['remote', 'office', 'Write one of: on-site, hybrid, remote.'],
	['sector', 'Fish', 'Write one of its 34 values: '],
	['starts_on', '06/31/2027', 'Write the day as 2027-06-30.'],
	['starts_on', '46545', 'Write the day as 2027-06-30.'],
	['title', 'Analyst '.repeat(40), 'It has at most 120 characters.'],
	[
		'questions',
		'Which dock?|Why?|Since when?|How?',
		'It has at most 3 lines, each of at most 200 characters.',
	],
	['benefits', 'x'.repeat(301), 'It has at most 20 lines, each of at most 300 characters.'],
])('%s is not understood as something else: %s', (column, cell, possible) => {
	const result = imported({ [column]: cell });
	if (!('problems' in result)) throw new Error('It was understood.');
	expect(result.problems).toHaveLength(1);
	expect(result.problems[0]?.field).toBe(column);
	expect(result.problems[0]?.words).toContain(`“${cell.slice(0, 40)}`);
	expect(result.problems[0]?.words).toContain(`is not possible. ${possible}`);
});

test.each([
	['pay_amount', '2300', 2300],
	['pay_amount', '2300.00', 2300],
	['pay_amount', '1,900', 1900],
	['pay_amount', '£2,300.00', 2300],
	['pay_amount', '£ 2 300', 2300],
	['pay_amount', 'GBP 2300', 2300],
	['pay_amount', '2300 GBP', 2300],
	['pay_amount', '2.300,00', 2300],
	['pay_amount', '12,345', 12_345],
	['pay_amount', '£12.71', 12.71],
	['pay_amount', '12,5', 12.5],
	['pay_per', 'hour', 'hour'],
	['hours', '37,5', 37.5],
	['hours', '37.50', 37.5],
	['weeks', '12.0', 12],
	['starts_on', '31/03/2027', '2027-03-31'],
	['starts_on', '7-Jun-27', '2027-06-07'],
	['deadline', '', null],
	['requirements', 'Some SQL or R\r\nPlain writing', ['Some SQL or R', 'Plain writing']],
	['requirements', '• SQL\n• R', ['SQL', 'R']],
	['requirements', '- SQL|R | |Patience', ['- SQL', 'R', 'Patience']],
	['requirements', 'A \\| B|C\\\\|D\\E', ['A | B', 'C\\', 'D\\E']],
	['risks', 'Looms:\r\ntraining\rfirst', 'Looms:\ntraining\nfirst'],
	['typical_day', 'We meet.\r\nYou weave.', 'We meet.\nYou weave.'],
	['questions', 'Which dock?|Why?', ['Which dock?', 'Why?']],
])('%s %j is read as a spreadsheet has written it: %j', (column, cell, value) => {
	expect(imported({ [column]: cell })).toMatchObject({ content: { [column]: value } });
});

const content = draftFor('2026-11-22', {
	spots: 3,
	driving_licence: true,
	benefits: ['a|b\\', '|', '\\c'],
});

test.each([
	[
		'2600,50',
		'month',
		['Pay in pounds: Give whole pounds a month. Pence are possible by the hour.'],
	],
	['1900.50', 'week', ['Pay in pounds: Give whole pounds a week. Pence are possible by the hour.']],
	['20.50', 'hour', []],
])('pence are possible by the hour alone: %s a %s', (pay_amount, pay_per, problems) => {
	const result = imported({ pay_amount, pay_per });
	if (!('content' in result)) throw new Error('It was not understood.');
	expect(lineProblems(result.content, '2026-11-22').map(problemLine)).toEqual(problems);
});

test('an export is read again as it was, whatever is in its points', () => {
	const point = fc.string({ unit: fc.constantFrom('|', '\\', 'a', '•') });
	fc.assert(
		fc.property(fc.array(point), (points) => {
			const requirements = points.filter((text) => text !== '');
			const stored = { ...content, requirements };
			expect(asExported(stored)).toEqual(stored);
		}),
	);
});

test('what a file has no column for stays in an internship that it corrects, and is empty in a new one', () => {
	const few = { slug: 'ferry-data-intern', pay_amount: '2,700' };
	expect(readLine(few, 'day-first', content)).toEqual({
		content: { ...content, pay_amount: 2_700 },
	});
	const fresh = readLine(few, 'day-first');
	expect(fresh).toEqual({ content: { ...EMPTY_DRAFT, pay_amount: 2_700 } });
	const none = readLine({ ...few, supervisor: '', authority: '' }, 'day-first', content);
	expect(none).toMatchObject({ content: { supervisor: '', authority: false } });
});

test('a missing column breaks the rules that an empty cell breaks', () => {
	const { supervisor: _, authority: __, ...missing } = cells;
	const problemsOf = (given: Record<string, string>) => {
		const read = readLine(given, 'day-first');
		const problems = 'content' in read ? lineProblems(read.content, '2026-11-22') : read.problems;
		return problems.map(problemLine);
	};
	expect(problemsOf(cells)).toEqual([]);
	expect(problemsOf(missing)).toEqual([
		'Who looks after the intern: Give the role of the person who looks after the intern.',
		'I may advertise this internship for the company: Tick that you may advertise this internship for the company.',
	]);
	expect(problemsOf({ ...missing, supervisor: '', authority: '' })).toEqual(problemsOf(missing));
});
