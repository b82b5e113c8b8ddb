import { isIP } from 'node:net';
import { site } from '#content/site.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Where the rows live: our own Postgres, another one, or that of a hosted Supabase project, which
 * also answers for accounts and tables. `url` is its Postgres.
 */
export type DatabaseConfig =
	| { kind: 'embedded' }
	| { kind: 'url'; url: string }
	| { kind: 'hosted'; url: string; supabaseUrl: string; publishableKey: string; secretKey: string };

/** `caught` mail is kept for /dev/mailbox and never leaves the machine. */
export type MailConfig = { kind: 'caught' } | { kind: 'smtp'; url: string; from: string };

export type Config = {
	host: string;
	/** 0 means any free port. */
	port: number;
	dataDir: string;
	database: DatabaseConfig;
	/** Public origin without a trailing slash; missing only with PORT=0 and no SITE_URL, see `withPort`. */
	siteUrl?: string;
	mail: MailConfig;
	officeAddress: string;
	rateLimits: boolean;
	/** How many proxies in front of us write X-Forwarded-For. */
	trustProxy: number | false;
	logLevel: LogLevel;
	/** Where the environment gives none, the backend makes them once and keeps them in `dataDir`. */
	jwtSecret?: string;
	publishableKey?: string;
	secretKey?: string;
};

/** What the backend needs: the port is known, therefore the site's address too. */
export type RunningConfig = Config & { siteUrl: string };

export class ConfigError extends Error {
	override name = 'ConfigError';
	readonly problems: string[];

