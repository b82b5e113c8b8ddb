import type { Sql, TransactionSql } from 'postgres';
import { StaffError } from '#scripts/staff/access.ts';
import { knownVersions } from '#server/postgres/earlier-migrations.ts';

/** Every schema that the server makes in a database, and pgboss, which versions before the commit 465ba077 made. */
export const SITE_SCHEMAS = [
	'accounts',
	'alert_rules',
	'application_rules',
	'auth',
	'catalogue',
	'limits',
	'outbox',
	'pgboss',
	'posting_rules',
	'public',
	'releases',
	'retention',
	'second_factor',
	'staff_rules',
	'supabase_migrations',
];

const CREATED =
	/\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view|materialized\s+view|sequence|function|procedure|type|domain)\s+(?:if\s+not\s+exists\s+)?([a-z_0-9]+\.[a-z_0-9]+)/gi;

const MOVED =
	/\balter\s+(?:table|view|materialized\s+view|sequence|function|procedure|type|domain)\s+([a-z_0-9]+)\.([a-z_0-9]+)\s+set\s+schema\s+([a-z_0-9]+)/gi;

/**
 * What our migrations have made in this database, newer ones than ours too, and our functions: "schema.name".
 * @param history the schema with their history
 */
export async function createdByMigrations(
	sql: Sql | TransactionSql,
	history = 'supabase_migrations',
): Promise<Set<string>> {
	const rows = await sql<{ statements: string[] | null }[]>`
		select statements from ${sql(history)}.schema_migrations`;
	const text = rows.flatMap(({ statements }) => statements ?? []).join('\n');
	const created = [...text.matchAll(CREATED)].map(([, name = '']) => name);
	const moved = [...text.matchAll(MOVED)].map(([, , name, schema]) => `${schema}.${name}`);
	const [noted] = await sql`select where to_regclass(${`${history}.functions`}) is not null`;
	const functions = noted
		? await sql<{ name: string }[]>`select name from ${sql(history)}.functions`
		: [];
	const names = [...created, ...moved, ...functions.map(({ name }) => name)];
	return new Set(names.map((name) => name.toLowerCase()));
}

/**
 * Requires the history of this site's migrations: without it only an empty database may be filled.
 * @throws {StaffError} where the database is another program's
 */
export async function requireSiteDatabase(sql: Sql): Promise<void> {
	if (await hasSiteHistory(sql)) return;
	const [other] = await sql<{ name: string }[]>`
		select quote_ident(nspname) as name from pg_namespace
		where nspname = any(${SITE_SCHEMAS}) and (nspname <> 'public' or exists (
			select from pg_class where relnamespace = pg_namespace.oid
			union all select from pg_proc where pronamespace = pg_namespace.oid
			union all select from pg_type where typnamespace = pg_namespace.oid
		)) order by nspname limit 1`;
	if (other)
		throw new StaffError(
			`The database has a schema "${other.name}" and no history of this site’s migrations: it is another program’s. Nothing was changed. Restore into a database of its own.`,
		);
}

async function hasSiteHistory(sql: Sql): Promise<boolean> {
	const [table] = await sql`
		select where to_regclass('supabase_migrations.schema_migrations') is not null`;
	if (!table) return false;
	const versions = await knownVersions();
	const [ours] = await sql`
		select from supabase_migrations.schema_migrations where version = any(${versions}) limit 1`;
	return ours !== undefined;
}
