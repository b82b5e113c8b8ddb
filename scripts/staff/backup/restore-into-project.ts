import type { Sql } from 'postgres';
import { commandLog, reason, StaffError } from '#scripts/staff/access.ts';
import { prepareForHosted } from '#server/backend/hosted-backend.ts';
import { ProjectError, requireProject } from '#server/backend/require-project.ts';
import { type Config, type DatabaseConfig, withPort } from '#server/config.ts';
import { connectWithoutLimits, type Database, openDatabase } from '#server/postgres/database.ts';
import { MigrationError } from '#server/postgres/migration-history.ts';
import { loadSecrets, signingKey } from '#server/secrets.ts';
import type { CheckedBackup } from './backup-file.ts';
import { load } from './load.ts';
import { setMailAside } from './set-mail-aside.ts';

export type IntoProject = {
	config: Config & { database: DatabaseConfig & { kind: 'hosted' } };
	file: string;
	backup: CheckedBackup;
	/** Whether the backup has the tables of this server. */
	isOfThisRelease: boolean;
	sendMail: boolean;
	say(text: string): void;
};

const WAIT_MS = 30_000;

/**
 * Brings a backup's rows into a hosted project that has our tables and nothing in them: accounts with their passwords
 * and mailed links, and every row. All in one transaction, so that a failure changes nothing.
 * @throws {StaffError} where the project does not fit, is in use, or has rows
 */
export async function restoreIntoProject(options: IntoProject) {
	const { config, isOfThisRelease, say } = options;
	if (!isOfThisRelease)
		throw new StaffError(
			'The backup is older than this server: start this server once with the database that it is of, and make the backup again.',
		);
	const secrets = await loadSecrets(config);
	say('Looking at the project.');
	const database = await openDatabase(config, secrets, commandLog, WAIT_MS);
	const sql = await connectWithoutLimits(database.adminUrl);
	try {
		if (!(await requireProject(config.database, sql)))
			throw new StaffError('The project at SUPABASE_URL does not answer. Nothing was changed.');
		await prepareForHosted(database, secrets, commandLog, () => {});
		await requireEmpty(sql);
		return await fill(sql, database, signingKey(secrets.jwtSecret), options);
	} catch (error) {
		const isForPeople = error instanceof ProjectError || error instanceof MigrationError;
		throw isForPeople ? new StaffError(error.message) : error;
	} finally {
		await sql.end({ timeout: 2 });
		await database.close();
	}
}

async function fill(
	sql: Sql,
	{ serverUrl }: Database,
	key: string,
	{ config, file, backup, sendMail, say }: IntoProject,
) {
	const leftOut = await load(sql, file, backup, say).catch((error: unknown) => {
		throw error instanceof StaffError
			? error
			: new StaffError(`${reason(error)} The project is as it was before.`);
	});
	if (sendMail) return { leftOut };
	say('Setting aside the mails that wait or are due.');
	const running = withPort(config, config.port);
	const restored = { admin: sql, serverUrl, config: running, key };
	return { leftOut, mails: await setMailAside(restored, new Date(), commandLog) };
}

/** @throws {StaffError} where a server is at work, or somebody has an account or a row */
async function requireEmpty(sql: Sql): Promise<void> {
	const tables = await sql<{ name: string }[]>`
		select format('%I.%I', nspname, relname) as name
		from pg_class join pg_namespace space on space.oid = relnamespace
		where relkind = 'r' and (nspname = 'public' or (nspname, relname) in (('auth', 'users'), ('outbox', 'mails')))`;
	for (const { name } of tables) {
		const [row] = await sql.unsafe(`select from ${name} limit 1`);
		if (row)
			throw new StaffError(
				`The project has rows (${name}), and a project is never emptied from here: use a new one, before its first server starts.`,
			);
	}
}
