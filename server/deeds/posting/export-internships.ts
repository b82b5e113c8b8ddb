import type { Sql } from 'postgres';
import { IMPORT_COLUMNS } from '#schema/internships/import/import-line.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';

const MOST = 50_000;

/**
 * Takes employers' internships out of the site, oldest first, which is logged with the reason.
 * @returns by the columns of an import
 * @throws {ApiError} 404, 403 role
 */
export const exportInternships = (
	sql: Sql,
	{ person, reason }: { person: string; reason: string },
): Promise<Record<string, unknown>[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'catalogue');
		const columns = tx(IMPORT_COLUMNS.filter((name) => name !== 'employer'));
		const rows = await tx<{ row: Record<string, unknown> }[]>`
			with page as materialized (
				select ${columns}, published_at, id,
					(select user_id from public.employers where employers.id = employer_id) as user_id
				from public.internships where source = 'employer'
				order by published_at, id limit ${MOST}
			)
			select to_jsonb(page) || jsonb_build_object('employer', account.email) as row
			from page left join accounts.find(array(select distinct user_id from page)) as account
				on account.id = page.user_id
			order by published_at, page.id`;
		const detail = `${rows.length} internships\n${reason.trim()}`;
		await noteInLog(tx, person, { action: 'export', subject: 'catalogue', id: null, detail });
		return rows.map(({ row }) => row);
	});
