import type { Sql } from 'postgres';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

const MOST = 50_000;

/** Takes employers' internships out of the site, oldest first, which is logged. @throws {ApiError} 404 */
export const exportInternships = (
	sql: Sql,
	{ person }: { person: string },
): Promise<Record<string, unknown>[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		await noteInLog(tx, person, { action: 'export', subject: 'catalogue', id: null });
		const columns = tx(['slug', 'company', 'status', ...FIELD_NAMES]);
		const rows = await tx<{ row: Record<string, unknown> }[]>`
			select to_json(page) as row from (
				select ${columns} from public.internships where source = 'employer'
				order by published_at, id limit ${MOST}
			) as page`;
		return rows.map(({ row }) => row);
	});
