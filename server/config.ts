import { isIP } from 'node:net';
import * as v from 'valibot';
import { site } from '#content/site.ts';
import { type Environment, environment } from '#server/environment.ts';
import { keyKind } from '#server/key-kind.ts';

export type LogLevel = Environment['LOG_LEVEL'];

/**
 * The database: our own Postgres, another one, or that of a hosted Supabase project, which also provides
 * the API for accounts and tables. `url` is its Postgres.
 */
export type DatabaseConfig =
	| { kind: 'embedded' }
	| { kind: 'url'; url: string }
	| { kind: 'hosted'; url: string; supabaseUrl: string; publishableKey: string; secretKey: string };

/** `caught` mail is shown at /dev/mailbox and never sent. */
export type MailConfig =
	| { kind: 'caught' }
	| {
			kind: 'smtp';
			url: string;
			from: { name: string; address: string };
			/** The name of this server for the mail server; the host of the site by default. */
			ehlo?: string | undefined;
	  };

export type Config = {
	host: string;
	/** 0 means any free port. */
	port: number;
	dataDir: string;
	/** Where backups are, for the age of the newest in /metrics. */
	backupDir?: string;
	database: DatabaseConfig;
	/**
	 * Public origin without a trailing slash; missing only with PORT=0 and without SITE_URL, see `withPort`.
	 */
	siteUrl?: string;
	mail: MailConfig;
	officeAddress: string;
	rateLimits: boolean;
	/** Whether staff have to set up a second step for their sign-in. */
	staffSecondFactor: boolean;
	/** The number of proxies in front of this server that write X-Forwarded-For. */
	trustProxy: number | false;
	/** The process that systemd has given a socket to listen on, as descriptor 3. */
	socketOfProcess?: number;
	/** How long pages are served after the signal to stop, while /readyz is 503. */
	stopDelayMs: number;
	logLevel: LogLevel;
	/** Whether programs of companies may be on this machine: in tests. */
	webhookLoopback: boolean;
	/** Without one in the environment, the backend generates it once and saves it in `dataDir`. */
	jwtSecret?: string;
	publishableKey?: string;
	secretKey?: string;
};

/** The configuration for the backend: the port is known, and with it the site's address. */
export type RunningConfig = Config & { siteUrl: string };

export class ConfigError extends Error {
	override name = 'ConfigError';
	readonly problems: string[];

	constructor(problems: string[]) {
		super(`The environment is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
		this.problems = problems;
	}
}

/** Longer than a connection without a request lives here, and than two checks of a proxy. */
const BEHIND_PROXY_SECONDS = 12;

type Variables = Record<string, string | undefined>;

/**
 * Reads the whole environment at once. Pure.
 * @throws {ConfigError} naming every invalid variable, but never a value that may be secret.
 */
export function readConfig(variables: Variables): Config {
	const given = withoutEmpty(variables);
	const read = v.safeParse(environment, given, { abortPipeEarly: true });
	const wrong = read.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
	const problems = [...wrong, ...checkTogether(given)];
	if (problems.length > 0 || !read.success) throw new ConfigError(problems);
	const { HOST, PORT, ...env } = read.output;
	return {
		host: HOST,
		port: PORT,
		dataDir: env.DATA_DIR,
		backupDir: env.BACKUP_DIR,
		database: databaseOf(env),
		siteUrl: env.SITE_URL ?? (PORT ? `http://${forUrl(HOST)}:${PORT}` : undefined),
		mail: mailOf(env),
		officeAddress: env.OFFICE_ADDRESS ?? site.email,
		rateLimits: env.RATE_LIMITS === 'on',
		staffSecondFactor: env.STAFF_SECOND_FACTOR
			? env.STAFF_SECOND_FACTOR === 'required'
			: !isOnLoopback(HOST, env.SITE_URL),
		trustProxy: env.TRUST_PROXY || false,
		stopDelayMs: (env.STOP_DELAY ?? (env.TRUST_PROXY > 0 ? BEHIND_PROXY_SECONDS : 0)) * 1_000,
		socketOfProcess: env.LISTEN_FDS === 1 ? env.LISTEN_PID : undefined,
		logLevel: env.LOG_LEVEL,
		webhookLoopback: env.WEBHOOK_LOOPBACK === 'on',
		jwtSecret: env.JWT_SECRET,
		publishableKey: env.PUBLISHABLE_KEY,
		secretKey: env.SECRET_KEY,
	};
}

/** Sets the site's address from the actual port (PORT=0). */
export function withPort(config: Config, port: number): RunningConfig {
	return { ...config, port, siteUrl: config.siteUrl ?? `http://${forUrl(config.host)}:${port}` };
}

export function isLoopback(host: string): boolean {
	return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether a URL leads to this machine. @param url with its scheme; an IPv6 host is in brackets */
export const isLoopbackUrl = (url: string): boolean =>
	isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));

