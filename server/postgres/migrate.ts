import { readFile } from 'node:fs/promises';
import type { Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/log.ts';
import {
	listFunctions,
	makeAllFunctions,
	makeMissingFunctions,
	outdatedFunctions,
} from '#server/postgres/functions.ts';
import {
	appliedVersions,
	createHistory,
	EARLIER,
	inPresentVersions,
	listMigrations,
	type Migration,
	MigrationError,
} from '#server/postgres/migration-history.ts';
import { blockersOf, reportWhile } from '#server/postgres/waiting.ts';

export type Applied = { migrations: number; functions: number };

/**
 * Applies the missing migrations and replaces the functions that are not as in supabase/functions: all in one
 * transaction, or nothing. (Lite's own applyPendingMigrations is in its command-line bundle and needs a project
 * folder.) The caller must have a lock against parallel starts.
 * @param sql one connection, without limits of time; `url` leads to the same database
 * @param last the last version to apply, for a backup that is older than the files; without the functions that no
 * migration needs
 * @throws if a file fails, or the database is newer or too old
 */
export async function applyMigrations(
	sql: Sql,
	url: string,
	log: Logger,
	last?: string,
): Promise<Applied> {
	const files = await listMigrations();
	const library = await listFunctions();
	const blockers = await blockersOf(sql, url);
	const logged = async <T>(what: string, about: object, work: () => Promise<T>): Promise<T> => {
		log.info(about, `applying ${what}`);
		const begun = performance.now();
		const result = await reportWhile(async (seconds) => {
			const waitsFor = await blockers();
			log.warn({ ...about, seconds, waitsFor }, `still applying ${what}`);
		}, work());
		log.info({ ...about, ms: Math.round(performance.now() - begun) }, `applied ${what}`);
		return result;
	};
	return sql.begin(async (transaction) => {
		await transaction`set local check_function_bodies = off`;
		await createHistory(transaction);
		await replaceEarlier(transaction, files);
		const missing = await missingMigrations(transaction, files);
		const pending = missing.filter(({ version }) => version <= (last ?? '9'));
		let functions = 0;
		for (const [index, migration] of pending.entries()) {
			const about = { migration: `${migration.version}_${migration.name}` };
			await logged(`migration ${index + 1} of ${pending.length}`, about, async () => {
				functions += await makeMissingFunctions(transaction, library);
				await apply(transaction, migration, await readFile(migration.file, 'utf8'));
			});
		}
		if (last === undefined) functions += await makeAllFunctions(transaction, library);
		if (functions > 0) log.info({ functions }, 'applied functions');
		return { migrations: pending.length, functions };
	});
}

/** @throws if a hosted project lacks a migration or function, or the database is newer or too old */
export async function requireMigrations(sql: Sql): Promise<void> {
	const missing = (await missingMigrations(sql, await listMigrations())).map(
		({ version }) => version,
	);
	if (missing.length > 0)
		throw new MigrationError(
			`The hosted project lacks migrations of this server (${missing.join(', ')}): run "npm run migrate" first.`,
		);
	const outdated = (await outdatedFunctions(sql, await listFunctions())).map(({ name }) => name);
	if (outdated.length > 0)
		throw new MigrationError(
			`The hosted project has functions of another server (${outdated.join(', ')}): run "npm run migrate" first.`,
		);
}

/** @throws if the database has newer migrations, or too few of the earlier ones */
async function missingMigrations(
	sql: Sql | TransactionSql,
	files: Migration[],
): Promise<Migration[]> {
	const versions = await appliedVersions(sql);
	const applied = inPresentVersions(versions, files);
	const unknown = applied.filter((version) => !files.some((file) => file.version === version));
	if (unknown.length > 0)
		throw new MigrationError(
			`The database was migrated by a newer version of this server (${unknown.join(', ')}): update the server.`,
		);
	// A history of the earlier migrations is replaced by the command, too.
	return versions.includes(EARLIER.first)
		? files
		: files.filter(({ version }) => !applied.includes(version));
}

/**
 * Writes the present files into a history of the earlier migrations: their tables are the same. Their functions are
 * noted, so that those that are in no file any more are dropped.
 */
async function replaceEarlier(sql: TransactionSql, files: Migration[]): Promise<void> {
	const versions = await appliedVersions(sql);
	if (!versions.includes(EARLIER.first)) return;
	const present = inPresentVersions(versions, files);
	await sql`
		insert into supabase_migrations.functions (name, digest)
		select distinct made[1], '' from supabase_migrations.schema_migrations,
			regexp_matches(array_to_string(statements, ';'),
				'create (?:or replace )?function ([a-z_]+[.][a-z_]+)', 'g') as made`;
	await sql`
		delete from supabase_migrations.schema_migrations
		where version = any(${versions.filter((version) => !present.includes(version))})`;
	for (const file of files)
		if (present.includes(file.version) && !versions.includes(file.version))
			await note(sql, file, await readFile(file.file, 'utf8'));
}

async function apply(sql: TransactionSql, migration: Migration, text: string): Promise<void> {
	await sql.unsafe(text).catch((error: unknown) => {
		throw new MigrationError(`The migration ${migration.version}_${migration.name} failed.`, {
			cause: error,
		});
	});
	await note(sql, migration, text);
}

async function note(
	sql: TransactionSql,
	{ version, name }: Migration,
	text: string,
): Promise<void> {
	await sql`
		insert into supabase_migrations.schema_migrations (version, name, statements)
		values (${version}, ${name}, ${[text]})`;
}
