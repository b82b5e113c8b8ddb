/** Whether a hosted project fits, before anything is written in it. */
import type { Sql } from 'postgres';
import type { DatabaseConfig } from '#server/config.ts';

type Hosted = DatabaseConfig & { kind: 'hosted' };

/** Why a hosted project cannot be used, in one line that says what to do. */
export class ProjectError extends Error {
	override name = 'ProjectError';
	constructor(why: string) {
		super(`${why} Nothing was changed.`);
	}
}

/**
 * Looks at the database of DATABASE_URL, asks the project at SUPABASE_URL once with each key, and whether both are the
 * same project. Changes nothing.
 * @param sql a connection with the role of DATABASE_URL
 * @returns whether the project at SUPABASE_URL answers
 * @throws {ProjectError} where one of them does not fit
 */
export async function requireProject(hosted: Hosted, sql: Sql): Promise<boolean> {
	const [project] = await sql<ProjectDatabase[]>`
		select current_setting('server_version_num')::int / 10000 as version,
			users.oid is not null as accounts,
			(select count(*) = 3 from pg_roles
				where rolname in ('anon', 'authenticated', 'service_role')) as roles,
			(rolsuper or rolbypassrls and rolcreaterole)
				and has_database_privilege(current_database(), 'create')
				and coalesce(
					has_schema_privilege(users.relnamespace, 'usage')
						and has_table_privilege(users.oid, 'insert'), false
				) as owner
		from pg_roles left join (
			select class.oid, relnamespace
			from pg_class class join pg_namespace space on space.oid = relnamespace
			where (nspname, relname) = ('auth', 'users')
		) users on true
		where rolname = current_user`;
	const problem = project && databaseProblem(project);
	if (problem) throw new ProjectError(problem);
	const accounts = await askWithKeys(hosted);
	if (!accounts) return false;
	const others = await sql`
		select from unnest(${accounts}::text[]) as account
		where not exists (select from auth.users where id::text = account)`;
	if (others.length > 0) throw new ProjectError(OTHER);
	return true;
}

type ProjectDatabase = {
	/** Major version of Postgres. */
	version: number;
	/** Whether there are accounts, and the roles of visitors, people and staff. */
	accounts: boolean;
	roles: boolean;
	/** Whether the role of DATABASE_URL may do what "postgres" may. */
	owner: boolean;
};

/** The views of our migrations need it (`security_invoker`). */
const OLDEST = 15;

/** What is wrong with the database, as a sentence that says what to do. */
export function databaseProblem({
	version,
	accounts,
	roles,
	owner,
}: ProjectDatabase): string | undefined {
	if (!accounts || !roles)
		return 'The database at DATABASE_URL has no accounts of Supabase: give the address of the project’s Postgres (Connect, session pooler).';
	if (version < OLDEST)
		return `The project has Postgres ${version}: upgrade it to ${OLDEST} or later in its dashboard (Settings, Infrastructure).`;
	if (!owner)
		return 'The role of DATABASE_URL may not write the project’s accounts or make roles: use the role "postgres" of the project.';
	return undefined;
}

const OTHER =
	'SUPABASE_URL and DATABASE_URL are of two projects: its accounts are not in that database. Copy both from the dashboard of the same project.';

const REFUSED = [401, 403];

/**
 * @returns the ids of accounts that the project names, undefined where it does not answer
 * @throws {ProjectError} where it refuses a key
 */
async function askWithKeys({ supabaseUrl, publishableKey, secretKey }: Hosted) {
	const ask = async (path: string, key: string, name: string): Promise<Response> => {
		const headers = { apikey: key, Authorization: `Bearer ${key}` };
		const signal = AbortSignal.timeout(10_000);
		const response = await fetch(supabaseUrl + path, { headers, signal });
		if (!REFUSED.includes(response.status)) return response;
		await response.body?.cancel();
		throw new ProjectError(
			`The project at SUPABASE_URL refuses ${name}: copy both keys from its dashboard (Settings, API keys).`,
		);
	};
	try {
		const settings = await ask('/auth/v1/settings', publishableKey, 'SUPABASE_PUBLISHABLE_KEY');
		await settings.body?.cancel();
		const path = '/auth/v1/admin/users?per_page=1';
		return await accountsIn(await ask(path, secretKey, 'SUPABASE_SECRET_KEY'));
	} catch (error) {
		if (error instanceof ProjectError) throw error;
		return undefined;
	}
}

async function accountsIn(response: Response): Promise<string[]> {
	if (!response.ok) {
		await response.body?.cancel();
		return [];
	}
	const { users } = (await response.json()) as { users?: { id: string }[] };
	return (users ?? []).map(({ id }) => id);
}
