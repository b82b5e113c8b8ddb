import type { Context, Hono } from 'hono';
import type { TransactionSql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { limits } from '#schema/limits.ts';
import { ownValue } from '#schema/own-value.ts';
import { type Alert, changedAlert, changedDeadlines, newAlert } from '#schema/students/alert.ts';
import { alertQuery, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { followedIn, MOST_FOLLOWED } from '#schema/students/follow.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { notFound } from '#server/deeds/deed.ts';
import { ApiError, invalid, json, refusalOf } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * The alerts of a signed-in person: `GET /` lists them, `POST /` adds one, `POST /:id` changes its
 * frequency, `POST /:id/keep` says that it is still wanted, `POST /:id/remove` ends it. An alert for all internships of one
 * company is called following it. `POST /deadlines` says whether they are told before what they have saved closes. Row-level
 * security decides which are theirs. Shapes are in schema/students/alert.ts.
 */
export function alerts(tools: CallTools): Hono {
	const { catalogue, clock } = tools.services;
	const { sql } = tools.backend;
	const reading = <T>(user: string, work: Work<T>) => asPerson(sql, user, work).catch(refuse);
	const writing = <T>(user: string, work: Work<T>) =>
		asWritingPerson(sql, user, work).catch(refuse);
	const withNames = async (rows: AlertRow[]): Promise<Alert[]> => {
		const slugs = rows.flatMap(({ query }) => followedIn(query) ?? []);
		const names: Record<string, string> =
			slugs.length > 0 ? await catalogue.companyNames(slugs) : {};
		return rows.map((row) => ({
			...row,
			company: ownValue(names, followedIn(row.query) ?? '') ?? null,
		}));
	};
	const one = async (user: string, id: string): Promise<Alert> => {
		const [alert] = await withNames(await reading(user, (tx) => listed(tx, user, id)));
		if (!alert) throw noAlert();
		return alert;
	};
	return answerCalls(tools, [
		get('/', 'read', async ({ id: user }) => {
			const { rows, deadlines } = await reading(user, async (tx) => ({
				rows: await listed(tx, user),
				deadlines: await wantsDeadlines(tx, user),
			}));
			return { items: await withNames(rows), today: clock.today(), deadlines };
		}),
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
		post('/deadlines', 'alert', async ({ id: user }, { req }) => {
			const { wanted } = await bodyOf(req.raw, changedDeadlines);
			await sql`select alert_rules.want_deadlines(${user}, ${wanted})`.catch(refuse);
			return { wanted };
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

/** The slugs of the companies that a person follows. */
export async function readFollowed(tx: TransactionSql, user: string): Promise<string[]> {
	const rows = await tx<{ query: string }[]>`
		select query from public.alerts where user_id = ${user} and query like 'company=%'
		limit ${MOST_ALERTS + MOST_FOLLOWED}`;
	return rows.flatMap(({ query }) => followedIn(query) ?? []);
}

type AlertRow = Omit<Alert, 'company'>;

const listed = async (tx: TransactionSql, user: string, id: string | null = null) =>
	Array.from(
		await tx<AlertRow[]>`
			select id, query, frequency, ends_on::text,
				to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD') as created_on
			from public.alerts
			where user_id = ${user} and id = coalesce(${id}::uuid, id)
			order by created_at, id limit ${MOST_ALERTS + MOST_FOLLOWED}`,
	);

async function wantsDeadlines(tx: TransactionSql, user: string): Promise<boolean> {
	const stopped = await tx`
		select from public.deadline_mails where user_id = ${user} and stopped_at is not null`;
	return stopped.length === 0;
}

function refuse(error: { code?: string }): never {
	if (error.code === UNIQUE_VIOLATION)
		throw new ApiError(409, 'alert_exists', 'You have an alert for this search already.');
	throw refusalOf(error, { 403: 'too_many_alerts' });
}
