import type { Sql } from 'postgres';
import * as v from 'valibot';
import { application } from '#schema/applications/application.ts';
import { contact, subscription } from '#schema/contact.ts';
import { companyProblems } from '#schema/employers/company-words.ts';
import { type EmployerProfile, employerProfile } from '#schema/employers/employer.ts';
import { claimsOf } from '#server/backend/sessions.ts';
import { submitGeneralApplication } from '#server/deeds/applications/submit-application.ts';
import { requireWords } from '#server/deeds/company-profile.ts';
import { relay } from '#server/gateway/answer.ts';
import { rowNotStored } from '#server/gateway/auth/sign-up.ts';
import type { Exchange, Method, Route } from '#server/gateway/route.ts';
import { ApiError, refused } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import type { LimitName } from '#server/http/rate-limits/rate-limits.ts';
import { type ObjectSchema, oneRow } from '#server/http/read-body.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { byCreation, columnList, equalsUuid, oneOf, strictQuery, upTo100 } from './route.ts';

/** Limits memory: a row may have thirty thousand characters, and a request reads a hundred rows. */
const limitReads = limitConcurrency(4);

const thisYear = () => new Date().getFullYear();
const made = ['id', 'created_at', 'updated_at'];

function insert(schema: ObjectSchema, limit: LimitName): Route {
	return {
		limit,
		query: strictQuery({ columns: columnList(Object.keys(schema.entries)) }),
		body: (json) => oneRow(schema, json),
		prefer: 'return=minimal',
		honeypot: rowNotStored,
	};
}

/**
 * An application to the service in general, which the server stores itself: the tables' API says whether the token is
 * valid, and the answers are those of an insert into the table.
 */
const submit: Route = {
	...insert(application, 'application'),
	async answer({ body, query, token, family, backend, also }) {
		const readable = await also('GET', '/rest/v1/applications?select=id&limit=0');
		if (!readable.ok) return relay(readable, family);
		const listed = query.get('columns')?.split(',') ?? Object.keys(body);
		const row = Object.fromEntries(Object.entries(body).filter(([name]) => listed.includes(name)));
		if (!v.is(application, row)) throw new ApiError(400, '23502', 'A value is not valid.');
		if (token === undefined || row.user_id.toLowerCase() !== claimsOf(token)?.sub)
			throw new ApiError(
				403,
				'42501',
				'new row violates row-level security policy for table "applications"',
			);
		await submitGeneralApplication(backend.sql, row).catch((error: ApiError) => {
			throw error.status === 403 ? new ApiError(403, 'account_full', error.message) : error;
		});
		backend.sendNotices();
		return rowNotStored();
	},
};

/** The columns of an application that the table shows. Its status depends on who asks and on the time. */
const READABLE_COLUMNS = [
	...Object.keys(application.entries),
	'id',
	'created_at',
	'internship_id',
	'answer_due_on',
];

/** Internships of an employer that a query names. */
const MOST_NAMED = 100;

/** What is known of a row beside the table; `hidden`: whether the reader does not see who has sent it. */
type RowState = { id: string; status: string; hidden: boolean };
type ReadRow = Record<string, unknown> & { id: string };

/**
 * Applications as their student may see them now, an employer and staff as they are: the status is added here. Of those whose
 * names are hidden an employer does not read the account either: with another application it would say who it is.
 */
const readApplications: Route = {
	...read(READABLE_COLUMNS),
	async answer({ query, token, family, backend: { sql }, also }) {
		return limitReads(async () => {
			const wanted = query.get('select') ?? '*';
			const columns = wanted === '*' ? READABLE_COLUMNS : wanted.split(',');
			const person = token && claimsOf(token)?.sub;
			query.set('select', person ? [...new Set([...columns, 'id'])].join(',') : columns.join(','));
			const asked = query.get('user_id')?.slice('eq.'.length).toLowerCase();
			if (person && asked === undefined) await narrow(query, person, sql);
			const answer = await relay(await also('GET', `/rest/v1/applications?${query}`), family);
			if (!answer.ok || !person) return answer;
			const body = (await answer.json()) as ReadRow | ReadRow[];
			const rows = Array.isArray(body) ? body : [body];
			const states = await readStates(sql, person, rows);
			const visible = rows
				// Who asks for the rows of an account is told of none by which it could be recognised.
				.filter(({ id }) => asked === undefined || !states.get(id)?.hidden)
				.map((row) =>
					visibleRow(row, states.get(row.id), wanted === '*' ? [...columns, 'status'] : columns),
				);
			return new Response(JSON.stringify(Array.isArray(body) ? visible : theOne(visible)), answer);
		});
	},
};

