import type { Sql } from 'postgres';
import type { SavedDraft } from '#schema/employers/posting.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockOwnDraft, requireVersion } from './lock-posting.ts';

type Saved = SavedDraft & { person: string; draft: string };

/** Saves a draft. @throws {ApiError} 404, 409 changed, or the state of one that was submitted */
export const saveDraft = (
	sql: Sql,
	{ person, draft: id, version, content, step }: Saved,
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		requireVersion(draft, version);
		if (draft.state !== 'draft' && draft.state !== 'returned')
			throw conflict(draft.state, 'A draft that was submitted is not changed.');
		await tx`
			update public.internship_drafts set content = ${JSON.stringify(content)}::text::jsonb, step = ${step}
			where id = ${id}`;
	});
