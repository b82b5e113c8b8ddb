import type { Sql } from 'postgres';
import type { ReturnedMany, ReturnOfMany } from '#schema/employers/posting.ts';
import { deed } from '#server/deeds/deed.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { ApiError } from '#server/http/api-error.ts';
import { returnDraft } from './decide-drafts.ts';

/**
 * Returns several drafts with one reason, each by itself: one that was decided meanwhile, or that a colleague has, stops no
 * other one.
 * @returns those that were returned, and why the others were not
 * @throws {ApiError} 404 for everybody but staff, 503
 */
export async function returnDrafts(
	sql: Sql,
	{ person, drafts, reason }: ReturnOfMany & { person: string },
): Promise<ReturnedMany> {
	await deed(sql, (tx) => requireStaff(tx, person));
	const done: ReturnedMany = { returned: [], refused: [] };
	for (const { id, version } of drafts) {
		try {
			await returnDraft(sql, { person, draft: id, version, reason, comments: {} });
			done.returned.push(id);
		} catch (error) {
			if (!(error instanceof ApiError) || error.status >= 500) throw error;
			done.refused.push({ id, words: error.message });
		}
	}
	return done;
}
