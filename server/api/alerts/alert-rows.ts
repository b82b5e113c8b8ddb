import type { Sql, TransactionSql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { limits } from '#schema/limits.ts';
import type { Clock } from '#schema/server-services.ts';
import type { Alert, ChangedAlert, NewAlert } from '#schema/students/alert.ts';
import { alertQuery, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { refusalOf } from '#server/http/refused.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

export const noAlert = () => new ApiError(404, 'not_found', 'There is no such alert.');

/**
 * What a person does with their alerts; row-level security decides which are theirs. Every function takes
 * the account first.
 * @throws {ApiError} 404 where it is somebody else's, 403 or 409 as the database refuses, 503 if it is away
 */
export function alertRows(clock: Clock, sql: Sql) {
	const reading = <T>(user: string, work: (tx: TransactionSql) => Promise<T>) =>
		asPerson(sql, user, work).catch(refuse);
	const writing = <T>(user: string, work: (tx: TransactionSql) => Promise<T>) =>
		asWritingPerson(sql, user, work).catch(refuse);
	const one = async (user: string, id: string): Promise<Alert> => {
		const [found] = await reading(user, (tx) => listed(tx, user, id));
		if (!found) throw noAlert();
		return found;
	};

	return {
		list: (user: string): Promise<Alert[]> => reading(user, (tx) => listed(tx, user)),
		async add(user: string, { query: given, frequency }: NewAlert): Promise<Alert> {
			const query = alertQuery(parseSearch(new URLSearchParams(given), clock.today()));
			if (query.length > limits.alertQuery) throw invalid('The search has too many filters.');
			const id = await writing(user, async (tx) => {
				const [row] = await tx<{ id: string }[]>`
					insert into public.alerts (user_id, query, frequency)
					values (${user}, ${query}, ${frequency}) returning id`;
				return row?.id ?? '';
			});
			return one(user, id);
		},
		async change(user: string, id: string, { frequency }: ChangedAlert): Promise<Alert> {
			await writing(
				user,
				(tx) => tx`
					update public.alerts set frequency = ${frequency}
					where user_id = ${user} and id = ${id}`,
			);
			return one(user, id);
		},
		async keep(user: string, id: string): Promise<Alert> {
			await one(user, id);
			await sql`select alert_rules.go_on(${id}, ${clock.today()})`.catch(refuse);
			return one(user, id);
		},
		async remove(user: string, id: string): Promise<void> {
			const { count } = await writing(
				user,
				(tx) => tx`delete from public.alerts where user_id = ${user} and id = ${id}`,
			);
			if (count === 0) throw noAlert();
		},
	};
}

const listed = async (tx: TransactionSql, user: string, id: string | null = null) =>
	Array.from(
		await tx<Alert[]>`
			select id, query, frequency, ends_on::text,
				to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD') as created_on
			from public.alerts
			where user_id = ${user} and id = coalesce(${id}::uuid, id)
			order by created_at, id limit ${MOST_ALERTS}`,
	);

function refuse(error: { code?: string }): never {
	if (error.code === UNIQUE_VIOLATION)
		throw new ApiError(409, 'alert_exists', 'You have an alert for this search already.');
	throw refusalOf(error, { 403: 'too_many_alerts' });
}
