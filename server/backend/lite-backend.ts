import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { withQuietConsole } from '#server/backend/quiet-console.ts';
import type { Backend, Logger } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { unavailable, withTimeout } from '#server/http/unavailable.ts';
import { deleteExpiredDaily } from '#server/jobs/retention.ts';
import { type AuthMailKind, authMail } from '#server/mail/auth-mails.ts';
import { prepareQueue } from '#server/mail/mail-queue.ts';
import { openNotices } from '#server/mail/notices.ts';
import { type Outbox, openOutbox } from '#server/mail/outbox.ts';
import { unsubscribeKey } from '#server/mail/unsubscribe-link.ts';
import {
	clientOptions,
	connect,
	openDatabase,
	prepareDatabase,
} from '#server/postgres/database.ts';
import { inspector } from '#server/postgres/inspection.ts';
import { loadSecrets, type Secrets } from '#server/secrets.ts';

/** Lite on a Postgres. The only file that imports lite; never imported before the guard stands. */
export async function createLiteBackend(config: RunningConfig, log: Logger): Promise<Backend> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, log);
	try {
		await prepare(config, secrets, database, log);
		return await assemble(config, secrets, database, log);
	} catch (error) {
		await database.close();
		throw error;
	}
}

type Urls = { adminUrl: string; serverUrl: string };

/**
 * Makes or updates everything that the database holds but its rows.
 * @param last the last migration to apply; without it all are
 */
export async function prepare(
	config: RunningConfig,
	secrets: Secrets,
	{ adminUrl, serverUrl }: Urls,
	log: Logger,
	last?: string,
): Promise<void> {
	const { app, sql } = liteOn(adminUrl, config, secrets, 1);
	const makeSystemTables = async () => {
		await withQuietConsole(log, () => app.ensureSystemSchema());
		await prepareQueue(sql);
	};
	try {
		await prepareDatabase(sql, { secrets, serverUrl, last }, makeSystemTables);
	} finally {
		await sql.end({ timeout: 1 });
	}
}

async function assemble(
	config: RunningConfig,
	secrets: Secrets,
	database: Urls & { close(): Promise<void> },
	log: Logger,
): Promise<Backend> {
	const { app, sql: pool } = liteOn(database.serverUrl, config, secrets, 10);
	const sql = connect(database.serverUrl, { max: 4 });
	const outbox = await openOutbox(database.serverUrl, config, log);
	app._mailer = mailerFor(outbox, config.siteUrl);
	const keys = {
		publishable: secrets.publishableKey,
		secret: secrets.secretKey,
		unsubscribe: unsubscribeKey(secrets.jwtSecret),
	};
	const notices = openNotices(outbox, { ...config, unsubscribeKey: keys.unsubscribe }, log);
	const { ready, visit, serve } = await openDoors(app, keys, sql, log);
	const stopForgetting = deleteExpiredDaily(sql, log);
	let closed = false;
	return {
		fetch: async (request) => {
			const response = await visit(request);
			if (response.status === 201) void notices.settle();
			return response;
		},
		ready: async () => !closed && (await ready()),
		inspect: inspector(sql),
		keys,
		mailbox: async () => {
			await notices.settle();
			return outbox.mailbox();
		},
		queueMail: outbox.queue,
		sql,
		staff: { fetch: (path, init) => serve(new Request(new URL(path, 'http://backend'), init)) },
		close: async () => {
			if (closed) return;
			closed = true;
			stopForgetting();
			await notices.close();
			await closeAll(outbox, [sql, pool]);
			await database.close();
		},
	};
}

function liteOn(url: string, config: RunningConfig, secrets: Secrets, max: number) {
	const connection = createPostgresConnection({
		url,
		postgresOptions: { ...clientOptions, max },
	});
	const app = new App({
		connection,
		auth: {
			enabled: true,
			jwt_secret: secrets.jwtSecret,
			publishable_key: secrets.publishableKey,
			secret_key: secrets.secretKey,
			site_url: config.siteUrl,
			minimum_password_length: 6,
			enable_refresh_token_rotation: true,
			// Six digits with an hour to try are guessed; nobody types this code, the link carries it.
			email: { enable_confirmations: true, double_confirm_changes: true, otp_length: 10 },
		},
		storage: { enabled: false },
		studio: { enabled: false },
		options: { server: { admin: false, disableStudio: true } },
	});
	return { app, sql: connection.driver };
}

/** Lite's five kinds of mail; the two that none of our forwarded calls leads to are not sent. */
function mailerFor(outbox: Outbox, siteUrl: string): NonNullable<App['_mailer']> {
	const mailAuth = (kind: AuthMailKind, to: string, token: string, newEmail?: string) =>
		outbox.queue(authMail({ kind, to, token, siteUrl, newEmail }));
	const unused = async (): Promise<void> => {
		throw new Error('This kind of mail is not offered.');
	};
	return {
		sendConfirmation: (email, token) => mailAuth('signup', email, token),
		sendRecovery: (email, token) => mailAuth('recovery', email, token),
		sendEmailChange: (email, token, _code, meta) =>
			mailAuth('email_change', email, token, meta?.newEmail),
		sendMagicLink: unused,
		sendReauthentication: unused,
	};
}

/** Lite as visitors reach it, and with the secret key as staff do. */
async function openDoors(
	app: App,
	keys: { publishable: string; secret: string },
	sql: Sql,
	log: Logger,
) {
	const ready = () => answers(sql);
	const visit = guarded(app, keys.publishable, ready, log);
	const serve = guarded(app, keys.secret, ready, log);
	// Lite grants on its first request, and parallel first requests trip over each other.
	await serve(new Request('http://backend/rest/v1/applications?limit=1'));
	return { ready, visit, serve };
}

/** Lite's answer with our key on the request; 503 where the database, not the request, is at fault. */
function guarded(
	app: App,
	key: string,
	ready: () => Promise<boolean>,
	log: Logger,
): (request: Request) => Promise<Response> {
	let away = false;
	return async (request) => {
		// While Postgres is away nothing is begun that would have to be waited for.
		if (away && !(await ready())) return unavailable();
		const headers = new Headers(request.headers);
		headers.set('apikey', key);
		const keyed = new Request(request, { headers });
		const answer = withQuietConsole(log, () => app.fetch(keyed));
		const response = await unlessAway(answer, ready).catch((error: unknown) => {
			log.error({ error: (error as Error)?.name }, 'the backend failed to answer');
			return undefined;
		});
		away = response === undefined || (response.status >= 500 && !(await ready()));
		return response && !away ? response : unavailable();
	};
}

/** Waits for the answer as long as Postgres is there: a lost line may leave a query without an end. */
async function unlessAway(
	answer: Promise<Response>,
	ready: () => Promise<boolean>,
): Promise<Response | undefined> {
	let done = false;
	const finished = answer.finally(() => {
		done = true;
	});
	for (let looks = 0; looks < 8; looks += 1) {
		const first = await Promise.race([finished, pause(1_500)]);
		if (first) return first;
		if (!(await ready()) && !done) return undefined;
	}
	throw new Error('took too long');
}

function pause(milliseconds: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}

async function answers(sql: Sql): Promise<boolean> {
	try {
		await withTimeout(1_500, sql`select 1`);
		return true;
	} catch {
		// Away or too slow: either way not ready.
		return false;
	}
}

async function closeAll(outbox: Outbox, clients: Sql[]): Promise<void> {
	await outbox.close();
	await Promise.all(clients.map((client) => client.end({ timeout: 5 })));
}
