import type { Context, Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { limits } from '#schema/limits.ts';
import type { Clock } from '#schema/server-services.ts';
import {
	type Alert,
	type ChangedAlert,
	changedAlert,
	type NewAlert,
	newAlert,
} from '#schema/students/alert.ts';
import { alertQuery, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { ApiError, invalid, json, refusalOf } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

/**
 * The alerts of a signed-in person: `GET /` lists them, `POST /` adds one, `POST /:id` changes its
 * frequency, `POST /:id/keep` says that it is still wanted, `POST /:id/remove` ends it. Shapes are in
 * schema/students/alert.ts.
 */
export function alerts(tools: CallTools): Hono {
	const { clock } = tools.services;
	const rows = alertRows(clock, tools.backend.sql);
	return answerCalls(tools, [
		get('/', 'read', async ({ id }) => ({ items: await rows.list(id), today: clock.today() })),
		post('/', 'alert', async ({ id }, { req }) =>
			json(await rows.add(id, await bodyOf(req.raw, newAlert)), 201),
		),
		post('/:id', 'alert', async ({ id }, context) => {
			const alert = alertIn(context);
			return rows.change(id, alert, await bodyOf(context.req.raw, changedAlert));
		}),
		post('/:id/keep', 'alert', async ({ id }, context) => rows.keep(id, alertIn(context))),
		post('/:id/remove', 'alert', async ({ id }, context) => {
			await rows.remove(id, alertIn(context));
			return { removed: true };
		}),
	]);
}

const alertIn = (context: Context) => idIn(context, noAlert);

const noAlert = () => new ApiError(404, 'not_found', 'There is no such alert.');

/**
 * What a person does with their alerts; row-level security decides which are theirs. Every function takes
 * the account first.
 * @throws {ApiError} 404 where it is somebody else's, 403 or 409 as the database refuses, 503 if it is away
 */
function alertRows(clock: Clock, sql: Sql) {
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
