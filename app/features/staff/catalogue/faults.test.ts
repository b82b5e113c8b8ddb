import { expect, test } from 'vitest';
import { faultsOf, reportWords } from './faults.ts';

test('a fault is named once, with all its lines and what else they have; most lines are first', () => {
	expect(
		faultsOf([
			{ line: 2, problems: ['Title: missing.', 'Employer: unknown.', 'Hours: missing.'] },
			{ line: 3, problems: ['Employer: unknown.', 'Employer: unknown.'] },
			{ line: 7, problems: ['Employer: unknown.'] },
		]),
	).toEqual([
		{ lines: [2, 3, 7], problems: ['Employer: unknown.'] },
		{ lines: [2], problems: ['Title: missing.', 'Hours: missing.'] },
	]);
});

test.each([
	[
		{ stored: false, added: 1, changed: 3, unchanged: 12, there: [3, 5] },
		'In the file: 3 changed, 12 unchanged, 2 already there, 1 new.',
	],
	[{ stored: true, added: 2, changed: 0, unchanged: 0, there: [] }, 'Stored: 2 new.'],
])('%j: %s', (report, words) => {
	expect(reportWords(report)).toBe(words);
});
