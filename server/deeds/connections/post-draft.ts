import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import type { DraftContent } from '#schema/internships/fields.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { addDraft } from '#server/deeds/posting/drafts.ts';
import type { KeyHolder } from './company-keys.ts';

type PostDraftInput = { holder: KeyHolder; idempotencyKey: string; content: DraftContent };

/**
 * Stores a new draft for the holder of a key, once for each Idempotency-Key of a day: sent again it is the same draft, also
 * where both arrive at once.
 * @returns its id
 * @throws {ApiError} 404, 409 too_many, or idempotency_key where it was sent with another body
 */
export const postDraft = (
	sql: Sql,
	{ holder, idempotencyKey, content }: PostDraftInput,
): Promise<string> =>
	deed(sql, async (tx) => {
		await tx`
			delete from posting_rules.api_posts
			where key_id = ${holder.id} and posted_at < clock_timestamp() - interval '1 day'`;
		const digest = createHash('sha256').update(JSON.stringify(content)).digest();
		const added = await tx`
			insert into posting_rules.api_posts (key_id, idempotency_key, digest)
			values (${holder.id}, ${idempotencyKey}, ${digest})
			on conflict (key_id, idempotency_key) do nothing returning 1`;
		if (added.length === 0) {
			const [before] = await tx<{ draft_id: string; digest: Buffer }[]>`
				select draft_id, digest from posting_rules.api_posts
				where key_id = ${holder.id} and idempotency_key = ${idempotencyKey}`;
			if (!before?.digest.equals(digest))
				throw conflict('idempotency_key', 'This Idempotency-Key was sent with another body.');
			return before.draft_id;
		}
		const id = await addDraft(tx, holder.person, { content, step: 4, internship: null });
		await tx`
			update posting_rules.api_posts set draft_id = ${id}
			where key_id = ${holder.id} and idempotency_key = ${idempotencyKey}`;
		return id;
	});
