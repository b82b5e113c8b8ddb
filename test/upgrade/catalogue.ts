import type { Sql } from 'postgres';

/** The schemas that our migrations fill. */
export const SCHEMAS = [
	'accounts',
	'alert_rules',
	'application_rules',
	'catalogue',
	'limits',
	'outbox',
	'posting_rules',
	'public',
	'releases',
	'retention',
	'second_factor',
	'staff_rules',
];

/**
 * What the database's catalogue says of our schemas, a line for each thing: schemas, relations, columns in their order,
 * constraints, indexes, policies, triggers, views, sequences, functions, types and default privileges, each with its
 * owner, its rights and its comment. Bodies of functions are not among them: `functionBodies` has those.
 */
export async function catalogueOf(sql: Sql): Promise<string[]> {
	const rows = await sql.unsafe<{ line: string }[]>(`
		with spaces as (
			select * from pg_namespace where nspname = any('{${SCHEMAS}}')
		), relations as (
			select class.*, nspname || '.' || relname as name from pg_class class
			join spaces on spaces.oid = relnamespace where relkind in ('r', 'v', 'S', 'm', 'p')
		)
		select concat_ws(' ', 'schema', nspname, nspowner::regrole, ${rights('nspacl', 'n', 'nspowner')}) as line
			from spaces
		union all select concat_ws(' ', 'relation', relkind, relpersistence, name, relowner::regrole,
			case when relrowsecurity then 'rls' end, case when relforcerowsecurity then 'forced' end,
			reloptions::text, obj_description(oid), ${rights('relacl', 'r', 'relowner')}) from relations
		union all select concat_ws(' ', 'column', name,
			row_number() over (partition by attrelid order by attnum), attname,
			format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
			nullif('identity ' || attidentity::text, 'identity '),
			case when attgenerated <> '' then 'generated' end,
			'default ' || pg_get_expr(adbin, adrelid), 'storage ' || attstorage::text,
			'collation ' || nullif(attcollation, 0)::regcollation, ${rights('attacl')})
			from relations join pg_attribute on attrelid = relations.oid
			left join pg_attrdef on adrelid = attrelid and adnum = attnum
			where attnum > 0 and not attisdropped and relkind <> 'S'
		union all select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid),
			case when not convalidated then 'not valid' end)
			from pg_constraint join relations on conrelid = relations.oid
		union all select concat_ws(' ', 'index', name, pg_get_indexdef(indexrelid))
			from pg_index join relations on indrelid = relations.oid
		union all select concat_ws(' ', 'policy', name, quote_ident(polname), polcmd, polpermissive,
			array(select rolname from pg_roles where oid = any(polroles) order by 1)::text,
			'using ' || pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid))
			from pg_policy join relations on polrelid = relations.oid
		union all select concat_ws(' ', 'trigger', coalesce(name, tgrelid::regclass::text),
			pg_get_triggerdef(pg_trigger.oid), tgenabled)
			from pg_trigger left join relations on tgrelid = relations.oid
			join pg_proc on pg_proc.oid = tgfoid join spaces on spaces.oid = pronamespace where not tgisinternal
		union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from relations where relkind = 'v'
		union all select concat_ws(' ', 'sequence', name, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
			seqcache, seqcycle) from relations join pg_sequence on seqrelid = oid
		union all select concat_ws(' ', 'function', oid::regprocedure, pg_get_function_arguments(oid), '->',
			pg_get_function_result(oid), (select lanname from pg_language where pg_language.oid = prolang),
			provolatile, proparallel, case when proisstrict then 'strict' end,
			case when prosecdef then 'definer' end, case when proleakproof then 'leakproof' end,
			proconfig::text, proowner::regrole, ${rights('proacl', 'f', 'proowner')})
			from (select pg_proc.* from pg_proc join spaces on spaces.oid = pronamespace) as functions
		union all select concat_ws(' ', 'type', nspname, typname, typtype, typowner::regrole)
			from pg_type join spaces on spaces.oid = typnamespace where typtype in ('e', 'd', 'r')
		union all select concat_ws(' ', 'default privileges', defaclrole::regrole, defaclnamespace, defaclobjtype,
			${rights('defaclacl')}) from pg_default_acl`);
	return rows.map(({ line }) => line.replace(/\s+/g, ' ')).sort();
}

/** Name and text of each function, and its comment. */
export async function functionBodies(sql: Sql): Promise<Record<string, string>> {
	const rows = await sql<{ name: string; body: string }[]>`
		select pg_proc.oid::regprocedure::text as name,
			pg_get_functiondef(pg_proc.oid) || coalesce(obj_description(pg_proc.oid), '') as body
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = any(${SCHEMAS})`;
	return Object.fromEntries(rows.map(({ name, body }) => [name, body]));
}

/** Who may do what, in one order. */
function rights(column: string, kind?: string, owner?: string): string {
	const granted = kind ? `coalesce(${column}, acldefault('${kind}', ${owner}))` : column;
	return `(select string_agg(concat(coalesce(nullif(grantee, 0)::regrole::text, 'public'), ' ', privilege_type,
		case when is_grantable then ' with grant' end), ', ' order by concat(grantee::regrole, privilege_type))
		from aclexplode(${granted}))`;
}
