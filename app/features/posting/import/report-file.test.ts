import { expect, test } from 'vitest';
import { csvRecords } from '#schema/csv/records.ts';
import type { DraftImportReport } from '#schema/employers/draft-import.ts';
import { reportFile } from './report-file.ts';

const report: DraftImportReport = {
	stored: false,
	added: [
		{ line: 2, title: 'Loom Intern' },
		{ line: 5, title: 'Kiln Intern' },
	],
	there: [4],
	wrong: [
		{
			line: 3,
			title: '=Ferry Intern',
			problems: [
				{ column: 'weeks', cell: '99', words: 'Between 6 and 52 weeks' },
				{ column: null, cell: '', words: 'It has a cell too many, "12"' },
			],
		},
	],
	days: null,
	seen: '',
};
const cells = (given: DraftImportReport) =>
	csvRecords(reportFile(given), 100).map((record) => record.cells);

test('the report of an import is a file with every line and each thing to correct, as in the file', () => {
	expect(cells(report)).toEqual([
		['line', 'title', 'result', 'column', 'cell', 'correction'],
		['2', 'Loom Intern', 'right', '', '', ''],
		['3', '=Ferry Intern', 'to correct', 'weeks', '99', 'Between 6 and 52 weeks'],
		['3', '=Ferry Intern', 'to correct', '', '', 'It has a cell too many, "12"'],
		['4', '', 'already there', '', '', ''],
		['5', 'Kiln Intern', 'right', '', '', ''],
	]);
	expect(reportFile(report)).toContain(`"'=Ferry Intern"`);
});

test('of what was stored it says so', () => {
	const stored = cells({ ...report, stored: true, wrong: [] });
	expect(stored.map(([line, , result]) => `${line} ${result}`).slice(1)).toEqual([
		'2 stored',
		'4 already there',
		'5 stored',
	]);
});
