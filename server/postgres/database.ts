import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import type { Logger } from '#server/backend/types.ts';
import type { Config } from '#server/config.ts';
import { lockDataDir } from '#server/postgres/data-dir-lock.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { applyMigrations } from '#server/postgres/migrate.ts';
import { untilAnswering } from '#server/postgres/until-answering.ts';
import { type Secrets, serverRolePassword } from '#server/secrets.ts';

export type Database = {
	/** The migrating role: owns the tables; used at the start only. */
	adminUrl: string;
	/** The running role: owns nothing, and reaches rows only as anon, authenticated or service_role. */
	serverUrl: string;
	close(): Promise<void>;
};

/** The role that serves requests. It belongs to the whole Postgres, as roles do. */
export const SERVER_ROLE = 'internships_server';

/**
 * Starts the embedded Postgres, or takes the one of DATABASE_URL.
 * @throws where the data directory is in use, or Postgres cannot be started.
 */
export async function openDatabase(
	config: Config,
	secrets: Secrets,
	log: Logger,
): Promise<Database> {
	if (config.database.kind === 'url') {
		await untilAnswering(config.database.url, log);
		return urls(config.database.url, secrets, async () => {});
	}
	const unlock = await lockDataDir(config.dataDir);
	try {
		const { url, stop } = await startEmbeddedPostgres(
			config.dataDir,
			secrets.databasePassword,
			log,
		);
		return urls(url, secrets, async () => {
			await stop();
			await unlock();
		});
	} catch (error) {
		await unlock();
		throw error;
	}
}

/**
 * A client for a URL above. It gives up soon and comes back soon, so that a request meets an error
 * within seconds while Postgres is away, and an answer as soon as it is back.
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

/**
 * Brings roles, system tables, migrations and grants up to date; one server at a time.
 * `makeSystemTables` makes the tables of the auth server and of the queue with the same connection.
 */
export async function prepareDatabase(
	admin: Sql,
	{ secrets, serverUrl, last }: { secrets: Secrets; serverUrl: string; last?: string | undefined },
	makeSystemTables: () => Promise<void>,
): Promise<void> {
	await admin`select pg_advisory_lock(hashtextextended('internships:prepare', 0))`;
	try {
		await ensureServerRole(admin, serverUrl, secrets);
		await makeSystemTables();
		await applyMigrations(admin, last);
		// Half-way they would name what is not there yet.
		if (last === undefined) await admin.unsafe(grants);
	} finally {
		await admin`select pg_advisory_unlock(hashtextextended('internships:prepare', 0))`;
	}
}

// The auth server and the queue work on their tables as the running role; policies call auth.uid().
// REFERENCES lets the running role see that our tables are there, and do nothing with them.
const grants = `
	grant anon, authenticated, service_role to ${SERVER_ROLE};
	grant references on all tables in schema public to ${SERVER_ROLE};
	grant usage on schema auth to anon, authenticated, service_role;
	grant usage on schema supabase_migrations to ${SERVER_ROLE};
	grant select on supabase_migrations.schema_migrations to ${SERVER_ROLE};
	grant usage on schema retention to ${SERVER_ROLE};
	grant execute on function retention.forget_expired(timestamptz) to ${SERVER_ROLE};
	${['auth', 'outbox', 'pgboss', 'limits']
		.map(
			(schema) => `
	grant usage on schema ${schema} to ${SERVER_ROLE};
	grant select, insert, update, delete on all tables in schema ${schema} to ${SERVER_ROLE};
	grant usage on all sequences in schema ${schema} to ${SERVER_ROLE};`,
		)
		.join('')}
`;

/**
 * Roles belong to the whole cluster: left alone where it can sign in already.
 * @throws where other servers are at work with another secret: a new password would lock them out.
 */
async function ensureServerRole(admin: Sql, serverUrl: string, secrets: Secrets): Promise<void> {
	if (await canSignIn(serverUrl)) return;
	// No more than an owner that is no superuser may change; the rest are the defaults.
	const attributes = `login noinherit password '${serverRolePassword(secrets)}'`;
	const [role] = await admin`select from pg_roles where rolname = ${SERVER_ROLE}`;
	if (role && (await isAtWork(admin)))
		throw new Error(
			'Other servers are at work on this Postgres with another JWT_SECRET. Give all of them the same JWT_SECRET, PUBLISHABLE_KEY and SECRET_KEY; to change one, stop them all first.',
		);
	if (role) return void (await admin.unsafe(`alter role ${SERVER_ROLE} ${attributes}`));
	await admin.unsafe(`create role ${SERVER_ROLE} ${attributes}`).catch(async (error: unknown) => {
		// Another database of this cluster was prepared in the same moment.
		if (!(await canSignIn(serverUrl))) throw error;
	});
}

async function isAtWork(admin: Sql): Promise<boolean> {
	const sessions = await admin`select from pg_stat_activity where usename = ${SERVER_ROLE} limit 1`;
	return sessions.length > 0;
}

async function canSignIn(url: string): Promise<boolean> {
	const sql = connect(url, { max: 1 });
	try {
		await sql`select 1`;
		return true;
	} catch (error) {
		// 28…: no such role, or another password. Anything else is no answer to the question.
		if (error instanceof postgres.PostgresError && error.code.startsWith('28')) return false;
		throw error;
	} finally {
		await sql.end({ timeout: 1 });
	}
}

function urls(adminUrl: string, secrets: Secrets, close: () => Promise<void>): Database {
	const server = new URL(adminUrl);
	server.username = SERVER_ROLE;
	server.password = serverRolePassword(secrets);
	return { adminUrl, serverUrl: server.href, close };
}
