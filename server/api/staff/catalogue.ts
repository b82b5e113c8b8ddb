import type { Sql } from 'postgres';
import * as v from 'valibot';
import { cellOf } from '#schema/internships/import/cells.ts';
import { DAY_ORDERS } from '#schema/internships/import/days.ts';
import { IMPORT_COLUMNS } from '#schema/internships/import/import-line.ts';
import type { Clock } from '#schema/server-services.ts';
import type { DaysQuestion, ImportReport } from '#schema/staff/catalogue-import.ts';
import { type Call, post } from '#server/api/calls.ts';
import { exportInternships } from '#server/deeds/posting/export-internships.ts';
import { importInternships } from '#server/deeds/posting/import-internships.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { readBytes } from '#server/http/read-body.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/http/sent-files.ts';
import { daysOf, linesOf } from './import-file.ts';

/** Ten thousand internships with their texts. */
const LARGEST = 24 * 1024 * 1024;

/** `days`: the order of days that could be read in two. `seen`: of the report that was looked at; without it nothing is stored. */
const importQuery = v.strictObject({
	days: v.optional(v.picklist(DAY_ORDERS)),
	seen: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/**
 * `POST /import` says what a CSV file of employers' internships would do, or asks how its days are written, and with
 * `seen` does it. `POST /export` returns such a file.
 */
export function staffCatalogue(sql: Sql, clock: Clock): Call[] {
	return [
		post(
			'/catalogue/import',
			'staff',
			async ({ id: person }, { req }): Promise<ImportReport | DaysQuestion> => {
				if (!/^text\/csv\s*(;|$)/i.test(req.header('content-type') ?? ''))
					throw new ApiError(415, 'unsupported_media_type', 'The body must be text/csv.');
				const query = v.safeParse(importQuery, req.query());
				if (!query.success) throw invalid('The query is not valid.');
				const { days: chosen = null, seen = null } = query.output;
				const lines = linesOf(await readBytes(req.raw, LARGEST));
				const read = daysOf(lines, chosen);
				if ('ask' in read) return read;
				const { order, days } = read;
				const today = clock.today();
				return { ...(await importInternships(sql, { person, lines, order, today, seen })), days };
			},
		),
		post('/catalogue/export', 'copy', async ({ id }) => {
			const rows = await exportInternships(sql, { person: id });
			const lines = rows.map((row) => csvLine(IMPORT_COLUMNS.map((name) => cellOf(row[name]))));
			return new Response([BYTE_ORDER_MARK, csvLine(IMPORT_COLUMNS), ...lines].join(''), {
				headers: {
					'Content-Type': 'text/csv; charset=utf-8',
					'Content-Disposition': 'attachment; filename="internships.csv"',
					'Cache-Control': 'no-store',
				},
			});
		}),
	];
}
