import type { Sql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { addDraft, lockOwnInternship } from './lock-posting.ts';

/**
 * A new draft with the words of an internship, without its days.
 * @returns its id
 * @throws {ApiError} 404, 409 too_many
 */
export const copyInternship = (
	sql: Sql,
	{ person, internship: id }: { person: string; internship: string },
): Promise<string> =>
	deed(sql, async (tx) => {
		const { content } = await lockOwnInternship(tx, person, id);
		const copy = { ...content, starts_on: null, deadline: null };
		return addDraft(tx, person, { content: copy, step: 1, internship: null });
	});
