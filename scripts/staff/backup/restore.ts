import type { Sql } from 'postgres';
import { commandLog, reason, StaffError } from '#scripts/staff/access.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type Config, withPort } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectWithoutLimits, openDatabase } from '#server/postgres/database.ts';
import { lackingOf, TooOldError } from '#server/postgres/earlier-migrations.ts';
import { MigrationError } from '#server/postgres/migration-history.ts';
import { serverRole } from '#server/postgres/server-role.ts';
import { loadSecrets, signingKey } from '#server/secrets.ts';
import { checkBackup, type Head } from './backup-file.ts';
import { load } from './load.ts';
import { megabytes } from './progress.ts';
import { restoreIntoProject } from './restore-into-project.ts';
import { dropAside, isUnfinished, putBack, setAside } from './set-aside.ts';
import { type SetAside, setMailAside } from './set-mail-aside.ts';
import { requireSiteDatabase } from './site-schemas.ts';

/** `leftOut`: rows of accounts that do not move between lite and a hosted project, such as sessions. */
export type Restored = { at: string; rows: number; leftOut: number; mails?: SetAside };

export type Options = {
	/** Replace the rows that are there. */
	force: boolean;
	/** The next server sends the mails that wait or are due. */
	sendMail: boolean;
	/** Called with what is being done now, in words. */
	say(text: string): void;
};

/**
 * Brings a backup's rows into the environment's database, which is made where it is not there, or into a new hosted project.
 * Whatever goes wrong, the database is as it was before.
 * @throws {StaffError} where the file is no good, a server uses the database, it has rows, or is
 * another program's
 */
export async function restore(
	config: Config,
	file: string,
	{ force, sendMail, say }: Options,
): Promise<Restored> {
	say('Reading the file.');
	const backup = await checkBackup(file, (bytes) => say(`Reading the file: ${megabytes(bytes)}.`));
	const isOfThisRelease = await isOfRelease(backup);
	const rows = Object.values(backup.tables).reduce((sum, { rows }) => sum + rows, 0);
	let mails: SetAside | undefined;
	let leftOut = 0;
	const { database } = config;
	if (database.kind === 'hosted') {
		const project = { ...config, database };
		const into = { config: project, file, backup, isOfThisRelease, sendMail, say };
		const done = await restoreIntoProject(into);
		return { at: backup.at, rows: rows - done.leftOut, ...done };
	}
	await alone(config, async ({ sql, make, setMailsAside }) => {
		if (await isUnfinished(sql)) await putBack(sql);
		if (config.database.kind === 'url') await requireSiteDatabase(sql);
		if (!force && (await hasRows(sql))) throw new StaffError(FULL);
		await setAside(sql);
		try {
			say('Creating the tables.');
			await make(backup.migrations);
			leftOut = await load(sql, file, backup, say);
			say('Applying later migrations.');
			await make();
			if (!sendMail) {
				say('Setting aside the mails that wait or are due.');
				mails = await setMailsAside(commandLog);
			}
			await dropAside(sql);
		} catch (error) {
			await undo(sql, error);
		}
	});
	return { at: backup.at, rows: rows - leftOut, leftOut, ...(mails && { mails }) };
}

/** @throws {StaffError} always: why the restore failed, and what is in the database now */
async function undo(sql: Sql, error: unknown): Promise<never> {
	const why = reason(error);
	try {
		await putBack(sql);
	} catch (second) {
		throw new StaffError(
			`${why} What was there before is kept, and could not be put back: ${reason(second)} Once the database works, run "npm run restore -- --undo".`,
		);
	}
	throw error instanceof StaffError
		? error
		: new StaffError(`${why} The database is as it was before.`);
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

type Alone = {
	sql: Sql;
	make(versions?: string[]): Promise<void>;
	setMailsAside(log: Logger): Promise<SetAside>;
};

const DATABASE_WAIT_MS = 30_000;

/** Opens the database for one restore, which no server and no other restore uses. */
async function alone(config: Config, work: (opened: Alone) => Promise<void>): Promise<void> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, commandLog, DATABASE_WAIT_MS).catch(
		(error: Error) => {
			throw error.name === 'DataDirInUseError' ? new StaffError(error.message) : error;
		},
	);
	const running = withPort(config, config.port);
	try {
		const sql = await connectWithoutLimits(database.adminUrl);
		const { serverUrl } = database;
		const restored = { admin: sql, serverUrl, config: running, key: signingKey(secrets.jwtSecret) };
		const finish = () => sql.end({ timeout: 2 });
		await requireUnused(sql)
			.then(() =>
				work({
					sql,
					make: async (versions) => {
						await prepareForLite(running, secrets, database, commandLog, { versions });
					},
					setMailsAside: (log) => setMailAside(restored, new Date(), log),
				}),
			)
			.finally(finish);
	} finally {
		await database.close();
	}
}

/**
 * Whether a backup has the tables of this release.
 * @throws {StaffError} where this server's files do not know what it was made with
 */
async function isOfRelease({ migrations }: Head): Promise<boolean> {
	try {
		return (await lackingOf(migrations)).migrations.length === 0;
	} catch (error) {
		if (error instanceof TooOldError) throw new StaffError(TOO_OLD);
		throw error instanceof MigrationError ? new StaffError(TOO_NEW) : error;
	}
}

const TOO_NEW = 'The backup was written by a newer version of this server: update first.';
const TOO_OLD =
	'The backup is of a version before the commit 465ba077: restore it with that one (git checkout 465ba077), and start this one then.';

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