/** Whether the site is for this machine alone: behind a proxy its own address says otherwise. */
const isOnLoopback = (host: string, siteUrl: string | undefined): boolean =>
	isLoopback(host) && (siteUrl === undefined || isLoopbackUrl(siteUrl));

function forUrl(host: string): string {
	return isIP(host) === 6 ? `[${host}]` : host;
}

/** An empty value counts as missing. */
function withoutEmpty(variables: Variables): Record<string, string> {
	const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim() ?? '']);
	return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** Checks variables that require others. @returns problems */
function checkTogether(given: Record<string, string>): string[] {
	const needs = (name: string | undefined, others: string[], why: string) =>
		name === undefined || !(name in given)
			? []
			: others.filter((other) => !(other in given)).map((other) => `${other} is missing: ${why}`);
	const hosted = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'];
	const asking = hosted.find((name) => name in given);
	return [
		...needs(asking, [...hosted, 'DATABASE_URL'], `${asking} needs it`),
		...checkKeys(given),
		...needs('SMTP_URL', ['MAIL_FROM'], 'SMTP_URL needs the sender of its mails'),
		...needs('MAIL_FROM', ['SMTP_URL'], 'MAIL_FROM alone sends nothing'),
		...checkReachable(given),
		...checkSecondFactor(given),
	];
}

/** A secret key in the place of the other would be given to every browser. */
function checkKeys(given: Record<string, string>): string[] {
	const { SUPABASE_PUBLISHABLE_KEY: publishable = '', SUPABASE_SECRET_KEY: secret = '' } = given;
	return [
		...(keyKind(publishable) === 'secret' || (publishable !== '' && publishable === secret)
			? ['SUPABASE_PUBLISHABLE_KEY is a secret key: give the publishable one']
			: []),
		...(keyKind(secret) === 'publishable'
			? ['SUPABASE_SECRET_KEY is a publishable key: give the secret one']
			: []),
	];
}

/** Checks the requirements of a server that other machines can reach. */
function checkReachable(given: Record<string, string>): string[] {
	const host = v.safeParse(environment.entries.HOST, given.HOST);
	if (!host.success || isLoopback(host.output)) return [];
	const missing = ['SITE_URL', 'SMTP_URL'].filter((name) => !(name in given));
	const why = `HOST=${host.output} can be reached from other machines`;
	return [
		...missing.map((name) => `${name} is missing: ${why}`),
		...(given.RATE_LIMITS === 'off' ? ['RATE_LIMITS may be off on a loopback HOST only'] : []),
		...(given.WEBHOOK_LOOPBACK === 'on'
			? ['WEBHOOK_LOOPBACK may be on on a loopback HOST only']
			: []),
	];
}

function checkSecondFactor(given: Record<string, string>): string[] {
	const host = v.safeParse(environment.entries.HOST, given.HOST);
	const siteUrl = v.safeParse(environment.entries.SITE_URL, given.SITE_URL);
	if (given.STAFF_SECOND_FACTOR !== 'off' || !host.success || !siteUrl.success) return [];
	return isOnLoopback(host.output, siteUrl.output)
		? []
		: ['STAFF_SECOND_FACTOR may be off only where HOST and SITE_URL are of this machine'];
}

function mailOf({
	SMTP_URL,
	MAIL_FROM,
	SMTP_EHLO,
}: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'SMTP_EHLO'>): MailConfig {
	return SMTP_URL && MAIL_FROM
		? { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM, ehlo: SMTP_EHLO }
		: { kind: 'caught' };
}

function databaseOf(env: Omit<Environment, 'HOST' | 'PORT'>): DatabaseConfig {
	const { DATABASE_URL: url, SUPABASE_URL: supabaseUrl } = env;
	const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = env;
	if (url && supabaseUrl && publishableKey && secretKey)
		return { kind: 'hosted', url, supabaseUrl, publishableKey, secretKey };
	return url ? { kind: 'url', url } : { kind: 'embedded' };
}
