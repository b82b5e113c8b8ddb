import { readFile } from 'node:fs/promises';
import type { Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/log.ts';
import { filesOfBase, lackingOf, stateOf465ba077 } from '#server/postgres/earlier-migrations.ts';
import {
	listFunctions,
	makeAllFunctions,
	makeMissingFunctions,
	outdatedFunctions,
	type SqlFunction,
} from '#server/postgres/functions.ts';
import {
	appliedVersions,
	createHistory,
	type Migration,
	MigrationError,
} from '#server/postgres/migration-history.ts';
import { blockersOf, reportWhile } from '#server/postgres/waiting.ts';

export type MigrationCounts = { migrations: number; functions: number };

/**
 * Applies the missing migrations and replaces the functions that are not as in supabase/functions: all in one
 * transaction, or nothing. (Lite's own applyPendingMigrations is in its command-line bundle and needs a project
 * folder.) The caller must have a lock against parallel starts.
 * @param sql one connection, without limits of time; `url` leads to the same database
 * @param versions of an older backup, which are then the only ones to be applied, without the functions that none of
 * them needs
 * @throws if a file fails, or the database is newer or too old
 */
export async function applyMigrations(
	sql: Sql,
	url: string,
	log: Logger,
	versions?: string[],
): Promise<MigrationCounts> {
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
		const isNew = (await appliedVersions(transaction)).length === 0;
		if (isNew && versions && (await lackingOf(versions)).isEarlier)
			await makeEarlier(transaction, library);
		const lacking = await lackingOf(await appliedVersions(transaction));
		const pending = lacking.migrations.filter(
			({ version }) => versions === undefined || versions.includes(version),
		);
		let functions = 0;
		for (const [index, migration] of pending.entries()) {
			const about = { migration: `${migration.version}_${migration.name}` };
			await logged(`migration ${index + 1} of ${pending.length}`, about, async () => {
				functions += await makeMissingFunctions(transaction, library);
				await apply(transaction, migration, await readFile(migration.file, 'utf8'));
			});
		}
		if (versions === undefined) {
			if (lacking.isEarlier) await replaceHistory(transaction);
			functions += await makeAllFunctions(transaction, library);
		}
		if (functions > 0) log.info({ functions }, 'applied functions');
		return { migrations: pending.length, functions };
	});
}

/** @throws if a hosted project lacks a migration or function, or the database is newer or too old */
export async function requireMigrations(sql: Sql): Promise<void> {
	const { isEarlier, migrations } = await lackingOf(await appliedVersions(sql));
	const lacking = [...(isEarlier ? await filesOfBase() : []), ...migrations];
	const missing = lacking.map(({ version }) => version);
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

/** Makes the tables of 465ba077 in an empty database, for rows of a backup. */
async function makeEarlier(sql: TransactionSql, library: SqlFunction[]): Promise<void> {
	const { versions, text } = await stateOf465ba077();
	const [schemas = '', ...tables] = text.split(/^(?=create (?:unlogged )?table )/m);
	await sql.unsafe(schemas);
	for (const table of tables) {
		await makeMissingFunctions(sql, library);
		await sql.unsafe(table);
	}
	for (const [index, version] of versions.entries())
		await note(sql, { version, name: 'earlier' }, index === 0 ? text : '');
}

/** Writes the present files into a history of the earlier migrations: their tables are the same. */
async function replaceHistory(sql: TransactionSql): Promise<void> {
	const base = await filesOfBase();
	await sql`
		delete from supabase_migrations.schema_migrations
		where version <= ${base.at(-1)?.version ?? ''}`;
	for (const file of base) await note(sql, file, await readFile(file.file, 'utf8'));
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
	{ version, name }: Pick<Migration, 'version' | 'name'>,
	text: string,
): Promise<void> {
	await sql`
		insert into supabase_migrations.schema_migrations (version, name, statements)
		values (${version}, ${name}, ${[text]})`;
}
