import type { Sql, TransactionSql } from 'postgres';
import { StaffError } from '#scripts/staff/access.ts';
import { SET_ASIDE } from '#server/postgres/unfinished-restore.ts';
import { createdByMigrations, SITE_SCHEMAS } from './site-schemas.ts';

const SUFFIX = '_before_restore';
const aside = (schema: string) => schema + SUFFIX;

/**
 * Renames what is there, so that a restore begins with an empty database and a failed one can be
 * undone.
 * @throws {StaffError} where the schema "public" holds extensions
 */
export async function setAside(sql: Sql): Promise<void> {
	const [foreign] = await sql`
		select from pg_extension where extnamespace = to_regnamespace('public') limit 1`;
	if (foreign)
		throw new StaffError('The database holds extensions in its schema "public": use an empty one.');
	await sql.begin(async (transaction) => {
		for (const schema of await present(transaction, SITE_SCHEMAS))
			await transaction.unsafe(`
				alter schema ${schema} rename to ${aside(schema)};
				comment on schema ${aside(schema)} is '${SET_ASIDE}'`);
		await transaction.unsafe('create schema public; grant usage on schema public to public');
	});
}

/** Whether a restore was killed before its end. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
	return (await asideSchemas(sql)).length > 0;
}

/** Undoes `setAside`, and with it whatever was made since. */
export async function putBack(sql: Sql): Promise<void> {
	await sql.begin(async (transaction) => {
		const aside = await asideSchemas(transaction);
		for (const schema of await present(transaction, SITE_SCHEMAS))
			await transaction.unsafe(`drop schema ${schema} cascade`);
		for (const schema of aside)
			await transaction.unsafe(`
				comment on schema ${schema} is null;
				alter schema ${schema} rename to ${schema.slice(0, -SUFFIX.length)}`);
	});
}

/**
 * The restore has succeeded: what was there before goes. What is not the site's stays in its schema.
 * @throws {StaffError} where something else needs the tables that go; nothing has gone then
 */
export async function dropAside(sql: Sql): Promise<void> {
	await sql.begin(async (transaction) => {
		const aside = await asideSchemas(transaction);
		for (const { command, home } of await foreignIn(transaction, aside))
			await transaction.unsafe(`${command} set schema ${home}`);
		const before = await othersThan(transaction, aside);
		for (const schema of aside) await transaction.unsafe(`drop schema ${schema} cascade`);
		const after = new Set((await othersThan(transaction, aside)).map(({ id }) => id));
		const lost = before.find(({ id }) => !after.has(id));
		if (lost)
			throw new StaffError(
				`${lost.name} is not the site’s and needs its tables: remove it first. The database is as it was.`,
			);
	});
}

type Foreign = { command: string; home: string };

/** Relations, functions and types that neither our migrations nor the restore have made. */
async function foreignIn(sql: TransactionSql, kept: string[]): Promise<Foreign[]> {
	const unmatched = await sql<{ command: string; home: string; name: string }[]>`
		with things as (
			select 'alter table ' || oid::regclass as command, relnamespace as space, relname as name,
				'relation' as kind
			from pg_class class where relkind in ('r', 'p', 'v', 'm', 'f')
				or relkind = 'S' and not exists (select from pg_depend
					where classid = 'pg_class'::regclass and objid = class.oid and deptype in ('a', 'i'))
			union all
			select 'alter routine ' || oid::regprocedure, pronamespace, proname, 'routine' from pg_proc
			union all
			select 'alter type ' || oid::regtype, typnamespace, typname, 'type' from pg_type
			where typtype in ('e', 'd', 'r') or typrelid in (select oid from pg_class where relkind = 'c')
		), placed as (
			select things.*, left(nspname, ${-SUFFIX.length}) as home, nspname
			from things join pg_namespace on pg_namespace.oid = space
		)
		select command, quote_ident(home) as home, home || '.' || name as name from placed
		where nspname = any(${kept}) and not exists (
			select from things same
			where same.kind = placed.kind and same.name = placed.name and same.space = to_regnamespace(home)
		)`;
	// The history that was set aside may know migrations that this server does not.
	const history = aside('supabase_migrations');
	const ours = kept.includes(history) ? await createdByMigrations(sql, history) : new Set();
	return unmatched.filter(({ name }) => !ours.has(name));
}

/** Everything outside these schemas that dropping them could take along. */
async function othersThan(sql: TransactionSql, kept: string[]) {
	return sql<{ id: string; name: string }[]>`
		with relations as (
			select class.oid, class.oid::regclass::text as name
			from pg_class class join pg_namespace space on space.oid = relnamespace
			where nspname <> all(${kept}) and nspname !~ '^pg_' and nspname <> 'information_schema'
		)
		select 'relation ' || oid as id, name from relations
		union all select 'column ' || oid || ' ' || attnum, name from relations
			join pg_attribute on attrelid = oid where not attisdropped
		union all select 'constraint ' || pg_constraint.oid, name from relations
			join pg_constraint on conrelid = relations.oid
		union all select 'default ' || pg_attrdef.oid, name from relations
			join pg_attrdef on adrelid = relations.oid
		union all select 'policy ' || pg_policy.oid, name from relations
			join pg_policy on polrelid = relations.oid
		union all select 'trigger ' || pg_trigger.oid, name from relations
			join pg_trigger on tgrelid = relations.oid where not tgisinternal
		union all select 'routine ' || pg_proc.oid, pg_proc.oid::regprocedure::text from pg_proc
			join pg_namespace space on space.oid = pronamespace where nspname <> all(${kept})`;
}

async function present(sql: Sql | TransactionSql, names: string[]): Promise<string[]> {
	const rows = await sql<{ nspname: string }[]>`
		select nspname from pg_namespace where nspname = any(${names}) order by nspname`;
	return rows.map(({ nspname }) => nspname);
}

async function asideSchemas(sql: Sql | TransactionSql): Promise<string[]> {
	const rows = await sql<{ nspname: string }[]>`
		select nspname from pg_namespace where nspname = any(${SITE_SCHEMAS.map(aside)})
			and obj_description(oid, 'pg_namespace') = ${SET_ASIDE} order by nspname`;
	return rows.map(({ nspname }) => nspname);
}
