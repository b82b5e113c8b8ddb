import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Sql } from 'postgres';
import { createBackend } from '#server/backend/backend.ts';
import { liteApi, prepareForLite } from '#server/backend/lite-backend.ts';
import type { SupabaseApi } from '#server/backend/types.ts';
import { type DatabaseConfig, type RunningConfig, readConfig, withPort } from '#server/config.ts';
import type { Mail } from '#server/mail/mail.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import type { Secrets } from '#server/secrets.ts';
import { freshDatabase, jwtSecret, type TestBackend, testLog } from './backend.ts';

/** A substitute for a hosted Supabase project: lite on a separate database, over HTTP. */
export type HostedProject = {
	/** The database configuration for a server that uses it. */
	database: DatabaseConfig & { kind: 'hosted' };
	environment: Record<string, string>;
	api: SupabaseApi;
	/** The mails about accounts, newest last; a project sends them itself. */
	mails: Mail[];
	/** The `apikey` of each call received. */
	apikeys: (string | null)[];
	/** The superuser's URL, to read the database directly. */
	superuserUrl: string;
	close(): Promise<void>;
};

/**
 * The role's password is derived from it, and roles belong to the whole Postgres, so all projects share the
 * key.
 */
const secretKey = `sb_secret_${jwtSecret.slice(0, 24)}`;

/** @param siteUrl the site's address, for the links in its mails */
export async function startHostedProject(siteUrl: string): Promise<HostedProject> {
	const { url: superuserUrl, dataDir } = await freshDatabase();
	const secrets: Secrets = {
		jwtSecret,
		publishableKey: `sb_publishable_${randomBytes(12).toString('hex')}`,
		secretKey,
		databasePassword: '',
	};
	const superuser = connect(superuserUrl, { max: 1 });
	const url = await ownerOfProject(superuser, superuserUrl);
	const config: RunningConfig = {
		...withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999),
		siteUrl,
		database: { kind: 'url', url },
	};
	const database = await openDatabase(config, secrets, testLog());
	await prepareForLite(config, secrets, database, testLog());
	await superuser.unsafe(asHosted(new URL(url).username));
	const sql = connect(database.serverUrl, { max: 1 });
	const mails: Mail[] = [];
	const queue = async (mail: Omit<Mail, 'sentAt'>) =>
		void mails.push({ ...mail, sentAt: new Date().toISOString() });
	const databaseAnswers = async () => (await sql`select 1`).count === 1;
	const api = await liteApi(config, secrets, { database, databaseAnswers, queue }, testLog());
	const apikeys: (string | null)[] = [];
	const server = createServer(
		getRequestListener((request) => {
			apikeys.push(request.headers.get('apikey'));
			return answer(api, request);
		}),
	);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const { publishableKey } = secrets;
	return {
		database: { kind: 'hosted', url, supabaseUrl, publishableKey, secretKey },
		environment: {
			SUPABASE_URL: supabaseUrl,
			SUPABASE_PUBLISHABLE_KEY: publishableKey,
			SUPABASE_SECRET_KEY: secretKey,
			DATABASE_URL: url,
		},
		api,
		mails,
		apikeys,
		superuserUrl,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await api.close();
			await Promise.all([sql.end({ timeout: 2 }), superuser.end({ timeout: 2 })]);
		},
	};
}

/** A backend with its own project. Its mailbox also contains the mails that the project sends. */
export async function startHostedBackend(
	overrides: Partial<RunningConfig> = {},
): Promise<TestBackend> {
	const siteUrl = 'http://127.0.0.1:3999';
	const project = await startHostedProject(siteUrl);
	const log = testLog();
	const settings = withPort(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), 3999);
	const config: RunningConfig = { ...settings, siteUrl, database: project.database, ...overrides };
	const backend = await createBackend(config, log);
	return {
		backend: {
			...backend,
			mailbox: async () =>
				[...project.mails, ...(await backend.mailbox())].sort(
					(one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt),
				),
		},
		config,
		log,
		adminUrl: project.superuserUrl,
		close: async () => {
			await backend.close();
			await project.close();
		},
	};
}

/** Answers as a client for the publishable key, and with service access for the secret key. */
async function answer({ keys, fetch, service }: SupabaseApi, request: Request): Promise<Response> {
	const key = request.headers.get('apikey');
	const { pathname, search } = new URL(request.url);
	if (key === keys.secret) return service.fetch(pathname + search, request);
	if (key === keys.publishable) return fetch(request);
	return Response.json({ message: 'Invalid API key' }, { status: 401 });
}

/**
 * The role of DATABASE_URL, like the `postgres` role of a project: not a superuser, but bypasses row-level
 * security.
 */
export async function ownerOfProject(superuser: Sql, superuserUrl: string): Promise<string> {
	const name = `project_${randomBytes(6).toString('hex')}`;
	const url = new URL(superuserUrl);
	await superuser.unsafe(`
		do $$ declare name text; begin
			foreach name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
				if not exists (select from pg_roles where rolname = name) then
					execute format('create role %I nologin noinherit', name);
				end if;
			end loop;
		end $$;
		alter role service_role bypassrls;
		create role ${name} login createrole createdb bypassrls password 'of the owner';
		grant anon, authenticated, service_role to ${name} with admin option;
		grant all on database ${url.pathname.slice(1)} to ${name};
		grant all on schema public to ${name};
		grant usage on schema public to anon, authenticated, service_role;`);
	url.username = name;
	url.password = 'of the owner';
	return url.href;
}

/**
 * As in a hosted project, the accounts belong to another role, with row-level security and the project's
 * grants to the owner.
 */
export const asHosted = (owner: string) => `
	do $$ declare line record; begin
		for line in select format('%I.%I', schemaname, tablename) as name, tablename from pg_tables
			where schemaname = 'auth'
		loop
			execute 'alter table ' || line.name || ' owner to supabase_auth_admin';
			execute 'alter table ' || line.name || ' enable row level security';
			execute 'create policy "the auth server" on ' || line.name
				|| ' to internships_server using (true) with check (true)';
			execute 'grant all on ' || line.name || ' to ${owner}';
		end loop;
	end $$;
	alter schema auth owner to supabase_auth_admin;
	grant usage on schema auth to ${owner};
	grant usage on schema auth to internships_server, anon, authenticated, service_role;`;
