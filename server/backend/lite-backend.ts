import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { sitePath } from '#schema/site-path.ts';
import { correctClockSkew, isFromFuture } from '#server/backend/clock-skew.ts';
import type { SupabaseApi } from '#server/backend/types.ts';
import { userOfToken } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { unavailable } from '#server/http/api-error.ts';
import type { Logger } from '#server/log.ts';
import { type AuthMailKind, authMail } from '#server/mail/auth-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { clientOptions, type connect, patientOptions } from '#server/postgres/database.ts';
import { applyMigrations, type MigrationCounts } from '#server/postgres/migrate.ts';
import { prepareDatabase, type Reached } from '#server/postgres/prepare.ts';
import { TOO_BUSY, untilAnswered } from '#server/postgres/waiting.ts';
import type { Secrets } from '#server/secrets.ts';

type Urls = { adminUrl: string; serverUrl: string };
type Keys = SupabaseApi['keys'];

/**
 * Creates or updates everything in the database except its rows.
 * @param versions which migrations to apply; all by default
 * @param reached is called after each step
 */
export async function prepareForLite(
	config: RunningConfig,
	secrets: Secrets,
	{ adminUrl, serverUrl }: Urls,
	log: Logger,
	{ versions, reached = () => {} }: { versions?: string[] | undefined; reached?: Reached } = {},
): Promise<MigrationCounts> {
	let applied: MigrationCounts = { migrations: 0, functions: 0 };
	const { app, sql } = liteOn(adminUrl, config, secrets, patientOptions);
	try {
		await prepareDatabase(sql, { kind: 'lite', serverUrl, secrets, log, reached }, async () => {
			await withQuietConsole(log, () => app.ensureSystemSchema());
			applied = await applyMigrations(sql, adminUrl, log, versions);
			// After only some migrations the grants would name missing tables.
			return versions === undefined;
		});
		return applied;
	} finally {
		await sql.end({ timeout: 1 });
	}
}

type LiteTools = {
	database: Urls;
	databaseAnswers(): Promise<boolean>;
	/** Receives the mails about accounts. */
	queue(mail: OutgoingMail): Promise<void>;
};

/** Lite on a prepared Postgres. No other file imports lite. */
export async function liteApi(
	config: RunningConfig,
	secrets: Secrets,
	{ database, databaseAnswers, queue }: LiteTools,
	log: Logger,
): Promise<SupabaseApi> {
	const { app, sql } = liteOn(database.serverUrl, config, secrets, { ...clientOptions, max: 10 });
	app._mailer = mailerFor(queue, config.siteUrl);
	const keys: Keys = { publishable: secrets.publishableKey, secret: secrets.secretKey };
	const { jwtSecret } = secrets;
	const fetchAs = (key: string) =>
		guarded(app, { ...config, key, jwtSecret }, databaseAnswers, log);
	const [fetchPublic, fetchAll] = [fetchAs(keys.publishable), fetchAs(keys.secret)];
	await untilAnswered('waiting for the first answer of the tables', log, () =>
		sql.begin(async (tx) => {
			await tx`select pg_advisory_xact_lock(hashtextextended('internships:first-request', 0))`;
			await first(fetchAll);
		}),
	);
	return {
		kind: 'lite',
		keys,
		fetch: fetchPublic,
		userOfToken: (token) => userOfToken(fetchPublic, token),
		service: {
			fetch: (path, init) => fetchAll(new Request(new URL(path, 'http://backend'), init)),
		},
		// Lite is ready whenever its database is.
		ready: async () => true,
		close: () => sql.end({ timeout: 5 }),
	};
}

type ClientOptions = NonNullable<Parameters<typeof connect>[1]>;

/** Lite sets its grants on the first request, and parallel first requests, of other processes too, conflict. */
async function first(fetchAll: (request: Request) => Promise<Response>): Promise<void> {
	const { status } = await fetchAll(new Request('http://backend/rest/v1/applications?limit=1'));
	// 503 where the database was too busy or away.
	if (status !== 200)
		throw Object.assign(new Error(`The tables answer ${status}.`), {
			code: status === 503 ? TOO_BUSY : undefined,
		});
}

function liteOn(
	url: string,
	config: RunningConfig,
	secrets: Secrets,
	postgresOptions: ClientOptions,
) {
	const connection = createPostgresConnection({
		url,
		postgresOptions: { ...postgresOptions, types: { timestamptz: isoTime } },
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
			// Six digits could be guessed within an hour. The code is in a link and need not be typed.
			email: { enable_confirmations: true, double_confirm_changes: false, otp_length: 10 },
		},
		storage: { enabled: false },
		studio: { enabled: false },
		options: { server: { admin: false, disableStudio: true } },
	});
	return { app, sql: connection.driver };
}

/** A time as PostgREST writes it, `2026-11-24T02:54:48.77+00:00`; lite passes on Postgres's own form. */
const isoTime = {
	to: 1184,
	from: [1184],
	serialize: (time: unknown) => time,
	parse: (time: string) => time.replace(/^(\S+) (\S+[+-]\d\d)$/, '$1T$2:00'),
};

