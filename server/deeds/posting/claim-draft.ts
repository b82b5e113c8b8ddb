import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { lockWaitingDraft } from './waiting-draft.ts';

/**
 * Takes a submitted draft up for an hour: colleagues cannot decide on it.
 * @throws {ApiError} 404, 409 as `lockWaitingDraft`
 */
export const claimDraft = (
	sql: Sql,
	{ person, draft: id }: { person: string; draft: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { title } = await lockWaitingDraft(tx, person, id);
		await tx`
			update public.internship_drafts
			set claimed_by = ${person}, claimed_until = clock_timestamp() + interval '1 hour'
			where id = ${id}`;
		await noteInLog(tx, person, { action: 'claim', subject: 'draft', id, detail: title });
	});
