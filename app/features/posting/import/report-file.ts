import { BYTE_ORDER_MARK, csvRecord } from '#schema/csv/csv-record.ts';
import type { DraftImportReport } from '#schema/employers/draft-import.ts';

const COLUMNS = ['line', 'title', 'result', 'column', 'cell', 'correction'];

/** What a file of drafts does, or would do, as a CSV file: a record for each line, or for each thing to correct in it. */
export function reportFile({ stored, added, there, wrong }: DraftImportReport): string {
	const result = stored ? 'stored' : 'right';
	const records = [
		...added.map(({ line, title }) => ({ line, cells: [title, result, '', '', ''] })),
		...there.map((line) => ({ line, cells: ['', 'already there', '', '', ''] })),
		...wrong.flatMap(({ line, title, problems }) =>
			problems.map(({ column, cell, words }) => ({
				line,
				cells: [title, 'to correct', column ?? '', cell, words],
			})),
		),
	].toSorted((one, other) => one.line - other.line);
	const lines = records.map(({ line, cells }) => csvRecord([String(line), ...cells]));
	return [BYTE_ORDER_MARK, csvRecord(COLUMNS), ...lines].join('');
}