/** Lite's five kinds of mail; two are not sent, as none of our forwarded calls needs them. */
function mailerFor(queue: LiteTools['queue'], siteUrl: string): NonNullable<App['_mailer']> {
	const mailAuth = (kind: AuthMailKind, to: string, token: string, newEmail?: string) =>
		queue(authMail({ kind, to, token, siteUrl, newEmail, next: redirectPath() }));
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

/** Lite's response to the request with our key; 503 if the database caused the failure. */
function guarded(
	app: App,
	{ key, siteUrl, jwtSecret }: { key: string; siteUrl: string; jwtSecret: string },
	ready: () => Promise<boolean>,
	log: Logger,
): (request: Request) => Promise<Response> {
	let away = false;
	return async (request) => {
		// While Postgres is unavailable no call is started that would have to wait.
		if (away && !(await ready())) return unavailable();
		const headers = new Headers(request.headers);
		headers.set('apikey', key);
		const authorization = headers.get('authorization');
		const isAccounts = new URL(request.url).pathname.startsWith('/auth/');
		if (authorization && isAccounts && isFromFuture(authorization, Date.now())) return fromFuture();
		if (authorization)
			headers.set('authorization', correctClockSkew(authorization, jwtSecret, Date.now()));
		const keyed = new Request(request, { headers });
		const answer = withRedirectPath(keyed, siteUrl, () =>
			withQuietConsole(log, () => app.fetch(keyed)),
		);
		const response = await unlessAway(answer, ready).catch((error: unknown) => {
			log.error({ error: (error as Error)?.name }, 'the backend failed to answer');
			return undefined;
		});
		away = response === undefined || (response.status >= 500 && !(await ready()));
		return response && !away ? withoutFaults(response) : unavailable();
	};
}

/** As GoTrue answers a token that it does not accept. */
const fromFuture = () =>
	Response.json(
		{ code: 403, error_code: 'bad_jwt', msg: 'The token was issued in the future.' },
		{ status: 403 },
	);

const VIOLATED = 'violates check constraint';
/** What the driver or Postgres says of a connection that was lost or refused. */
const LOST =
	/\b(ECONN\w+|EPIPE|CONNECTION_\w+|CONNECT_TIMEOUT)\b|terminating connection|the database system is/;

/**
 * What lite calls a failure of the server, as PostgREST answers it: 400 for a value that a check constraint refuses, and 503
 * where the connection was lost and the database is there again.
 */
async function withoutFaults(response: Response): Promise<Response> {
	if (response.status !== 500) return response;
	const body = (await response
		.clone()
		.json()
		.catch(() => null)) as { message?: unknown } | null;
	const message = String(body?.message).replace(/^\w*[Ee]rror: /, '');
	if (LOST.test(message)) return unavailable();
	if (!message.includes(VIOLATED)) return response;
	return Response.json({ code: '23514', message, details: null, hint: null }, { status: 400 });
}

/** Waits for the response while Postgres is available: after a lost connection a query may never end. */
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
	return sleep(milliseconds, undefined, { ref: false });
}

const redirectPaths = new AsyncLocalStorage<string | undefined>();

/** Stores the final destination of the links in the mails of a request, as lite does not. */
function withRedirectPath<T>(request: Request, siteUrl: string, work: () => T): T {
	const target = new URL(request.url).searchParams.get('redirect_to') ?? '';
	return redirectPaths.run(sitePath(target, siteUrl), work);
}

/** The path of this site that the current request asked for. */
const redirectPath = (): string | undefined => redirectPaths.getStore();

const quiet = new AsyncLocalStorage<Logger>();
let wrapped = false;

/**
 * Runs `work` with `console.error` and `console.warn` replaced by log lines without the text: lite prints
 * failed SQL with its parameters, which include names and addresses.
 */
function withQuietConsole<T>(log: Logger, work: () => Promise<T>): Promise<T> {
	if (!wrapped) wrapConsole();
	return quiet.run(log, work);
}

function wrapConsole(): void {
	wrapped = true;
	for (const name of ['error', 'warn'] as const) {
		const original = console[name].bind(console);
		console[name] = (...words: unknown[]) => {
			const log = quiet.getStore();
			if (!log) return original(...words);
			const what = describe(words);
			const visitors = /^(23|42501|PGRST)/.test(what.code ?? '');
			log[visitors ? 'info' : 'warn'](what, 'the backend reported an error');
		};
	}
}

/**
 * The fields of a database error that contain no values. Violated constraints (23…) and refused rows
 * (42501) are caused by the request.
 */
function describe(words: unknown[]): { code?: string | undefined } & Record<string, unknown> {
	const error = words.find((word) => word instanceof Error) as
		| (Error & { code?: string; table_name?: string; constraint_name?: string })
		| undefined;
	return {
		error: error?.name ?? 'unknown',
		code: error?.code,
		table: error?.table_name,
		constraint: error?.constraint_name,
	};
}
