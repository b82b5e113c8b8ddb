import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';

type Migration = { version: string; name: string; file: string };

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
 * Applies the missing migrations, each file in a transaction with its row in the CLI's history table.
 * (Lite's own applyPendingMigrations is in its command-line bundle and needs a project folder.) The caller
 * must have a lock against parallel starts.
 * @param last the last version to apply, for a backup that is older than the files.
 * @throws if a file fails, or the database has newer migrations.
 * @returns the number of applied migrations.
 */
export async function applyMigrations(sql: Sql, last = '9'): Promise<number> {
	const pending = (await pendingMigrations(sql)).filter(({ version }) => version <= last);
	for (const migration of pending) await apply(sql, migration);
	return pending.length;
}

/** @throws if the Supabase CLI has not applied all of them, or has applied newer ones */
export async function requireMigrations(sql: Sql): Promise<void> {
	const missing = (await pendingMigrations(sql)).map(({ version }) => version);
	if (missing.length > 0)
		throw new Error(
			`The hosted project lacks migrations of this server (${missing.join(', ')}): run "supabase db push" first.`,
		);
}

/** @throws if the database has newer migrations */
async function pendingMigrations(sql: Sql): Promise<Migration[]> {
	const migrations = await listMigrations();
	const [history] = await sql`
		select where to_regclass('supabase_migrations.schema_migrations') is not null`;
	const rows = history
		? await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
		: [];
	const applied = new Set(rows.map((row) => row.version));
	const unknown = [...applied].filter((version) => !migrations.some((m) => m.version === version));
	if (unknown.length > 0)
		throw new Error(
			`The database was migrated by a newer version of this server (${unknown.join(', ')}): update the server.`,
		);
	return migrations.filter(({ version }) => !applied.has(version));
}

async function apply(sql: Sql, { version, name, file }: Migration): Promise<void> {
	const text = await readFile(file, 'utf8');
	await sql
		.begin(async (transaction) => {
			await transaction.unsafe(text);
			await transaction`
				insert into supabase_migrations.schema_migrations (version, name, statements)
				values (${version}, ${name}, ${[text]})`;
		})
		.catch((error: unknown) => {
			throw new Error(`The migration ${version}_${name} failed.`, { cause: error });
		});
}
