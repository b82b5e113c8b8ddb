import type { Sql } from 'postgres';
import * as v from 'valibot';
import type { StaffLogLine, StaffLogPage } from '#schema/staff/staff.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import { invalid } from '#server/http/api-error.ts';

const PAGE = 50;

/** What staff did, newest first. @param before the number of the last line that is known already */
export const logPage = (sql: Sql, user: string, before: number | null): Promise<StaffLogPage> =>
	readAsStaff(sql, user, async (tx) => {
		const rows = await tx<{ line: StaffLogLine }[]>`
			select to_json(page) as line from (
				select number, at, staff_email, action, subject, subject_id, detail
				from public.staff_log where ${before}::bigint is null or number < ${before}::bigint
				order by number desc limit ${PAGE + 1}
			) as page order by page.number desc`;
		const items = rows.slice(0, PAGE).map(({ line }) => line);
		return { items, next: rows.length > PAGE ? (items.at(-1)?.number ?? null) : null };
	});

const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const query = v.strictObject({ before: v.optional(number) });

/** @throws {ApiError} 400 for a query that does not exist */
export function beforeIn(given: Record<string, string>): number | null {
	const known = v.safeParse(query, given);
	if (!known.success) throw invalid('The query is not valid.');
	return known.output.before ?? null;
}
