import type { TransactionSql } from 'postgres';
import { MOST_AWAITED } from '#schema/students/reopening.ts';
import {
	type AppliedInternship,
	type CardMarks,
	MOST_SAVED,
	type SavedInternship,
} from '#schema/students/saved-internships.ts';

/** How many applications of an account are read: at most as many as it can have. */
const MOST_APPLIED = 500;

/** What is saved and still shown, newest first. */
export const readSaved = (tx: TransactionSql, user: string) =>
	tx<SavedInternship[]>`
		select slug, title, company, city, to_json(saved_at) #>> '{}' as saved_at
		from public.saved_internships join public.internships on internships.id = internship_id
		where user_id = ${user} order by saved_internships.saved_at desc, slug limit ${MOST_SAVED}`;

const readApplied = (tx: TransactionSql, user: string) =>
	tx<AppliedInternship[]>`
		select slug, title, company, city, application.id,
			application_rules.status_of(application.id) as status,
			(application.created_at at time zone 'Europe/London')::date::text as applied_on,
			answer_due_on::text
		from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and application_rules.status_of(application.id) <> 'withdrawn'
		order by application.created_at desc limit ${MOST_APPLIED}`;

const readWithdrawn = (tx: TransactionSql, user: string) =>
	tx<{ slug: string }[]>`
		select distinct slug from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and application_rules.status_of(application.id) = 'withdrawn' limit ${MOST_APPLIED}`;

const readAwaited = (tx: TransactionSql, user: string) =>
	tx<{ slug: string }[]>`
		select slug from public.reopening_notices join public.internships on internships.id = internship_id
		where user_id = ${user} limit ${MOST_AWAITED}`;

/** @param asked slugs that were to be saved */
export async function readMarks(
	tx: TransactionSql,
	user: string,
	asked: string[] = [],
): Promise<CardMarks> {
	const shown = await tx<{ slug: string }[]>`
		select slug from public.internships where slug = any (${asked})`;
	const known = new Set(shown.map(({ slug }) => slug));
	return {
		saved: await readSaved(tx, user),
		applied: await readApplied(tx, user),
		withdrawn: (await readWithdrawn(tx, user)).map(({ slug }) => slug),
		awaited: (await readAwaited(tx, user)).map(({ slug }) => slug),
		unknown: asked.filter((slug) => !known.has(slug)),
	};
}

/** Saves as many as there is room for, in their order; those that are no longer shown make room. */
export async function addSaved(tx: TransactionSql, user: string, slugs: string[]): Promise<void> {
	await tx`
		delete from public.saved_internships
		where user_id = ${user} and internship_id not in (select id from public.internships)`;
	await tx`
		insert into public.saved_internships (user_id, internship_id)
		select ${user}, id from public.internships
		where slug = any (${slugs}) and id not in (
			select internship_id from public.saved_internships where user_id = ${user}
		)
		order by array_position(${slugs}::text[], slug)
		limit ${MOST_SAVED} - (select count(*) from public.saved_internships where user_id = ${user})
		on conflict do nothing`;
}

export const removeSaved = (tx: TransactionSql, user: string, slugs: string[]) =>
	tx`delete from public.saved_internships using public.internships
		where user_id = ${user} and id = internship_id and slug = any (${slugs})`;
