import type { Context, Hono } from 'hono';
import type { TransactionSql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { limits } from '#schema/limits.ts';
import { type Alert, changedAlert, newAlert } from '#schema/students/alert.ts';
import { alertQuery, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { notFound } from '#server/deeds/deed.ts';
import { ApiError, invalid, json, refusalOf } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * The alerts of a signed-in person: `GET /` lists them, `POST /` adds one, `POST /:id` changes its
 * frequency, `POST /:id/keep` says that it is still wanted, `POST /:id/remove` ends it. Row-level security decides which
 * are theirs. Shapes are in schema/students/alert.ts.
 */
export function alerts(tools: CallTools): Hono {
	const { clock } = tools.services;
	const { sql } = tools.backend;
	const reading = <T>(user: string, work: Work<T>) => asPerson(sql, user, work).catch(refuse);
	const writing = <T>(user: string, work: Work<T>) =>
		asWritingPerson(sql, user, work).catch(refuse);
	const one = async (user: string, id: string): Promise<Alert> => {
		const [found] = await reading(user, (tx) => listed(tx, user, id));
		if (!found) throw noAlert();
		return found;
	};
	return answerCalls(tools, [
		get('/', 'read', async ({ id: user }) => ({
			items: await reading(user, (tx) => listed(tx, user)),
			today: clock.today(),
		})),
		post('/', 'alert', async ({ id: user }, { req }) => {
			const { query: given, frequency } = await bodyOf(req.raw, newAlert);
			const query = alertQuery(parseSearch(new URLSearchParams(given), clock.today()));
			if (query.length > limits.alertQuery) throw invalid('The search has too many filters.');
			const [row] = await writing(
				user,
				(tx) => tx<{ id: string }[]>`
					insert into public.alerts (user_id, query, frequency)
					values (${user}, ${query}, ${frequency}) returning id`,
			);
			return json(await one(user, row?.id ?? ''), 201);
		}),
		post('/:id', 'alert', async ({ id: user }, context) => {
			const alert = alertIn(context);
			const { frequency } = await bodyOf(context.req.raw, changedAlert);
			await writing(
				user,
				(tx) => tx`
					update public.alerts set frequency = ${frequency} where user_id = ${user} and id = ${alert}`,
			);
			return one(user, alert);
		}),
		post('/:id/keep', 'alert', async ({ id: user }, context) => {
			const alert = alertIn(context);
			await one(user, alert);
			await sql`select alert_rules.go_on(${alert}, ${clock.today()})`.catch(refuse);
			return one(user, alert);
		}),
		post('/:id/remove', 'alert', async ({ id: user }, context) => {
			const alert = alertIn(context);
			const { count } = await writing(
				user,
				(tx) => tx`delete from public.alerts where user_id = ${user} and id = ${alert}`,
			);
			if (count === 0) throw noAlert();
			return { removed: true };
		}),
	]);
}

const alertIn = (context: Context) => idIn(context, noAlert);

const noAlert = () => notFound('There is no such alert.');

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
