import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import type { Config, DatabaseConfig } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { lockDataDir } from '#server/postgres/embedded/data-dir-lock.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded/embedded-postgres.ts';
import { serverRole } from '#server/postgres/server-role.ts';
import { codeOf, isTemporary, removeLimits, untilAnswered } from '#server/postgres/waiting.ts';
import { type Secrets, serverRolePassword } from '#server/secrets.ts';

export type Database = {
	/** The migrating role: owns the tables; used only at startup. */
	adminUrl: string;
	/** The running role: owns nothing, and reaches rows only as anon, authenticated or service_role. */
	serverUrl: string;
	close(): Promise<void>;
};

/**
 * Starts the embedded Postgres, or waits for the one at DATABASE_URL.
 * @param timeoutMs how long to wait for that one; without end by default
 * @throws if the data directory is in use, or Postgres cannot be started.
 */
export async function openDatabase(
	config: Config,
	secrets: Secrets,
	log: Logger,
	timeoutMs = Number.POSITIVE_INFINITY,
): Promise<Database> {
	const { database } = config;
	if (database.kind !== 'embedded') {
		await waitForPostgres(database.url, log, timeoutMs);
		return { ...urls(database, database.url, secrets), close: async () => {} };
	}
	const unlock = await lockDataDir(config.dataDir);
	try {
		const { url, stop } = await startEmbeddedPostgres(
			config.dataDir,
			secrets.databasePassword,
			log,
		);
		const close = async () => {
			await stop();
			await unlock();
		};
		return { ...urls(database, url, secrets), close };
	} catch (error) {
		await unlock();
		throw error;
	}
}

/**
 * A client for one of the URLs above. Timeouts and retry pauses are short, so that requests fail within
 * seconds while Postgres is unavailable and succeed as soon as it is back.
 */
export function connect(url: string, options: Options<Record<string, PostgresType>> = {}): Sql {
	return postgres(url, { ...clientOptions, ...options }) as Sql;
}

export const clientOptions = {
	connect_timeout: 3,
	backoff: () => 0.2,
	onnotice: () => {},
	connection: { application_name: 'internships', statement_timeout: 10_000 },
} satisfies Options<Record<string, PostgresType>>;

/** The most that Postgres spends on a read for which a person waits. */
export const READING_TIMEOUT_MS = 2_000;

/**
 * A client for short reads that people wait for, apart from what writes. Where a pooler does not pass on the limit, that of
 * the role holds.
 */
export const connectToRead = (url: string): Sql =>
	connect(url, {
		max: 4,
		connection: { ...clientOptions.connection, statement_timeout: READING_TIMEOUT_MS },
	});

/**
 * One connection for what takes as long as it takes: a start, and operators' commands. No statement of it is ended by
 * a limit of time, also where a role or a pooler sets one.
 */
export async function connectWithoutLimits(url: string): Promise<Sql> {
	const sql = patientConnection(url);
	try {
		await removeLimits(sql, 'session');
		return sql;
	} catch (error) {
		await sql.end({ timeout: 1 });
		throw error;
	}
}

export const patientConnection = (url: string): Sql => postgres(url, patientOptions) as Sql;

/** The options of such a connection; a pooler may not pass on what is in `connection`. */
export const patientOptions = {
	...clientOptions,
	max: 1,
	// A busy machine takes long to answer the first time.
	connect_timeout: 30,
	// Its locks would go with the connection.
	max_lifetime: null,
	connection: { ...clientOptions.connection, statement_timeout: 0 },
} satisfies Options<Record<string, PostgresType>>;

/** The running role's URL: behind a pooler a role name ends with the name of the project. */
function urls(
	{ kind }: DatabaseConfig,
	adminUrl: string,
	secrets: Secrets,
): Omit<Database, 'close'> {
	const server = new URL(adminUrl);
	const [, project = ''] = /(\.\w+)$/.exec(server.username) ?? [];
	server.username = kind === 'hosted' ? serverRole.hosted + project : serverRole.lite;
	server.password = serverRolePassword(secrets);
	return { adminUrl, serverUrl: server.href };
}

/**
 * Waits until Postgres answers at `url`, and logs that it waits: after a power cut both machines start at the same
 * time, and the database may take much longer.
 * @param timeoutMs how long
 * @throws with a one-line message if it refuses, or does not answer in time
 */
export async function waitForPostgres(url: string, log: Logger, timeoutMs: number): Promise<void> {
	const { hostname, port } = new URL(url);
	const place = `the database at ${hostname}:${port || 5432}`;
	try {
		await untilAnswered(`waiting for ${place}`, log, () => ask(url), timeoutMs);
	} catch (error) {
		const what = isTemporary(error) ? 'does not answer' : 'refuses us';
		throw new Error(`${place} ${what} (${codeOf(error)}).`, { cause: error });
	}
}

async function ask(url: string): Promise<void> {
	const sql = postgres(url, { max: 1, connect_timeout: 30, onnotice: () => {} });
	try {
		await sql`select 1`;
	} finally {
		await sql.end({ timeout: 1 });
	}
}
