import type { Sql } from 'postgres';
import type { Step } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { deed } from '#server/deeds/deed.ts';
import { addDraft } from './lock-posting.ts';

type NewDraft = { person: string; content: DraftContent; step: Step };

/** Begins a new draft. @returns its id @throws {ApiError} 404 without a company, 409 too_many */
export const createDraft = (sql: Sql, { person, content, step }: NewDraft): Promise<string> =>
	deed(sql, (tx) => addDraft(tx, person, { content, step, internship: null }));
