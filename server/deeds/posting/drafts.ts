import type { Sql, TransactionSql } from 'postgres';
import { MOST_DRAFTS } from '#schema/employers/most-drafts.ts';
import type { SavedDraft, Step } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { endClaim } from '#server/deeds/staff/claims/claims.ts';
import { lockOwnDraft, lockOwnInternship, requireVersion } from './lock-posting.ts';

type OwnDraft = { person: string; draft: string };
type OwnInternship = { person: string; internship: string };
type NewDraft = { person: string; content: DraftContent; step: Step };

/** Begins a new draft. @returns its id @throws {ApiError} 404 without a company, 409 too_many */
export const createDraft = (sql: Sql, { person, content, step }: NewDraft): Promise<string> =>
	deed(sql, (tx) => addDraft(tx, person, { content, step, internship: null }));

type DraftChange = SavedDraft & OwnDraft;

/** Saves a draft. @throws {ApiError} 404, 409 changed, or the state of one that was submitted */
export const saveDraft = (
	sql: Sql,
	{ person, draft: id, version, content, step }: DraftChange,
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

/** Deletes a draft. @throws {ApiError} 404, 409 with the state of one that was submitted or approved */
export const deleteDraft = (sql: Sql, { person, draft: id }: OwnDraft): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		if (draft.state !== 'draft' && draft.state !== 'returned')
			throw conflict(draft.state, 'Only a draft that is not submitted can be deleted.');
		await tx`delete from public.internship_drafts where id = ${id}`;
	});

/**
 * Takes a submitted draft back, also where staff have approved it and it is not public yet.
 * @throws {ApiError} 404, 409 with its state once staff have decided
 */
export const withdrawDraft = (sql: Sql, { person, draft: id }: OwnDraft): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		if (draft.state !== 'submitted')
			throw conflict(draft.state, 'Staff have decided in the meantime.');
		await tx`
			update public.internship_drafts set state = 'draft' where id = ${id}`;
		await endClaim(tx, null, { kind: 'draft', id });
		await tx`delete from staff_rules.pending_decisions where draft_id = ${id}`;
	});

/**
 * The draft that changes a published internship; made if there is none.
 * @returns its id
 * @throws {ApiError} 404, 409 closed or too_many
 */
export const reviseInternship = (
	sql: Sql,
	{ person, internship: id }: OwnInternship,
): Promise<string> =>
	deed(sql, async (tx) => {
		const { status, content } = await lockOwnInternship(tx, person, id);
		const [revision] = await tx<{ id: string }[]>`
			select id from public.internship_drafts where internship_id = ${id} and state <> 'approved'`;
		if (revision) return revision.id;
		if (status === 'closed') throw conflict('closed', 'This internship has closed.');
		return addDraft(tx, person, { content, step: 1, internship: id });
	});

/**
 * A new draft with the words of an internship, without its days.
 * @returns its id
 * @throws {ApiError} 404, 409 too_many
 */
export const copyInternship = (
	sql: Sql,
	{ person, internship: id }: OwnInternship,
): Promise<string> =>
	deed(sql, async (tx) => {
		const { content } = await lockOwnInternship(tx, person, id);
		const copy = { ...content, starts_on: null, deadline: null };
		return addDraft(tx, person, { content: copy, step: 1, internship: null });
	});

/**
 * Stores a new draft of somebody's company.
 * @param internship one of theirs that it revises; null for a new one
 * @returns its id
 * @throws {ApiError} 404 without a company, 409 too_many
 */
export async function addDraft(
	tx: TransactionSql,
	person: string,
	{ content, step, internship }: { content: object; step: number; internship: string | null },
): Promise<string> {
	const employer = await requireMember(tx, person, 'internships', () =>
		notFound('There is no such page.'),
	);
	// Locked, so that of two drafts that are added at once the second counts the first.
	await tx`select from public.employers where id = ${employer} for update`;
	const [drafts] = await tx<{ count: number }[]>`
		select count(*)::integer from public.internship_drafts
		where employer_id = ${employer} and state <> 'approved'`;
	if (drafts && drafts.count >= MOST_DRAFTS)
		throw conflict('too_many', 'You have fifty drafts. Delete one first.');
	const [created] = await tx<{ id: string }[]>`
		insert into public.internship_drafts (employer_id, internship_id, content, step)
		values (${employer}, ${internship}, ${JSON.stringify(content)}::text::jsonb, ${step})
		returning id`;
	return created?.id ?? '';
}

/**
 * Deletes drafts that nobody has touched for 180 days, after two mails to their employers: seven days and one day before,
 * once each. Where the server did not run, the deletion waits for as long as the mails were late. What waits for staff or
 * was approved is nobody's to touch: it is deleted by the schema retention after 12 months.
 * @returns how many were deleted
 */
export const ageDrafts = (sql: Sql, now: Date): Promise<number> =>
	deed(sql, async (tx) => {
		await tx`
			with warned as (
				update public.internship_drafts set warnings = warnings + 1, warned_at = ${now}
				where state in ('draft', 'returned') and (
					(warnings = 0 and touched_at <= ${now}::timestamptz - interval '173 days')
					or (warnings = 1 and touched_at <= ${now}::timestamptz - interval '179 days'
						and warned_at <= ${now}::timestamptz - interval '6 days')
				)
				returning id, warnings
			)
			insert into outbox.notices (kind, row_id)
			select case warnings when 1 then 'draft_last_week' else 'draft_last_day' end, id from warned`;
		const { count } = await tx`
			delete from public.internship_drafts
			where state in ('draft', 'returned') and touched_at <= ${now}::timestamptz - interval '180 days'
				and warnings = 2 and warned_at <= ${now}::timestamptz - interval '1 day'`;
		return count;
	});
