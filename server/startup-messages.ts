import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type RunningConfig } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { inWords } from '#server/postgres/waiting.ts';

/** When each step of a start was done, in milliseconds since the process began. */
export type StepTimes = Partial<Record<StartStep, number>>;
export type StartStep = 'database' | 'migrations' | 'rules' | 'written' | 'index' | 'listening';

/** Prints the two lines for people; the log goes to stderr. */
export function announce({ siteUrl, mail }: RunningConfig): void {
	process.stdout.write(`The site is at ${siteUrl}\n`);
	if (mail.kind === 'caught') process.stdout.write(`Its mail is kept at ${siteUrl}/dev/mailbox\n`);
}

/** Prints why the server does not start in one line, and logs it with its causes. */
export function explain(error: unknown, log: Log, release: string, readyAfterMs: StepTimes): void {
	process.stderr.write(`${reason(error)}\n`);
	log.fatal({ release, readyAfterMs, causes: causesOf(error) }, 'the server cannot start');
}

type Cause = Record<string, string | undefined>;

/**
 * The error and its causes. An error of Postgres has no message here, as it may quote rows; its code is the SQLSTATE.
 */
function causesOf(error: unknown): Cause[] {
	if (!(error instanceof Error)) return [{ message: String(error) }];
	const { name, message, cause } = error;
	const { code, schema_name, table_name, column_name, constraint_name, routine } =
		error as unknown as Cause;
	const own =
		name === 'PostgresError'
			? { name, code, schema_name, table_name, column_name, constraint_name, routine }
			: { name, code, message };
	return [own, ...(cause === undefined ? [] : causesOf(cause))];
}

function reason(error: unknown): string {
	if (error instanceof ConfigError) return error.message;
	if (!(error instanceof Error)) return `The server cannot start: ${error}`;
	const { code, port, address } = error as NodeJS.ErrnoException & {
		port?: number;
		address?: string;
	};
	if (code === 'EADDRINUSE')
		return `Port ${port} on ${address} is in use. Stop the other program, or choose another PORT.`;
	if (code === 'EACCES' && port)
		return `Port ${port} may not be used by this user: choose another PORT.`;
	const words = inWords(code);
	return `The server cannot start: ${words ? `${words} (${code}).` : error.message}`;
}

/**
 * Which release this is, for the log: the version of the package, and what the build was made of, such as
 * "0.1.0+465ba07" (scripts/build/build.ts).
 */
export function readRelease(folder = 'build'): string {
	const { version } = JSON.parse(
		readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
	) as { version: string };
	const build = readBuild(join(folder, '.built'));
	return build ? `${version}+${build}` : version;
}

/** Nothing where there is no build. */
function readBuild(file: string): string {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		return '';
	}
}
