import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '#server/backend/backend.ts';
import { liteApi, prepareForLite } from '#server/backend/lite-backend.ts';
import type { SupabaseApi } from '#server/backend/types.ts';
import { type DatabaseConfig, type RunningConfig, readConfig, withPort } from '#server/config.ts';
import type { Mail } from '#server/mail/mail.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import type { Secrets } from '#server/secrets.ts';
import { freshDatabase, jwtSecret, type TestBackend, testLog } from './backend.ts';
import { realParts } from './project/real-parts.ts';
import { startRealProject } from './project/real-project.ts';
import { ownerOfProject } from './project/roles.ts';
import { SECOND_SECRET_KEY } from './project/second-key.ts';
import { signedBySecret } from './project/signing.ts';

/**
 * A hosted Supabase project, or its substitute: lite on a separate database, over HTTP.
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

/**
 * A project of its real parts where the environment names them, and the substitute elsewhere.
 * @param siteUrl the site's address, for the links in its mails
 */
export async function startHostedProject(siteUrl: string): Promise<HostedProject> {
	if (realParts)
		return startRealProject(siteUrl, realParts, { signing: signedBySecret(jwtSecret) });
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
	const newestAccount = async () =>
		Response.json({
			users: await superuser`select id from auth.users order by created_at desc limit 1`,
		});
	// Lite does not have this call.
	const isAboutAllAccounts = ({ url, headers }: Request) =>
		new URL(url).pathname === '/auth/v1/admin/users' && isSecretKey(headers.get('apikey'));
	const isSecretKey = (key: string | null) => key === secretKey || key === SECOND_SECRET_KEY;
	const server = createServer(
		getRequestListener((request) => {
			apikeys.push(request.headers.get('apikey'));
			return isAboutAllAccounts(request) ? newestAccount() : answer(api, request);
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
		adminUrl: project.database.url,
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
	const isSecret = key === keys.secret || key === SECOND_SECRET_KEY;
	if (!isSecret && key !== keys.publishable)
		return Response.json({ message: 'Invalid API key' }, { status: 401 });
	return isSecret ? service.fetch(pathname + search, request) : fetch(request);
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
