import type { Sql } from 'postgres';
import { StaffError } from '#scripts/staff/access.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type Config, withPort } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { queueWaiting } from '#server/mail/delivery/mail-queue.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import { listMigrations } from '#server/postgres/migrate.ts';
import { serverRole } from '#server/postgres/server-role.ts';
import { loadSecrets } from '#server/secrets.ts';
import { checkBackup, type End, type Head } from './backup-file.ts';
import { load } from './load.ts';
import { dropAside, isUnfinished, putBack, setAside } from './set-aside.ts';
import { requireSiteDatabase } from './site-schemas.ts';

export type Restored = { at: string; rows: number };

/**
 * Brings a backup's rows into the environment's database, which is made where it is not there.
 * Whatever goes wrong, the database is as it was before.
 * @param force replace the rows that are there
 * @throws {StaffError} where the file is no good, a server uses the database, it has rows, or is
 * another program's
 */
export async function restore(config: Config, file: string, force: boolean): Promise<Restored> {
	if (config.database.kind === 'hosted')
		throw new StaffError('A hosted project is restored by Supabase, not from here.');
	const backup = await checkBackup(file);
	const last = await newestMigration(backup);
	const rows = Object.values(backup.rows).reduce((sum, n) => sum + n, 0);
	await alone(config, async ({ sql, make }) => {
		if (await isUnfinished(sql)) await putBack(sql);
		if (config.database.kind === 'url') await requireSiteDatabase(sql);
		if (!force && (await hasRows(sql))) throw new StaffError(FULL);
		await setAside(sql);
		try {
			await replace(sql, file, backup, { make, last });
			await dropAside(sql);
		} catch (error) {
			await putBack(sql);
			throw error;
		}
	});
	return { at: backup.at, rows };
}

/**
 * Brings back what was there before a restore that was killed.
 * @throws {StaffError} where there was none, or a server uses the database
 */
export async function undoRestore(config: Config): Promise<void> {
	await alone(config, async ({ sql }) => {
		if (!(await isUnfinished(sql))) throw new StaffError('No restore was broken off here.');
		await putBack(sql);
	});
}

type Alone = { sql: Sql; make(until?: string): Promise<void> };

/** Opens the database for one restore, which no server and no other restore uses. */
async function alone(config: Config, work: (opened: Alone) => Promise<void>): Promise<void> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, silentLog).catch((error: Error) => {
		throw error.name === 'DataDirInUseError' ? new StaffError(error.message) : error;
	});
	const running = withPort(config, config.port);
	const sql = connect(database.adminUrl, { max: 1 });
	try {
		await requireUnused(sql);
		await work({
			sql,
			make: (until) => prepareForLite(running, secrets, database, silentLog, until),
		});
	} finally {
		await sql.end({ timeout: 2 });
		await database.close();
	}
}

type Making = { make(until?: string): Promise<void>; last: string };

/** The tables as they were when the backup was written, its rows, and then what came later. */
async function replace(sql: Sql, file: string, backup: End, { make, last }: Making): Promise<void> {
	await make(last);
	await load(sql, file, backup);
	await make();
	await queueWaiting(sql);
}

/** @throws {StaffError} where this server's files do not know what the backup was made with */
async function newestMigration({ migrations }: Head): Promise<string> {
	const known = new Set((await listMigrations()).map(({ version }) => version));
	if (migrations.some((version) => !known.has(version)))
		throw new StaffError('The backup was written by a newer version of this server: update first.');
	return migrations.at(-1) ?? '0';
}

async function requireUnused(sql: Sql): Promise<void> {
	const [user] = await sql`
		select from pg_stat_activity
		where datname = current_database() and usename = ${serverRole.lite} limit 1`;
	if (user) throw new StaffError('A server is using this database: stop it first.');
	// Released with the connection, however this process ends.
	const [lock] = await sql`
		select where pg_try_advisory_lock(hashtextextended('internships:restore', 0))`;
	if (!lock) throw new StaffError('Another restore is under way.');
}

const FULL = 'The database has rows: --force replaces them with those of the backup.';

async function hasRows(sql: Sql): Promise<boolean> {
	const tables = await sql<{ name: string }[]>`
		select format('%I.%I', nspname, relname) as name
		from pg_class join pg_namespace space on space.oid = relnamespace
		where relkind = 'r' and (nspname in ('public', 'outbox') or (nspname, relname) = ('auth', 'users'))`;
	for (const { name } of tables) {
		const [row] = await sql.unsafe(`select from ${name} limit 1`);
		if (row) return true;
	}
	return false;
}
