import type { Sql } from 'postgres';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnDraft } from './lock-posting.ts';

/** Deletes a draft. @throws {ApiError} 404, 409 with the state of one that was submitted or approved */
export const deleteDraft = (
	sql: Sql,
	{ person, draft: id }: { person: string; draft: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		if (draft.state !== 'draft' && draft.state !== 'returned')
			throw conflict(draft.state, 'Only a draft that is not submitted can be deleted.');
		await tx`delete from public.internship_drafts where id = ${id}`;
	});
