import type { TransactionSql } from 'postgres';
import * as v from 'valibot';
import type { DraftProblems } from '#schema/employers/internship-draft.ts';
import { draftContent } from '#schema/employers/internship-draft.ts';
import { type DraftContent, FIELD_NAMES } from '#schema/internships/fields.ts';
import { conflict, notFound, unprocessable } from '#server/deeds/deed.ts';
import { employerWith } from '#server/deeds/members.ts';
import { columnsOf, contentOf, withAllFields } from './content.ts';

export type StoredDraft = {
	id: string;
	employer_id: string;
	/** The internship that it revises, or has become. */
	internship_id: string | null;
	state: 'draft' | 'submitted' | 'returned' | 'approved';
	version: number;
	/** Whether who applies will be hidden until the invitation. */
	hide_names: boolean;
	content: unknown;
	/** At most 200 characters; null without one. */
	title: string | null;
	/** ISO dates in Europe/London. */
	made_on: string;
	submitted_on: string | null;
};

export type StoredInternship = {
	id: string;
	slug: string;
	title: string;
	employer_id: string;
	status: 'open' | 'paused' | 'closed';
	hidden: boolean;
	content: DraftContent;
};

/** A draft, locked until the transaction ends. */
export async function lockDraft(tx: TransactionSql, id: string): Promise<StoredDraft | undefined> {
	const [draft] = await tx<StoredDraft[]>`
		select id, employer_id, internship_id, state, version, hide_names, content, left(content ->> 'title', 200) as title,
			(created_at at time zone 'Europe/London')::date::text as made_on,
			(submitted_at at time zone 'Europe/London')::date::text as submitted_on
		from public.internship_drafts where id = ${id} for update`;
	return draft;
}

/** A draft of somebody's company, locked until the transaction ends. @throws {ApiError} 404 */
export async function lockOwnDraft(
	tx: TransactionSql,
	person: string,
	id: string,
): Promise<StoredDraft> {
	const [own] = await tx`
		select from public.internship_drafts
		where id = ${id} and employer_id = ${employerWith(tx, person, 'internships')}`;
	const draft = own && (await lockDraft(tx, id));
	if (!draft) throw notFound('There is no such draft.');
	return draft;
}

/** @throws {ApiError} 409 changed */
export function requireVersion(draft: StoredDraft, version: number): void {
	if (draft.version !== version)
		throw conflict('changed', 'The draft has been changed in the meantime.');
}

/**
 * What a draft says, without spaces around its texts, and with nothing for fields that are newer than it.
 * @throws {ApiError} 422 content
 */
export function contentOfDraft({ content }: StoredDraft): DraftContent {
	const result = v.safeParse(draftContent, withAllFields(content as Partial<DraftContent>));
	if (!result.success) throw unprocessable('content', 'The draft is not valid.');
	return contentOf(columnsOf(result.output));
}

/** A company that posts, locked against changes until the transaction ends. */
export async function lockEmployer(tx: TransactionSql, id: string, today: string) {
	const [employer] = await tx<
		{ id: string; company_name: string; verified: boolean; overdue: boolean }[]
	>`
		select id, company_name, verified, application_rules.has_overdue(id, ${today}::date) as overdue
		from public.employers where id = ${id} for share`;
	if (!employer) throw notFound('There is no such employer.');
	return employer;
}

/** An internship, locked until the transaction ends. */
export async function lockInternship(
	tx: TransactionSql,
	id: string | null,
): Promise<StoredInternship | undefined> {
	const [row] = await tx<{ row: StoredInternship & Parameters<typeof contentOf>[0] }[]>`
		select to_json(locked) as row from (
			select id, slug, employer_id, status, hidden, ${tx(FIELD_NAMES)}
			from public.internships where id = ${id} for update
		) as locked`;
	if (!row) return undefined;
	const { slug, title, employer_id, status, hidden } = row.row;
	return { id: row.row.id, slug, title, employer_id, status, hidden, content: contentOf(row.row) };
}

/** An internship of somebody's company, locked until the transaction ends. @throws {ApiError} 404 */
export async function lockOwnInternship(
	tx: TransactionSql,
	person: string,
	id: string,
): Promise<StoredInternship> {
	const [own] = await tx`
		select from public.internships
		where id = ${id} and employer_id = ${employerWith(tx, person, 'internships')}`;
	const internship = own && (await lockInternship(tx, id));
	if (!internship) throw notFound('There is no such internship.');
	return internship;
}

/** @throws {ApiError} 422 with the first field that breaks a rule */
export function requireTerms(problems: DraftProblems): void {
	const field = FIELD_NAMES.find((name) => name in problems);
	if (field) throw unprocessable(field, 'The draft is not complete, or breaks a rule.');
}
