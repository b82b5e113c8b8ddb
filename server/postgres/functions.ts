import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresError, Sql, TransactionSql } from 'postgres';
import { MigrationError } from '#server/postgres/migration-history.ts';

export type SqlFunction = {
	/** With its schema; no two have the same. */
	name: string;
	/** What stands above it: what it does, who calls it, what it raises. */
	description: string;
	definition: string;
	/** Who may execute it: nobody else may. */
	grants: string;
	digest: string;
};

const directory = join(import.meta.dirname, '..', '..', 'supabase', 'functions');

const BLOCK =
	/^((?:--.*\n)+)(create or replace function ([a-z_]+\.[a-z_]+)\((?:(?!\$\$)[^;])*(?:\$\$[\s\S]*?\$\$)?;)((?:\ngrant execute on function [^;]+;)*)\s*$/;

/** The functions of supabase/functions, in the order of the files. @throws if a file has anything else */
export async function listFunctions(): Promise<SqlFunction[]> {
	const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
	const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
	const functions = texts.flatMap((text, at) => parseFunctions(text, files[at] ?? ''));
	const names = functions.map(({ name }) => name);
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice) throw new Error(`supabase/functions has ${twice} twice.`);
	return functions;
}

/** @param text comments, and blocks of a description, a function and its grants, with an empty line between two */
export function parseFunctions(text: string, file: string): SqlFunction[] {
	const blocks = text.trim().split(/\n\n(?=(?:--.*\n)*create )/);
	if (/^(--.*(\n|$))+$/.test(blocks[0] ?? '')) blocks.shift();
	return blocks.map((block) => {
		const [, comment, definition, name, grants = ''] = BLOCK.exec(block) ?? [];
		if (!comment || !definition || !name)
			throw new Error(`${file} has something else than functions with a description: ${block}`);
		const description = comment.replace(/^-- ?/gm, '').trim().replaceAll('\n', ' ');
		const digest = createHash('sha256').update(block).digest('hex');
		return { name, description, definition, grants, digest };
	});
}

/** Those that are not in the database as they are in the files. */
export async function outdatedFunctions(
	sql: Sql | TransactionSql,
	functions: SqlFunction[],
): Promise<SqlFunction[]> {
	const [noted] = await sql`select where to_regclass('supabase_migrations.functions') is not null`;
	if (!noted) return functions;
	const rows = await sql<{ name: string; digest: string }[]>`
		select name, digest from supabase_migrations.functions where to_regproc(name) is not null`;
	const present = new Map(rows.map(({ name, digest }) => [name, digest]));
	return functions.filter(({ name, digest }) => present.get(name) !== digest);
}

/**
 * Makes those that do not exist, for the constraints, policies and triggers of the next migration. What needs a table
 * or type that comes later is left for later; the tables in bodies are not looked for.
 * @returns how many were made
 */
export async function makeMissingFunctions(
	sql: TransactionSql,
	functions: SqlFunction[],
): Promise<number> {
	const names = functions.map(({ name }) => name);
	const rows = await sql<{ name: string }[]>`
		select name from unnest(${names}::text[]) as name where to_regproc(name) is null`;
	const missing = new Set(rows.map(({ name }) => name));
	const left = await make(
		sql,
		functions.filter(({ name }) => missing.has(name)),
	);
	return missing.size - left.length;
}

/**
 * Makes all that are outdated, and drops those that have left the files.
 * @returns the number of both
 */
export async function makeAllFunctions(
	sql: TransactionSql,
	functions: SqlFunction[],
): Promise<number> {
	const outdated = await outdatedFunctions(sql, functions);
	const [impossible] = await make(sql, outdated);
	if (impossible) await attempt(sql, impossible.name, statementsFor(impossible));
	const names = functions.map(({ name }) => name);
	const gone = await sql<{ name: string }[]>`
		delete from supabase_migrations.functions where name <> all(${names}) returning name`;
	for (const { name } of gone) await attempt(sql, name, `drop function if exists ${name}`);
	return outdated.length + gone.length;
}

/**
 * Makes functions, one that needs another after that one.
 * @returns those that need what does not exist
 */
async function make(sql: TransactionSql, functions: SqlFunction[]): Promise<SqlFunction[]> {
	if (functions.length === 0) return [];
	await sql
		.unsafe(functions.map(ifPossible).join('\n'))
		.catch((error: PostgresError) => fail(error.message, error.code, error));
	const left = await outdatedFunctions(sql, functions);
	return left.length === functions.length ? left : make(sql, left);
}

/** In one statement, so that many functions take one journey to the database. */
const ifPossible = (one: SqlFunction): string => `
	do $possible$ begin
		execute $statements$${statementsFor(one)}$statements$;
	exception
		when undefined_function or undefined_column or undefined_object or undefined_table
			or invalid_schema_name then null;
		when others then
			raise exception using errcode = sqlstate, message = '${one.name}', detail = sqlerrm;
	end $possible$;`;

/** A function may be executed by whom it is granted to, and the running role (`grantsFor`). */
function statementsFor({ name, description, definition, grants, digest }: SqlFunction): string {
	return `${definition}
		comment on function ${name} is '${description.replaceAll("'", "''")}';
		revoke all on function ${name} from public, anon, authenticated, service_role;
		${grants}
		insert into supabase_migrations.functions (name, digest) values ('${name}', '${digest}')
			on conflict (name) do update set digest = excluded.digest`;
}

async function attempt(sql: TransactionSql, name: string, statements: string): Promise<void> {
	await sql.unsafe(statements).catch((error: PostgresError) => fail(name, error.code, error));
}

function fail(name: string, code: string, cause: PostgresError): never {
	const reason = REASONS[code] ?? cause.detail ?? cause.message;
	throw new MigrationError(`The function ${name} cannot be as in supabase/functions: ${reason}.`, {
		cause,
	});
}

const REASONS: Record<string, string> = {
	// invalid_function_definition, ambiguous_function, dependent_objects_still_exist
	'42P13':
		'it exists with another result or other names of arguments, and a migration has to drop it',
	'42725': 'it exists with other arguments as well, and a migration has to drop that one',
	'2BP01': 'something needs the one that has left the files, and a migration has to change that',
};
