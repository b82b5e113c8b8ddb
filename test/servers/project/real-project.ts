import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hostedApi, migrateHosted } from '#server/backend/hosted-backend.ts';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import type { HostedProject } from '#test/servers/hosted-project.ts';
import { startMailServer } from '#test/servers/mail-server.ts';
import { postgres17 } from '#test/servers/postgres-17.ts';
import { startGotrue } from './gotrue.ts';
import { askProgram, startPostgrest } from './postgrest.ts';
import type { RealParts } from './real-parts.ts';
import { readMail } from './received-mail.ts';
import { ownerOfProject, schemaOfAccounts } from './roles.ts';
import { SECOND_SECRET_KEY } from './second-key.ts';
import type { SigningKeys } from './signing.ts';

export type RealProject = HostedProject & {
	/** The mail server to which supabase/auth sends, for our server as well. */
	smtpUrl: string;
	/** The address of each program, to ask it directly. */
	direct: { accounts: string; tables: string };
	/** The processes of supabase/auth and PostgREST. */
	pids: number[];
};

export type ProjectOptions = {
	signing: SigningKeys;
	/** The project's own limits, as supabase/config.toml has them. */
	limits?: boolean;
	/** Without our tables, as a new project is. */
	empty?: boolean;
	/** The project's secret key. */
	secretKey?: string;
};

/**
 * A project of its real parts: supabase/auth and PostgREST on a Postgres 17 with a project's roles, behind one address that
 * asks for the project's keys, and a mail server.
 * @param siteUrl the site's address, for the links in its mails
 */
export async function startRealProject(
	siteUrl: string,
	{ gotrue, postgrest }: RealParts,
	{ signing, limits = false, empty = false, secretKey = 'sb_secret_of_the_tests' }: ProjectOptions,
): Promise<RealProject> {
	const closing: (() => Promise<unknown>)[] = [];
	const close = async () => {
		for (const end of closing.splice(0).reverse()) await end();
	};
	try {
		const cluster = await startCluster();
		closing.push(cluster.clear);
		const superuserUrl = cluster.url();
		const superuser = connect(superuserUrl, { max: 1 });
		closing.push(() => superuser.end({ timeout: 2 }));
		const ownerUrl = await ownerOfProject(superuser, superuserUrl);
		const owner = new URL(ownerUrl).username;
		const databaseUrl = await schemaOfAccounts(superuser, superuserUrl, owner);
		const mailServer = await startMailServer();
		closing.push(mailServer.close);
		const door = await openDoor();
		closing.push(door.close);
		const accounts = await startGotrue(gotrue, {
			...{ databaseUrl, siteUrl, limits, signing },
			supabaseUrl: door.url,
			smtpUrl: mailServer.url,
		});
		closing.push(accounts.close);
		const keys = { publishable: 'sb_publishable_of_the_tests', secret: secretKey };
		const database = {
			...{ kind: 'hosted' as const, url: ownerUrl, supabaseUrl: door.url },
			...{ publishableKey: keys.publishable, secretKey: keys.secret },
		};
		if (!empty) await migrate(database);
		const tables = await startPostgrest(postgrest, superuser, superuserUrl, signing);
		closing.push(tables.close);
		const apikeys: (string | null)[] = [];
		door.answer = (request) => {
			apikeys.push(request.headers.get('apikey'));
			return ask(
				request,
				{ ...keys, signing: signing.secret },
				{ accounts: accounts.url, tables: tables.url },
			);
		};
		return {
			database,
			environment: {
				SUPABASE_URL: door.url,
				SUPABASE_PUBLISHABLE_KEY: keys.publishable,
				SUPABASE_SECRET_KEY: keys.secret,
				DATABASE_URL: ownerUrl,
			},
			api: hostedApi(database, silentLog),
			get mails() {
				return mailServer.received.map(({ raw, to: [to = ''], at }) => readMail(raw, to, at));
			},
			apikeys,
			superuserUrl,
			smtpUrl: mailServer.url,
			direct: { accounts: accounts.url, tables: tables.url },
			pids: [accounts.pid, tables.pid],
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

async function startCluster(): Promise<OtherPostgres> {
	const cluster = await makePostgres(await postgres17());
	await cluster.start();
	return cluster;
}

async function migrate(database: HostedProject['database']): Promise<void> {
	const secrets = {
		...{ jwtSecret: database.secretKey, publishableKey: database.publishableKey },
		...{ secretKey: database.secretKey, databasePassword: '' },
	};
	const config = { ...readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), database };
	const opened = await openDatabase(config, secrets, silentLog);
	await migrateHosted(opened, secrets, silentLog).finally(opened.close);
}

type Door = { url: string; answer(request: Request): Promise<Response>; close(): Promise<void> };

/** The address of the project, known before its parts: they need it. */
async function openDoor(): Promise<Door> {
	const server: Server = createServer(getRequestListener((request) => door.answer(request)));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const door: Door = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		answer: async () => new Response(null, { status: 503 }),
		close: async () => {
			server.closeAllConnections();
			server.close();
		},
	};
	return door;
}

/** Calls that need no key, as links in mails lead to them. */
const OPEN = /^\/auth\/v1\/(verify|callback|authorize)$/;

/** Answers as the gateway of a project: with a key only, which stands for its role where no token is sent. */
async function ask(
	request: Request,
	keys: HostedProject['api']['keys'] & { signing: string },
	programs: RealProject['direct'],
): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const key = request.headers.get('apikey');
	const isOpen = OPEN.test(pathname) || request.method === 'OPTIONS';
	if (!isOpen && key === null) return refused('No API key found in request');
	const isSecret = key === keys.secret || key === SECOND_SECRET_KEY;
	if (!isOpen && !isSecret && key !== keys.publishable) return refused('Invalid API key');
	const role = isSecret ? 'service_role' : 'anon';
	const caller = { key: key ?? '', role, secret: keys.signing };
	const [, family, path = ''] = /^\/(auth|rest)\/v1(\/.*)$/.exec(pathname) ?? [];
	if (!family) return Response.json({ message: 'no Route matched' }, { status: 404 });
	const url = family === 'auth' ? programs.accounts : programs.tables;
	return askProgram(url, path + search, request, caller);
}

const refused = (message: string) => Response.json({ message }, { status: 401 });
