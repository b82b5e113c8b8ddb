import type { Sql } from 'postgres';
import { conflict, deed } from '#server/deeds/deed.ts';
import { addDraft, lockOwnInternship } from './lock-posting.ts';

/**
 * The draft that changes a published internship; made if there is none.
 * @returns its id
 * @throws {ApiError} 404, 409 closed or too_many
 */
export const reviseInternship = (
	sql: Sql,
	{ person, internship: id }: { person: string; internship: string },
): Promise<string> =>
	deed(sql, async (tx) => {
		const { status, content } = await lockOwnInternship(tx, person, id);
		const [revision] = await tx<{ id: string }[]>`
			select id from public.internship_drafts where internship_id = ${id} and state <> 'approved'`;
		if (revision) return revision.id;
		if (status === 'closed') throw conflict('closed', 'This internship has closed.');
		return addDraft(tx, person, { content, step: 1, internship: id });
	});
