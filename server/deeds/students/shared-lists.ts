import type { Sql } from 'postgres';
import { listAdvice } from '#schema/students/list-words.ts';
import { type ListWords, MOST_LISTS } from '#schema/students/shared-list.ts';
import { deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { ApiError } from '#server/http/api-error.ts';

/** `person` is an account, `id` that of a list. */
type Of = { person: string; id: string };
/** `digest`: SHA-256 of the token in its address. `internships`: slugs. */
type NewList = Of & ListWords & { digest: Uint8Array; internships: string[] };

/**
 * Stores a list that somebody shares, of those internships that are shown. The lists of an account are counted one after
 * another.
 * @throws {ApiError} 403 too_many_lists; 422 with the field whose words may not stay, or `internships` where none is shown
 */
export const shareList = (
	sql: Sql,
	{ person, id, digest, internships, ...given }: NewList,
): Promise<unknown> =>
	deed(sql, async (tx) => {
		const { title, line, name } = storedWords(given);
		await tx`select pg_advisory_xact_lock(hashtextextended(${`shared_lists:${person}`}, 0))`;
		const [lists] = await tx<{ count: number }[]>`
			select count(*)::integer as count from public.shared_lists where user_id = ${person}`;
		if ((lists?.count ?? 0) >= MOST_LISTS)
			throw new ApiError(
				403,
				'too_many_lists',
				`You share ${MOST_LISTS} lists. End one of them to make another.`,
			);
		const { count } = await tx`
			insert into public.shared_lists (id, user_id, digest, title, line, shown_name, internships)
			select ${id}, ${person}, ${digest}, ${title}, ${line}, ${name}, array_agg(internship.id)
			from public.internships as internship
			where internship.slug = any (${internships}) and not internship.hidden
			having count(*) > 0`;
		if (count === 0)
			throw unprocessable('internships', 'None of these internships is on the site any more.');
	});

/**
 * Changes what a list says of itself; its address and its internships stay.
 * @throws {ApiError} 404; 422 with the field whose words may not stay
 */
export const changeSharedList = (
	sql: Sql,
	{ person, id, ...given }: Of & ListWords,
): Promise<unknown> =>
	deed(sql, async (tx) => {
		const { title, line, name } = storedWords(given);
		const { count } = await tx`
			update public.shared_lists set title = ${title}, line = ${line}, shown_name = ${name}
			where id = ${id} and user_id = ${person}`;
		if (count === 0) throw noList();
	});

/** Ends a list: nobody can read it any more. @throws {ApiError} 404 */
export const endSharedList = (sql: Sql, { person, id }: Of): Promise<unknown> =>
	deed(sql, async (tx) => {
		const { count } =
			await tx`delete from public.shared_lists where id = ${id} and user_id = ${person}`;
		if (count === 0) throw noList();
	});

/**
 * Ends a list whose words may not stay, by an operator's command, and notes it in the log of staff.
 * @param digest of the token in its address
 * @returns whether there was one
 */
export const endListByCommand = (sql: Sql, digest: Uint8Array): Promise<boolean> =>
	deed(sql, async (tx) => {
		const [list] = await tx<{ id: string; title: string }[]>`
			delete from public.shared_lists where digest = ${digest} returning id, title`;
		if (!list) return false;
		const { id, title: detail } = list;
		await noteInLog(tx, null, { action: 'end', subject: 'list', id, detail });
		return true;
	});

export const noList = () => notFound('There is no such list.');

/** Without blanks around them; null where nothing is left. @throws {ApiError} 422 */
function storedWords(given: ListWords): {
	title: string;
	line: string | null;
	name: string | null;
} {
	for (const [field, text] of Object.entries(given)) {
		const advice = text && listAdvice(text);
		if (advice) throw unprocessable(field, advice);
	}
	const { title, line, name } = given;
	return { title: title.trim(), line: line?.trim() || null, name: name?.trim() || null };
}
