import type { Sql } from 'postgres';
import type { ReturnedDraft } from '#schema/employers/posting.ts';
import { deed, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { requireVersion } from './lock-posting.ts';
import { lockWaitingDraft } from './waiting-draft.ts';

type Return = ReturnedDraft & { person: string; draft: string };

/**
 * Returns a submitted draft with a reason and comments on fields.
 * @throws {ApiError} 404, 409 as `lockWaitingDraft`, 409 changed, 422 reason
 */
export const returnDraft = (
	sql: Sql,
	{ person, draft: id, version, reason: given, comments }: Return,
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockWaitingDraft(tx, person, id);
		requireVersion(draft, version);
		const reason = given.trim();
		if (reason === '') throw unprocessable('reason', 'A draft is returned with a reason.');
		await tx`
			update public.internship_drafts set state = 'returned', return_reason = ${reason},
				comments = ${JSON.stringify(comments)}::text::jsonb, decided_at = clock_timestamp(),
				returned_content = content, claimed_by = null, claimed_until = null
			where id = ${id}`;
		const { title } = draft;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('draft_returned', ${id}, ${JSON.stringify({ title, reason, comments })}::text::jsonb)`;
		const detail = title === null ? reason : `${title}: ${reason}`;
		await noteInLog(tx, person, { action: 'return', subject: 'draft', id, detail });
	});
