import type { Sql } from 'postgres';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnDraft } from './lock-posting.ts';

/** Takes a submitted draft back. @throws {ApiError} 404, 409 with its state once staff have decided */
export const withdrawDraft = (
	sql: Sql,
	{ person, draft: id }: { person: string; draft: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		if (draft.state !== 'submitted')
			throw conflict(draft.state, 'Staff have decided in the meantime.');
		await tx`
			update public.internship_drafts set state = 'draft', claimed_by = null, claimed_until = null
			where id = ${id}`;
	});