	constructor(problems: string[]) {
		super(`The environment is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
		this.problems = problems;
	}
}

type Environment = Record<string, string | undefined>;
/** `get` gives the trimmed value or undefined where it is empty; `problem` notes what is wrong. */
type Reader = {
	get(name: string): string | undefined;
	problem(name: string, message: string): undefined;
	has(name: string): boolean;
};

/**
 * Reads the whole environment at once. Pure.
 * @throws {ConfigError} naming every variable that is wrong, never its value where it may be secret.
 */
export function readConfig(env: Environment): Config {
	const problems: string[] = [];
	const reader: Reader = {
		get: (name) => env[name]?.trim() || undefined,
		has: (name) => Boolean(env[name]?.trim()),
		problem: (name, message) => void problems.push(`${name} ${message}`),
	};
	const host = readHost(reader);
	const port = readWhole(reader, 'PORT', 3000, 65535);
	const config: Config = {
		host,
		port,
		dataDir: reader.get('DATA_DIR') ?? './data',
		database: readDatabase(reader),
		siteUrl:
			readOrigin(reader, 'SITE_URL') ?? (port ? `http://${forUrl(host)}:${port}` : undefined),
		mail: readMail(reader),
		officeAddress: readAddress(reader, 'OFFICE_ADDRESS') ?? site.email,
		rateLimits: readSwitch(reader, 'RATE_LIMITS'),
		trustProxy: readWhole(reader, 'TRUST_PROXY', 0, 10) || false,
		logLevel: readLogLevel(reader),
		jwtSecret: readSecret(reader, 'JWT_SECRET', 32),
		publishableKey: readSecret(reader, 'PUBLISHABLE_KEY', 16),
		secretKey: readSecret(reader, 'SECRET_KEY', 16),
	};
	checkTogether(reader, config);
	if (problems.length > 0) throw new ConfigError(problems);
	return config;
}

/** Fills the site's address from the port that was really given (PORT=0). */
export function withPort(config: Config, port: number): RunningConfig {
	return { ...config, port, siteUrl: config.siteUrl ?? `http://${forUrl(config.host)}:${port}` };
}

export function isLoopback(host: string): boolean {
	return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function checkTogether(reader: Reader, config: Config): void {
	if (isLoopback(config.host)) return;
	for (const name of ['SITE_URL', 'SMTP_URL'])
		if (!reader.has(name))
			reader.problem(name, `is missing: HOST=${config.host} can be reached from other machines`);
	if (!config.rateLimits) reader.problem('RATE_LIMITS', 'may be off on a loopback HOST only');
}

function readHost({ get, problem }: Reader): string {
	const host = get('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? '127.0.0.1';
	if (isIP(host) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return host;
	problem('HOST', 'must be an IP address or a host name');
	return '127.0.0.1';
}

function forUrl(host: string): string {
	return isIP(host) === 6 ? `[${host}]` : host;
}

function readWhole({ get, problem }: Reader, name: string, fallback: number, max: number): number {
	const text = get(name);
	if (text === undefined) return fallback;
	if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text);
	problem(name, `must be a whole number from 0 to ${max}`);
	return fallback;
}

function readSwitch({ get, problem }: Reader, name: string): boolean {
	const text = get(name) ?? 'on';
	if (text !== 'on' && text !== 'off') problem(name, 'must be "on" or "off"');
	return text !== 'off';
}

function readLogLevel({ get, problem }: Reader): LogLevel {
	const text = get('LOG_LEVEL') ?? 'info';
	const level = LOG_LEVELS.find((candidate) => candidate === text);
	if (!level) problem('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
	return level ?? 'info';
}

function readSecret({ get, problem }: Reader, name: string, least: number): string | undefined {
	const text = get(name);
	if (text !== undefined && !/^[\x21-\x7e]+$/.test(text))
		return problem(name, 'must be printable ASCII without spaces');
	if (text !== undefined && text.length < least)
		return problem(name, `must have at least ${least} characters`);
	return text;
}

function readUrl(
	{ get, problem }: Reader,
	name: string,
	protocols: string[],
	/** What a right one looks like, for the message. */
	example: string,
): URL | undefined {
	const text = get(name);
	if (text === undefined) return undefined;
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url && protocols.includes(url.protocol) && url.hostname) return url;
	return problem(name, `must be an address such as ${example}`);
}

function readOrigin(reader: Reader, name: string): string | undefined {
	const url = readUrl(reader, name, ['http:', 'https:'], 'https://www.example.org');
	if (!url) return undefined;
	if (url.username || url.password || url.pathname !== '/' || url.search || url.hash)
		return reader.problem(name, 'must be an origin only: no path, query, fragment or password');
	return url.origin;
}

function readAddress({ get, problem }: Reader, name: string): string | undefined {
	const text = get(name);
	if (text === undefined || isMailbox(text)) return text;
	return problem(name, 'must be one mail address: "name@example.org" or "Name <name@example.org>"');
}

/** One address, bare or with a plain name before it; nothing that could start another header. */
function isMailbox(text: string): boolean {
	return /^(?:[^<>@,;:"\\\p{Cc}]*<[^<>@\s,;:"\\\p{Cc}]+@[^<>@\s,;:"\\\p{Cc}]+>|[^<>@\s,;:"\\\p{Cc}]+@[^<>@\s,;:"\\\p{Cc}]+)$/u.test(
		text,
	);
}

function readMail(reader: Reader): MailConfig {
	const url = readUrl(reader, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
	const from = readAddress(reader, 'MAIL_FROM');
	if (reader.has('SMTP_URL') && !reader.has('MAIL_FROM'))
		reader.problem('MAIL_FROM', 'is missing: SMTP_URL needs the sender of its mails');
	if (reader.has('MAIL_FROM') && !reader.has('SMTP_URL'))
		reader.problem('SMTP_URL', 'is missing: MAIL_FROM alone sends nothing');
	return url && from ? { kind: 'smtp', url: url.href, from } : { kind: 'caught' };
}

function readDatabase(reader: Reader): DatabaseConfig {
	const url = readUrl(
		reader,
		'DATABASE_URL',
		['postgres:', 'postgresql:'],
		'postgres://user:password@host:5432/database',
	);
	const supabaseUrl = readOrigin(reader, 'SUPABASE_URL');
	const publishableKey = readSecret(reader, 'SUPABASE_PUBLISHABLE_KEY', 16);
	const secretKey = readSecret(reader, 'SUPABASE_SECRET_KEY', 16);
	checkHosted(reader);
	if (url && supabaseUrl && publishableKey && secretKey)
		return { kind: 'hosted', url: url.href, supabaseUrl, publishableKey, secretKey };
	if (url) return { kind: 'url', url: url.href };
	return { kind: 'embedded' };
}

/** DATABASE_URL alone is another Postgres; one of the others asks for all four. */
function checkHosted({ has, problem }: Reader): void {
	const names = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'];
	const given = names.find(has);
	if (given === undefined) return;
	for (const name of [...names, 'DATABASE_URL'])
		if (!has(name)) problem(name, `is missing: ${given} needs it`);
}
