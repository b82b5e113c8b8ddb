import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';

/**
 * Deletes drafts that nobody has touched for 180 days, after two mails to their employers: seven days and one day before,
 * once each. Where the server did not run, the deletion waits for as long as the mails were late. What waits for staff or
 * was approved is nobody's to touch: it is deleted by the schema retention after 12 months.
 * @returns how many were deleted
 */
export const ageDrafts = (sql: Sql, now: Date): Promise<number> =>
	deed(sql, async (tx) => {
		await tx`
			with warned as (
				update public.internship_drafts set warnings = warnings + 1, warned_at = ${now}
				where state in ('draft', 'returned') and (
					(warnings = 0 and touched_at <= ${now}::timestamptz - interval '173 days')
					or (warnings = 1 and touched_at <= ${now}::timestamptz - interval '179 days'
						and warned_at <= ${now}::timestamptz - interval '6 days')
				)
				returning id, warnings
			)
			insert into outbox.notices (kind, row_id)
			select case warnings when 1 then 'draft_last_week' else 'draft_last_day' end, id from warned`;
		const { count } = await tx`
			delete from public.internship_drafts
			where state in ('draft', 'returned') and touched_at <= ${now}::timestamptz - interval '180 days'
				and warnings = 2 and warned_at <= ${now}::timestamptz - interval '1 day'`;
		return count;
	});
