import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Sql } from 'postgres';
import { vi } from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { liteApi, prepareForLite } from '#server/backend/lite-backend.ts';
import type { SupabaseApi } from '#server/backend/types.ts';
import { type DatabaseConfig, type RunningConfig, readConfig, withPort } from '#server/config.ts';
import type { Mail } from '#server/mail/mail.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import type { Secrets } from '#server/secrets.ts';
import { freePort } from '#test/faults/running-server.ts';
import { freshDatabase, jwtSecret, type TestBackend, testLog } from './backend.ts';

/**
 * A substitute for a hosted Supabase project: lite on a separate database, over HTTP. With `postgrest` that program
 * answers for the tables, as it does in a project.
 */
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

/** Programs in the place of ours: another Postgres, by its superuser's URL, and PostgREST by its path. */
export type Programs = { superuserUrl?: string; postgrest?: string };

/** @param siteUrl the site's address, for the links in its mails */
export async function startHostedProject(
	siteUrl: string,
	{ superuserUrl: other, postgrest: program }: Programs = {},
): Promise<HostedProject> {
	const { url: superuserUrl, dataDir } = other
		? { url: other, dataDir: '/nowhere' }
		: await freshDatabase();
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
	const postgrest = program ? await startPostgrest(program, superuser, superuserUrl) : undefined;
	const server = createServer(
		getRequestListener((request) => {
			apikeys.push(request.headers.get('apikey'));
			return answer(api, request, postgrest?.url);
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
			await Promise.all([api.close(), postgrest?.close()]);
			await Promise.all([sql.end({ timeout: 2 }), superuser.end({ timeout: 2 })]);
		},
	};
}

/** A backend with its own project. Its mailbox also contains the mails that the project sends. */
export async function startHostedBackend(
	overrides: Partial<RunningConfig> = {},
	programs: Programs = {},
): Promise<TestBackend> {
	const siteUrl = 'http://127.0.0.1:3999';
	const project = await startHostedProject(siteUrl, programs);
	const log = testLog();
	const settings = withPort(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), 3999);
	const config: RunningConfig = { ...settings, siteUrl, database: project.database, ...overrides };
	const backend = await createBackend(config, log);
	return {
		backend: {
			...backend,
			mailbox: async () => {
				// First, as it waits for what our server still asks of the project.
				const own = await backend.mailbox();
				return [...project.mails, ...own].sort(
					(one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt),
				);
			},
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

/**
 * Answers as a client for the publishable key, and with service access for the secret key.
 * @param tables the address of PostgREST, where it answers for the tables
 */
async function answer(
	{ keys, fetch, service }: SupabaseApi,
	request: Request,
	tables?: string,
): Promise<Response> {
	const key = request.headers.get('apikey');
	const { pathname, search } = new URL(request.url);
	if (key !== keys.secret && key !== keys.publishable)
		return Response.json({ message: 'Invalid API key' }, { status: 401 });
	if (tables && pathname.startsWith('/rest/v1/'))
		return askPostgrest(tables, request, key, key === keys.secret ? 'service_role' : 'anon');
	return key === keys.secret ? service.fetch(pathname + search, request) : fetch(request);
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
 * grants to the owner, and `auth.uid()` also reads the claims that PostgREST sets.
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
	create or replace function auth.uid() returns uuid language sql stable as
		'select coalesce(
			nullif(current_setting(''request.jwt.claim.sub'', true), ''''),
			nullif(current_setting(''request.jwt.claims'', true), '''')::jsonb ->> ''sub''
		)::uuid';
	alter schema auth owner to supabase_auth_admin;
	grant usage on schema auth to ${owner};
	grant usage on schema auth to internships_server, anon, authenticated, service_role;`;

type Postgrest = { url: string; close(): Promise<void> };

/** PostgREST with the settings of a project, on a free port of this machine only. */
async function startPostgrest(
	program: string,
	superuser: Sql,
	superuserUrl: string,
): Promise<Postgrest> {
	await superuser.unsafe(`
		do $$ begin
			if not exists (select from pg_roles where rolname = 'authenticator') then
				create role authenticator login noinherit;
			end if;
		end $$;
		alter role authenticator password 'of PostgREST';
		grant anon, authenticated, service_role to authenticator;`);
	const database = new URL(superuserUrl);
	database.username = 'authenticator';
	database.password = 'of PostgREST';
	const url = `http://127.0.0.1:${await freePort()}`;
	const child = spawn(program, {
		env: {
			PGRST_DB_URI: database.href,
			PGRST_DB_SCHEMAS: 'public',
			PGRST_DB_ANON_ROLE: 'anon',
			PGRST_DB_MAX_ROWS: '100',
			PGRST_JWT_SECRET: jwtSecret,
			PGRST_SERVER_HOST: '127.0.0.1',
			PGRST_SERVER_PORT: new URL(url).port,
			PGRST_LOG_LEVEL: 'crit',
		},
		stdio: 'ignore',
	});
	const ended = once(child, 'exit');
	const answers = () =>
		fetch(`${url}/contacts?limit=0`).then(
			({ status }) => status,
			() => 503,
		);
	await vi.waitUntil(async () => child.exitCode !== null || (await answers()) < 500, {
		timeout: 15_000,
	});
	return {
		url,
		close: async () => {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

/** Forwards a call as the project's own gateway does: a key in the place of a person's token stands for its role. */
async function askPostgrest(
	tables: string,
	request: Request,
	key: string,
	role: string,
): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const headers = new Headers(request.headers);
	for (const name of ['host', 'connection', 'content-length', 'apikey']) headers.delete(name);
	const sent = headers.get('authorization');
	if (sent === null || sent === `Bearer ${key}`)
		headers.set('authorization', `Bearer ${signToken({ role }, jwtSecret)}`);
	const response = await fetch(tables + pathname.slice('/rest/v1'.length) + search, {
		method: request.method,
		headers,
		body: request.body && (await request.arrayBuffer()),
	});
	const answered = new Headers(response.headers);
	for (const name of ['content-encoding', 'transfer-encoding', 'content-length'])
		answered.delete(name);
	return new Response(response.body, { status: response.status, headers: answered });
}

/** A token as the project's accounts sign it, for claims of a test. */
export function signToken(claims: object, secret = jwtSecret): string {
	const encoded = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
		Buffer.from(JSON.stringify(part)).toString('base64url'),
	);
	const signature = createHmac('sha256', secret).update(encoded.join('.')).digest('base64url');
	return [...encoded, signature].join('.');
}
