import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';

/** The password of the role of the accounts, which all projects of a Postgres share. */
const ACCOUNTS_PASSWORD = 'of the accounts';

/**
 * The role of DATABASE_URL, like the `postgres` role of a project: not a superuser, but bypasses row-level
 * security. What it makes in `public` is granted to everybody, as a project does.
 * @returns the database's address for it
 */
export async function ownerOfProject(superuser: Sql, superuserUrl: string): Promise<string> {
	const name = `project_${randomBytes(6).toString('hex')}`;
	const url = new URL(superuserUrl);
	await superuser.unsafe(`
		do $$ declare name text; begin
			foreach name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
				if not exists (select from pg_roles where rolname = name) then
					execute format('create role %I nologin noinherit', name);
				end if;
			end loop;
		end $$;
		alter role service_role bypassrls;
		create role ${name} login createrole createdb bypassrls password 'of the owner';
		grant anon, authenticated, service_role to ${name} with admin option;
		grant all on database ${url.pathname.slice(1)} to ${name};
		grant all on schema public to ${name};
		grant usage on schema public to anon, authenticated, service_role;
		${['tables', 'functions', 'sequences']
			.map(
				(kind) =>
					`alter default privileges for role ${name} in schema public grant all on ${kind} to anon, authenticated, service_role;`,
			)
			.join('')}`);
	url.username = name;
	url.password = 'of the owner';
	return url.href;
}

/**
 * The empty schema of the accounts, as supabase/auth needs it before its first start: it belongs to a role of its own,
 * whose tables the owner of the project may use.
 * @param owner the role of `ownerOfProject`
 * @returns the database's address for supabase/auth
 */
export async function schemaOfAccounts(
	superuser: Sql,
	superuserUrl: string,
	owner: string,
): Promise<string> {
	const url = new URL(superuserUrl);
	await superuser.unsafe(`
		alter role supabase_auth_admin login createrole noinherit password '${ACCOUNTS_PASSWORD}';
		alter role supabase_auth_admin set search_path = auth;
		create schema auth authorization supabase_auth_admin;
		grant create on database ${url.pathname.slice(1)} to supabase_auth_admin;
		grant all on schema auth to ${owner};
		grant usage on schema auth to anon, authenticated, service_role;
		${['tables', 'routines', 'sequences']
			.map(
				(kind) =>
					`alter default privileges for role supabase_auth_admin in schema auth grant all on ${kind} to ${owner};`,
			)
			.join('')}`);
	url.username = 'supabase_auth_admin';
	url.password = ACCOUNTS_PASSWORD;
	return url.href;
}
