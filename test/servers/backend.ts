import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { callInit } from '#test/api-client.ts';
import { accountLink, mailedCode } from '#test/mailed-code.ts';
import { TEMPLATE } from './postgres-of-workers.ts';

/** The logged lines, so that a test can search for what must not be logged. */
export type TestLog = Logger & { lines: string[] };

export type TestBackend = {
	backend: Backend;
	config: RunningConfig;
	log: TestLog;
	/** The migrating role's connection, to read the database directly. */
	adminUrl: string;
	close(): Promise<void>;
};

/** The URL of this worker's Postgres, which one file of tests after another asks for. */
let cluster: Promise<string> | undefined;
const databases: string[] = [];
let folder: Promise<string> | undefined;
/** All backends of a worker need the same password for the running role. */
export const jwtSecret = inject('jwtSecret');

type Start = (overrides: Partial<RunningConfig>) => Promise<TestBackend>;
let start: Start = startLite;

/** Makes `startTestBackend` start another kind of backend, for a file that runs existing tests with it. */
export function startTestBackendsWith(other: Start): void {
	start = other;
	afterAll(() => {
		start = startLite;
	});
}

/**
 * A backend on a new database of the worker's Postgres.
 * @param overrides configuration that differs for a test, mostly `mail`.
 */
export const startTestBackend = (overrides: Partial<RunningConfig> = {}): Promise<TestBackend> =>
	start(overrides);

async function startLite(overrides: Partial<RunningConfig>): Promise<TestBackend> {
	const { url, dataDir } = await freshDatabase(TEMPLATE);
	const log = testLog();
	const config: RunningConfig = {
		...withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999),
		database: { kind: 'url', url },
		jwtSecret,
		...overrides,
	};
	const backend = await createBackend(config, log);
	return { backend, config, log, adminUrl: url, close: () => backend.close() };
}

/**
 * Creates a database in this worker's Postgres.
 * @param template the database to copy; an empty one by default
 */
export async function freshDatabase(
	template = 'template1',
): Promise<{ url: string; dataDir: string }> {
	const name = `test_${randomBytes(6).toString('hex')}`;
	databases.push(name);
	await inCluster(`create database ${name} template ${template}`);
	const url = new URL(await clusterUrl());
	url.pathname = `/${name}`;
	folder ??= mkdtemp(join(tmpdir(), 'internships-test-'));
	return { url: url.href, dataDir: await folder };
}

/** Drops the databases of this file. Call in `afterAll`, after closing all backends. */
export async function dropTestDatabases(): Promise<void> {
	for (const name of databases.splice(0)) await inCluster(`drop database ${name} with (force)`);
	if (folder) await rm(await folder, { recursive: true, force: true });
	folder = undefined;
	cluster = undefined;
}

async function inCluster(statement: string): Promise<void> {
	const sql = postgres(await clusterUrl(), { max: 1, onnotice: () => {} });
	await sql.unsafe(statement).finally(() => sql.end());
}

function clusterUrl(): Promise<string> {
	cluster ??= askForCluster();
	return cluster;
}

async function askForCluster(): Promise<string> {
	const response = await fetch(`${inject('postgresOfWorkers')}/${process.env.VITEST_POOL_ID}`);
	if (!response.ok) throw new Error('This worker has no Postgres.');
	return response.text();
}

export function testLog(): TestLog {
	const lines: string[] = [];
	const write = (fields: object, message: string): void => {
		const { err } = fields as { err?: unknown };
		lines.push(`${message} ${JSON.stringify(fields)} ${err instanceof Error ? err.message : ''}`);
	};
	return { lines, info: write, warn: write, error: write };
}

/** A call as from a browser: a JSON body, and a person's token if given. */
export function call(
	method: string,
	path: string,
	{ body, token, prefer }: { body?: unknown; token?: string; prefer?: string } = {},
): Request {
	const headers = { ...(prefer && { Prefer: prefer }) };
	const init = callInit({ method, body, headers, ...(token && { token }) });
	return new Request(new URL(path, 'http://127.0.0.1:3999'), init);
}

/** Signs a person up, follows the mailed link and returns the session. */
export async function signedUp(
	backend: Backend,
	email: string,
	password = 'correct horse',
	data: object = {},
): Promise<{ id: string; token: string; refreshToken: string }> {
	await backend.fetch(call('POST', '/auth/v1/signup', { body: { email, password, data } }));
	const { user, access_token, refresh_token } = await followLink(backend, email);
	return { id: user.id, token: access_token, refreshToken: refresh_token };
}

/** The text of the newest mail to this address. */
export async function mailTo(backend: Backend, email: string): Promise<string> {
	const mail = (await backend.mailbox()).findLast(({ to }) => to === email);
	if (!mail) throw new Error(`No mail to ${email}.`);
	return mail.text;
}

/** The link in the newest mail to this address. */
export const mailedLink = async (backend: Backend, email: string): Promise<string> =>
	accountLink(await mailTo(backend, email));

/** A session, as the auth server answers it. */
export type Session = {
	access_token: string;
	refresh_token: string;
	user: { id: string; email: string };
};

/** Does what the button on the page of the newest mailed link does. */
export async function exchangeLink(backend: Backend, email: string): Promise<Response> {
	const body = mailedCode(await mailTo(backend, email));
	return backend.fetch(call('POST', '/auth/v1/verify', { body }));
}

/** The session from the newest mailed link; throws if there is none. */
export async function followLink(backend: Backend, email: string): Promise<Session> {
	const response = await exchangeLink(backend, email);
	if (!response.ok) throw new Error(`The link is refused: ${await response.text()}`);
	return (await response.json()) as Session;
}