function visibleRow(row: ReadRow, state: RowState | undefined, columns: readonly string[]) {
	const cells: ReadRow = { ...row, status: state?.status ?? null };
	if (state?.hidden) cells.user_id = null;
	return Object.fromEntries(columns.map((name) => [name, cells[name]]));
}

/** As PostgREST answers where there is no row. @throws {ApiError} 406 */
function theOne<Row>([one]: readonly Row[]): Row {
	if (one === undefined) throw new ApiError(406, 'PGRST116', 'There is no such row.');
	return one;
}

async function readStates(
	sql: Sql,
	person: string,
	rows: readonly ReadRow[],
): Promise<Map<string, RowState>> {
	const ids = rows.map(({ id }) => id);
	const states = await asPerson(
		sql,
		person,
		(tx) => tx<RowState[]>`
			select given.id, application_rules.status_of(given.id) as status,
				coalesce(application.mover = 'employer'
					and application.id in (select application_rules.hidden_ones(${ids}::uuid[])), false) as hidden
			from unnest(${ids}::uuid[]) as given (id)
			left join application_rules.answered_by_me as application
				on application.id = given.id and application.id = any (${ids}::uuid[])`,
	);
	return new Map(states.map((row) => [row.id, row]));
}

/**
 * Names the rows that the table's policies allow: of a list of conditions of which one is for staff Postgres uses no index,
 * and would read the applications of everybody. The policies still decide.
 */
async function narrow(query: URLSearchParams, person: string, sql: Sql): Promise<void> {
	const [rights] = await asPerson(
		sql,
		person,
		(tx) => tx<{ staff: boolean; internships: string[] }[]>`
			select staff_rules.is_staff() as staff,
				array(select application_rules.own_internships() limit ${MOST_NAMED + 1}) as internships`,
	).catch(refused);
	if (!rights || rights.staff || rights.internships.length > MOST_NAMED) return;
	const { internships } = rights;
	if (internships.length === 0) query.set('user_id', `eq.${person}`);
	else query.set('or', `(user_id.eq.${person},internship_id.in.(${internships.join(',')}))`);
}

function read(columns: string[]): Route {
	const names = [...columns, ...made];
	const strict = strictQuery({
		select: columnList(names, true),
		user_id: equalsUuid,
		order: byCreation,
		limit: upTo100,
	});
	return {
		limit: 'read',
		query(params) {
			const query = strict(params);
			if (!query.has('limit')) query.set('limit', '100');
			return query;
		},
		answer: async ({ forward, family }) => limitReads(async () => relay(await forward(), family)),
	};
}

const employerColumns = Object.keys(employerProfile(thisYear()).entries);

const employerQuery = strictQuery({
	on_conflict: oneOf('user_id'),
	columns: columnList(employerColumns),
});

/** One profile per user: saving again replaces it. */
const saveEmployer: Route = {
	limit: 'employer',
	query(params) {
		const query = employerQuery(params);
		query.set('on_conflict', 'user_id');
		return query;
	},
	body: (json) => oneRow(employerProfile(thisYear()), json),
	prefer: 'return=minimal,resolution=merge-duplicates',
	async answer({ body, family, forward, also }) {
		const profile = body as EmployerProfile;
		if (Object.keys(companyProblems(profile)).length > 0)
			requireWords(profile, await savedProfile(also, profile.user_id));
		return relay(await forward(), family);
	},
};

async function savedProfile(also: Exchange['also'], user: string): Promise<EmployerProfile | null> {
	const query = new URLSearchParams({ select: '*', user_id: `eq.${user}` });
	const answer = await also('GET', `/rest/v1/employers?${query}`);
	if (!answer.ok) return null;
	const [row] = (await answer.json()) as EmployerProfile[];
	return row ?? null;
}

/** The permitted calls on tables. Row-level security decides who may see which row. */
export const restRoutes: Record<string, Partial<Record<Method, Route>>> = {
	newsletter_subscriptions: { POST: insert(subscription, 'newsletter') },
	contacts: { POST: insert(contact, 'contact') },
	applications: {
		POST: submit,
		GET: readApplications,
	},
	// For staff only: visitors' come through /api/reports.
	reports: {},
	employers: { POST: saveEmployer, GET: read([...employerColumns, 'verified']) },
};
