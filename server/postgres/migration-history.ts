import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';

export type Migration = { version: string; name: string; file: string };

const directory = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');

/** The files of supabase/migrations in order, with names in the format of the Supabase CLI. */
export async function listMigrations(): Promise<Migration[]> {
	const files = (await readdir(directory)).sort();
	return files.flatMap((file) => {
		const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
		return version && name ? [{ version, name, file: join(directory, file) }] : [];
	});
}

/**
 * Until the commit 18750ca there were 62 migrations, from the first of these versions to the last, and no file of
 * functions. The files before 20261124 make the same tables.
 */
export const EARLIER = { first: '20261120100000', last: '20261123605710', count: 62 };
const FIRST_SINCE = '20261124';

/**
 * The versions of present files for those of a history or a backup, which may be of the earlier migrations.
 * @throws {TooOldError} if not all of those are there
 */
export function inPresentVersions(versions: string[], files: Migration[]): string[] {
	if (!versions.includes(EARLIER.first)) return versions;
	const present = new Set(files.map(({ version }) => version));
	const isEarlier = (version: string) => version <= EARLIER.last && !present.has(version);
	const earlier = versions.filter(isEarlier);
	if (earlier.length !== EARLIER.count || !earlier.includes(EARLIER.last)) throw new TooOldError();
	const same = [...present].filter((version) => version < FIRST_SINCE);
	return [...same, ...versions.filter((version) => !isEarlier(version))].sort();
}

/** Why migrations and functions cannot be applied, in one line without values of rows. */
export class MigrationError extends Error {
	override name = 'MigrationError';
}

export class TooOldError extends MigrationError {
	override name = 'TooOldError';
	constructor() {
		super(
			'The database is of a version before the commit 18750ca: start that one with it once, then this one.',
		);
	}
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
