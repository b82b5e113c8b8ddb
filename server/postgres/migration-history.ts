import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';

export type Migration = { version: string; name: string; file: string };

const directory = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');

/** The files of supabase/migrations in order, with names in the format of the Supabase CLI. */
export const listMigrations = (): Promise<Migration[]> => listFiles(directory);

export async function listFiles(folder: string): Promise<Migration[]> {
	const files = (await readdir(folder)).sort();
	return files.flatMap((file) => {
		const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
		return version && name ? [{ version, name, file: join(folder, file) }] : [];
	});
}

/** Why migrations and functions cannot be applied, in one line without values of rows. */
export class MigrationError extends Error {
	override name = 'MigrationError';
}

/** The versions that are in the history; none in a database without one. */
export async function appliedVersions(sql: Sql | TransactionSql): Promise<string[]> {
	const [history] = await sql`
		select where to_regclass('supabase_migrations.schema_migrations') is not null`;
	if (!history) return [];
	const rows = await sql<{ version: string }[]>`
		select version from supabase_migrations.schema_migrations order by version`;
	return rows.map(({ version }) => version);
}

/** Creates the history as the Supabase CLI would, and beside it that of the functions. */
export async function createHistory(sql: TransactionSql): Promise<void> {
	await sql.unsafe(`
		create schema if not exists supabase_migrations;
		create table if not exists supabase_migrations.schema_migrations
			(version text not null primary key, statements text[], name text);
		create table if not exists supabase_migrations.functions
			(name text primary key, digest text not null)`);
}
