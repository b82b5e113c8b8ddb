import type { Sql } from 'postgres';
import { IMPORT_COLUMNS, POINTS_BETWEEN } from '#schema/internships/internship-import.ts';
import type { Clock } from '#schema/server-services.ts';
import { type Call, post } from '#server/api/calls.ts';
import { importCsv } from '#server/api/staff/import-lines.ts';
import { exportInternships } from '#server/deeds/staff/export-internships.ts';
import { ApiError } from '#server/http/api-error.ts';
import { csvLine } from '#server/http/csv.ts';
import { readBytes } from '#server/http/read-body.ts';

/** Ten thousand internships with their texts. */
const LARGEST = 24 * 1024 * 1024;

/** `POST /import` stores employers' internships from CSV; `POST /export` returns them as CSV. */
export function staffCatalogue(sql: Sql, clock: Clock): Call[] {
	return [
		post('/catalogue/import', 'staff', async ({ id }, { req }) => {
			if (!/^text\/csv\s*(;|$)/i.test(req.header('content-type') ?? ''))
				throw new ApiError(415, 'unsupported_media_type', 'The body must be text/csv.');
			return await importCsv(sql, id, await readBytes(req.raw, LARGEST), clock.today());
		}),
		post('/catalogue/export', 'copy', async ({ id }) => {
			const rows = await exportInternships(sql, { person: id });
			const columns = ['slug', 'company', 'status', ...IMPORT_COLUMNS.slice(1)];
			const lines = rows.map((row) => csvLine(columns.map((name) => cellOf(row[name]))));
			return new Response([csvLine(columns), ...lines].join(''), {
				headers: {
					'Content-Type': 'text/csv; charset=utf-8',
					'Content-Disposition': 'attachment; filename="internships.csv"',
					'Cache-Control': 'no-store',
				},
			});
		}),
	];
}

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join(POINTS_BETWEEN) : value);
