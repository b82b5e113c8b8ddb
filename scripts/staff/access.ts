/** Common code of the staff commands: access to the rows of any installation, and exit codes. */

import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { connectWithoutLimits, openDatabase } from '#server/postgres/database.ts';
import { DataDirInUseError } from '#server/postgres/embedded/data-dir-lock.ts';
import {
	refuseUnfinishedRestore,
	UnfinishedRestoreError,
} from '#server/postgres/unfinished-restore.ts';
import { inWords, reportWhile } from '#server/postgres/waiting.ts';
import { loadSecrets } from '#server/secrets.ts';

/** An error that is reported in one line. Never contains personal data. */
export class StaffError extends Error {
	override name = 'StaffError';
}

/** How long a server that starts is waited for. */
const SERVER_STARTS_MS = 60_000;

/** Prints what a command waits for: the sentences of the log, without its fields. */
export const commandLog: Logger = {
	info: () => {},
	warn: (_, message) => void process.stderr.write(`${message}\n`),
	error: (_, message) => void process.stderr.write(`${message}\n`),
};

/** A connection with the role that owns the tables, which may read and write every row, however long that takes. */
export type Access = { sql: Sql; close(): Promise<void> };

/**
 * Runs a command with the environment's database, and ends with its exit code: 0, 1 where it
 * failed, 2 where it was called wrongly.
 */
export async function runCommand(work: (access: Access, config: Config) => Promise<void>) {
	await runWithConfig(async (config) => {
		const opened = await openAccess(config);
		try {
			await work(opened, config);
		} finally {
			await opened.close();
		}
	});
}

/** Runs a command that opens the database in its own way, and ends with its exit code as `runCommand` does. */
export async function runWithConfig(work: (config: Config) => Promise<void>) {
	try {
		await work(readConfig(process.env));
	} catch (error) {
		process.stderr.write(`${reason(error)}\n`);
		process.exitCode = 1;
	}
}

/** Ends the process with how the command is called. */
export function usage(line: string): never {
	process.stderr.write(`Usage: ${line}\n`);
	process.exit(2);
}

/** @throws {StaffError} where there is no database */
async function openAccess(config: Config): Promise<Access> {
	const { url, close } =
		config.database.kind === 'embedded'
			? await openEmbedded(config)
			: { url: config.database.url, close: async () => {} };
	const sql = await connectWithoutLimits(url).catch(async (error: unknown) => {
		await close();
		throw error;
	});
	const opened = {
		sql,
		close: async () => {
			await sql.end({ timeout: 2 });
			await close();
		},
	};
	await refuseUnfinishedRestore(sql).catch(async (error: unknown) => {
		await opened.close();
		throw error instanceof UnfinishedRestoreError ? new StaffError(error.message) : error;
	});
	return opened;
}

/** The Postgres of the server that runs, or one started for this command where none does. */
async function openEmbedded(config: Config): Promise<{ url: string; close(): Promise<void> }> {
	const cluster = join(resolve(config.dataDir), 'postgres');
	await access(join(cluster, 'PG_VERSION')).catch(() => {
		throw new StaffError(
			`There is no database in ${resolve(config.dataDir)}: start the server once, or set DATA_DIR.`,
		);
	});
	const secrets = await loadSecrets(config);
	try {
		const { adminUrl, close } = await openDatabase(config, secrets, commandLog);
		return { url: adminUrl, close };
	} catch (error) {
		if (!(error instanceof DataDirInUseError)) throw error;
	}
	return { url: await runningDatabase(config), close: async () => {} };
}

/** The address of the Postgres of the server that runs, for its owner. */
export async function runningDatabase(config: Config): Promise<string> {
	if (config.database.kind !== 'embedded') return config.database.url;
	const { databasePassword } = await loadSecrets(config);
	const port = await portOf(join(resolve(config.dataDir), 'postgres'));
	return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/postgres`;
}

/** The fourth line of postmaster.pid, once the server's Postgres is up: a busy machine takes long to start it. */
function portOf(cluster: string): Promise<number> {
	const report = () => commandLog.warn({}, 'waiting for the database of the server');
	return reportWhile(report, readPort(cluster, performance.now() + SERVER_STARTS_MS));
}

async function readPort(cluster: string, end: number): Promise<number> {
	while (performance.now() < end) {
		const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
		const [, , , port, , , , status = ''] = text.split('\n');
		if (status.trim() === 'ready') return Number(port);
		await sleep(200);
	}
	throw new StaffError('The server runs, and its database does not answer. Try again later.');
}

/** Why a command failed, in one line. Postgres may quote rows in its messages, so only the error code is shown. */
export function reason(error: unknown): string {
	if (error instanceof StaffError || error instanceof ConfigError) return error.message;
	const { name, cause, ...details } = error as Error & { code?: string; cause?: { code?: string } };
	const code = cause?.code ?? details.code;
	if (code === '42P01') return 'The tables are not there yet: start the server once.';
	const words = inWords(code);
	if (words) return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${code}).`;
	return `The database could not be used (${code ?? name}).`;
}

/** The first line of standard input; a person at a terminal is asked for it. @param asked what it is */
export async function readAddress(asked = 'Email of the account'): Promise<string> {
	if (process.stdin.isTTY) process.stderr.write(`${asked}: `);
	const lines = createInterface({ input: process.stdin });
	for await (const line of lines) return line;
	return '';
}
