/**
 * `npm run migrate`: applies what the environment's database lacks of our migrations and functions. A hosted project
 * needs it before each upgrade; with any other database the server does the same when it starts.
 */
import type { Sql } from 'postgres';
import { migrateHosted } from '#server/backend/hosted-backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { ProjectError, requireProject } from '#server/backend/require-project.ts';
import { type Config, withPort } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectWithoutLimits, openDatabase } from '#server/postgres/database.ts';
import { DataDirInUseError } from '#server/postgres/embedded/data-dir-lock.ts';
import type { MigrationCounts } from '#server/postgres/migrate.ts';
import { MigrationError } from '#server/postgres/migration-history.ts';
import {
	refuseUnfinishedRestore,
	UnfinishedRestoreError,
} from '#server/postgres/unfinished-restore.ts';
import { loadSecrets } from '#server/secrets.ts';
import { runWithConfig, StaffError, usage } from './access.ts';

const DATABASE_WAIT_MS = 30_000;

/** What is logged on the way is a line for the operator who waits. */
const tell = (fields: object, message: string): void => {
	const { migration } = fields as { migration?: string };
	process.stderr.write(`${migration ? `${message}: ${migration}` : message}\n`);
};
const progress: Logger = { info: tell, warn: tell, error: tell };

if (process.argv.length > 2) usage('npm run migrate');

await runWithConfig(async (config) => {
	const { migrations, functions } = await migrate(config).catch((error: unknown) => {
		throw isForPeople(error) ? new StaffError(error.message) : error;
	});
	process.stdout.write(`Applied ${migrations} migrations and ${functions} functions.\n`);
});

async function migrate(config: Config): Promise<MigrationCounts> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, progress, DATABASE_WAIT_MS);
	try {
		const sql = await connectWithoutLimits(database.adminUrl);
		await check(config, sql).finally(() => sql.end({ timeout: 1 }));
		return config.database.kind === 'hosted'
			? await migrateHosted(database, secrets, progress)
			: await prepareForLite(withPort(config, config.port), secrets, database, progress);
	} finally {
		await database.close();
	}
}

/** @throws before anything is changed */
async function check({ database }: Config, sql: Sql): Promise<void> {
	await refuseUnfinishedRestore(sql);
	if (database.kind === 'hosted' && !(await requireProject(database, sql)))
		tell({}, 'the project at SUPABASE_URL does not answer: its keys could not be checked');
}

function isForPeople(error: unknown): error is Error {
	return [MigrationError, DataDirInUseError, UnfinishedRestoreError, ProjectError].some(
		(kind) => error instanceof kind,
	);
}
