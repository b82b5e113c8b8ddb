import type { Sql } from 'postgres';
import { cellOf } from '#schema/internships/import/cells.ts';
import type { DaysQuestion } from '#schema/internships/import/days.ts';
import { IMPORT_COLUMNS } from '#schema/internships/import/import-line.ts';
import type { Clock } from '#schema/server-services.ts';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import { reasonedExport } from '#schema/staff/reasoned-export.ts';
import { type Call, post } from '#server/api/calls.ts';
import { type FileOfInternships, importIn } from '#server/api/import-file.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { exportInternships } from '#server/deeds/posting/export-internships.ts';
import { importInternships } from '#server/deeds/posting/import-internships.ts';
import { csvFile } from '#server/http/sent-files.ts';

const file: FileOfInternships = {
	columns: IMPORT_COLUMNS,
	most: 10_000,
	// Ten thousand internships with their texts.
	largest: 24 * 1024 * 1024,
	lacks: (columns) =>
		columns.includes('employer') || columns.includes('slug') ? undefined : 'employer',
};

/**
 * `POST /import` says what a CSV file of employers' internships would do, or asks how its days are written, and with
 * `seen` does it. `POST /export` returns such a file, with a reason for the log.
 */
export function staffCatalogue(sql: Sql, clock: Clock): Call[] {
	return [
		post(
			'/catalogue/import',
			'staff',
			async ({ id: person }, { req }): Promise<ImportReport | DaysQuestion> => {
				const read = await importIn(req, file);
				if ('ask' in read) return read;
				const { days, ...given } = read;
				const today = clock.today();
				return { ...(await importInternships(sql, { person, ...given, today })), days };
			},
		),
		post('/catalogue/export', 'copy', async ({ id }, { req }) => {
			const { reason } = await bodyOf(req.raw, reasonedExport);
			const rows = await exportInternships(sql, { person: id, reason });
			return csvFile('internships.csv', [
				IMPORT_COLUMNS,
				...rows.map((row) => IMPORT_COLUMNS.map((name) => cellOf(row[name]))),
			]);
		}),
	];
}
