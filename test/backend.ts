import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, createBackend, type Logger } from '#server/backend/backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import {
	type EmbeddedPostgres,
	startEmbeddedPostgres,
} from '#server/postgres/embedded-postgres.ts';

/** What was logged, so that a test can look for what must not be there. */
export type TestLog = Logger & { lines: string[] };

export type TestBackend = {
	backend: Backend;
	config: RunningConfig;
	log: TestLog;
	/** The migrating role's connection, for looking behind the curtain. */
	adminUrl: string;
	close(): Promise<void>;
};

type Cluster = { postgres: EmbeddedPostgres; dataDir: string };

let cluster: Promise<Cluster> | undefined;
/** Roles belong to the cluster: all backends of a worker sign the running role in alike. */
const jwtSecret = randomBytes(48).toString('base64url');

/**
 * A backend on a fresh database; one embedded Postgres serves a whole test file. It ends by itself
 * with the process, `stopTestPostgres` also removes its files.
 * @param overrides what a test wants different, `mail` above all.
 */
export async function startTestBackend(
	overrides: Partial<RunningConfig> = {},
): Promise<TestBackend> {
	const { url, dataDir } = await freshDatabase();
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

/** An empty database of its own in this worker's Postgres. */
export async function freshDatabase(): Promise<{ url: string; dataDir: string }> {
	cluster ??= startCluster();
	const running = await cluster;
	const name = `test_${randomBytes(6).toString('hex')}`;
	await import('#server/postgres/package-mends.ts');
	const { default: postgres } = await import('postgres');
	const sql = postgres(running.postgres.url, { max: 1, onnotice: () => {} });
	await sql.unsafe(`create database ${name}`);
	await sql.end();
	const url = new URL(running.postgres.url);
	url.pathname = `/${name}`;
	return { url: url.href, dataDir: running.dataDir };
}

/** To be called in `afterAll`, once all backends are closed. */
export async function stopTestPostgres(): Promise<void> {
	const running = await cluster;
	cluster = undefined;
	if (!running) return;
	await running.postgres.stop();
	await rm(running.dataDir, { recursive: true, force: true });
}

export function testLog(): TestLog {
	const lines: string[] = [];
	const write = (fields: object, message: string): void => {
		const { err } = fields as { err?: unknown };
		lines.push(`${message} ${JSON.stringify(fields)} ${err instanceof Error ? err.message : ''}`);
	};
	return { lines, info: write, warn: write, error: write };
}

/** A call as a browser makes it: a JSON body, and a person's token where one is given. */
export function call(
	method: string,
	path: string,
	{ body, token, prefer }: { body?: unknown; token?: string; prefer?: string } = {},
): Request {
	const headers = new Headers();
	if (body !== undefined) headers.set('Content-Type', 'application/json');
	if (token) headers.set('Authorization', `Bearer ${token}`);
	if (prefer) headers.set('Prefer', prefer);
	const text = body === undefined ? null : JSON.stringify(body);
	return new Request(new URL(path, 'http://127.0.0.1:3999'), { method, headers, body: text });
}

/** Signs somebody up, follows the mailed link and gives their session. */
export async function signedUp(
	backend: Backend,
	email: string,
	password = 'correct horse',
	data: object = {},
): Promise<{ id: string; token: string; refreshToken: string }> {
	await backend.fetch(call('POST', '/auth/v1/signup', { body: { email, password, data } }));
	const fragment = await followLink(backend, email);
	const token = fragment.get('access_token') ?? '';
	const user = await backend.fetch(call('GET', '/auth/v1/user', { token }));
	const { id } = (await user.json()) as { id: string };
	return { id, token, refreshToken: fragment.get('refresh_token') ?? '' };
}

/** The link in the newest mail to this address. */
export async function mailedLink(backend: Backend, email: string): Promise<string> {
	const mail = (await backend.mailbox()).findLast(({ to }) => to === email);
	const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0];
	if (!link) throw new Error(`No mail with a link for ${email}.`);
	return link;
}

/** What the browser finds in the address after the newest mailed link. */
export async function followLink(backend: Backend, email: string): Promise<URLSearchParams> {
	const response = await backend.fetch(new Request(await mailedLink(backend, email)));
	return new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1));
}

async function startCluster(): Promise<Cluster> {
	const dataDir = await mkdtemp(join(tmpdir(), 'internships-test-'));
	return { dataDir, postgres: await startEmbeddedPostgres(dataDir, jwtSecret, testLog()) };
}
