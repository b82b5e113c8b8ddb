import type { Sql } from 'postgres';
import type { Draft, EmployerPostings } from '#schema/employers/posting.ts';
import { PAGE, readDraft, readDrafts, readInternships } from '#server/api/posting/posting-rows.ts';
import { notFound } from '#server/deeds/deed.ts';
import { refused } from '#server/http/refused.ts';
import { asPerson } from '#server/postgres/as-person.ts';

export const noDraft = () => notFound('There is no such draft.');
export const noInternship = () => notFound('There is no such internship.');

/** A draft as its employer sees it. @throws {ApiError} 404 for what is not theirs, 503 */
export const ownDraft = (sql: Sql, user: string, id: string, today: string): Promise<Draft> =>
	asPerson(sql, user, async (tx) => {
		const [own] = await tx<{ overdue: boolean }[]>`
			select posting_rules.owes_answers() as overdue from public.internship_drafts
			where id = ${id} and employer_id = posting_rules.own_employer()`;
		const found = own && (await readDraft(tx, id));
		if (!found) throw noDraft();
		return { ...found, overdue: own.overdue, today };
	}).catch(refused);

/** An employer's internships, a page at a time, and drafts. @throws {ApiError} 404 without a company, 503 */
export const ownPostings = (
	sql: Sql,
	user: string,
	before: string | undefined,
	today: string,
): Promise<EmployerPostings> =>
	asPerson(sql, user, async (tx) => {
		const [employer] = await tx<{ id: string | null }[]>`
			select posting_rules.own_employer() as id`;
		if (!employer?.id) throw notFound('There is no such page.');
		const rows = await readInternships(tx, before, today);
		const items = rows.slice(0, PAGE).map(({ item }) => item);
		return {
			internships: items,
			next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
			drafts: before ? [] : (await readDrafts(tx)).map(({ item }) => item),
			today,
		};
	}).catch(refused);
