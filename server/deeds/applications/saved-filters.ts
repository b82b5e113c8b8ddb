import type { Sql, TransactionSql } from 'postgres';
import { MOST_SAVED_FILTERS, type SavedFilter } from '#schema/applications/saved-filters.ts';
import { conflict, deed, isTaken, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { ApiError } from '#server/http/api-error.ts';
import { noApplication } from './applications.ts';

export const noFilter = () => notFound('There are no such saved filters.');

const sayIfTaken = (error: unknown): never => {
	if (isTaken(error)) throw conflict('name_taken', 'You have saved filters with this name.');
	throw error;
};

/**
 * Keeps a combination of filters for one member of a company.
 * @throws {ApiError} 404 for who answers no applications; 403 too_many_filters; 409 name_taken
 */
export const saveFilter = (
	sql: Sql,
	{ person, name, query }: { person: string; name: string; query: string },
): Promise<unknown> =>
	deed(sql, async (tx) => {
		await requireMember(tx, person, 'applicants', noApplication);
		// Of two at once the second waits, and counts the first.
		await tx`select pg_advisory_xact_lock(hashtextextended('internships:filters:' || ${person}::text, 0))`;
		const [count] = await tx`
			select from public.saved_filters where user_id = ${person} offset ${MOST_SAVED_FILTERS - 1} limit 1`;
		if (count)
			throw new ApiError(
				403,
				'too_many_filters',
				`You have saved ${MOST_SAVED_FILTERS} filters, which is the most. Delete one first.`,
			);
		return tx`insert into public.saved_filters (user_id, name, query) values (${person}, ${name}, ${query})`;
	}).catch(sayIfTaken);

type FilterOfPerson = { person: string; filter: string };

/** @throws {ApiError} 404 where it is not the person's; 409 name_taken */
export const renameFilter = (
	sql: Sql,
	{ person, filter, name }: FilterOfPerson & { name: string },
) =>
	deed(sql, async (tx) => {
		const changed = await tx`
			update public.saved_filters set name = ${name} where id = ${filter} and user_id = ${person} returning id`;
		if (changed.length === 0) throw noFilter();
	}).catch(sayIfTaken);

/** @throws {ApiError} 404 where it is not the person's */
export const deleteFilter = (sql: Sql, { person, filter }: FilterOfPerson) =>
	deed(sql, async (tx) => {
		const deleted = await tx`
			delete from public.saved_filters where id = ${filter} and user_id = ${person} returning id`;
		if (deleted.length === 0) throw noFilter();
	});

/** Of somebody who leaves a company: their words of a search are about its applicants. */
export const deleteFiltersOf = (tx: TransactionSql, account: string) =>
	tx`delete from public.saved_filters where user_id = ${account}`;

/** Those of the caller, by name. */
export const savedFilters = (tx: TransactionSql, person: string) =>
	tx<SavedFilter[]>`
		select id, name, query from public.saved_filters where user_id = ${person} order by lower(name), id`;
