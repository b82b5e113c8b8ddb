import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { readConfig, withPort } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { openDatabase } from '#server/postgres/database.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded/embedded-postgres.ts';
import { loadSecrets } from '#server/secrets.ts';
import { makePlace, type Place } from '#test/faults/running-server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where a file of tests gets the URL of its worker's Postgres: a path for each worker. */
		postgresOfWorkers: string;
		/** Where it gets the path of a data directory to be copied. */
		preparedDataUrl: string;
		/** Roles belong to a whole Postgres: every server on it needs this one, in all files. */
		jwtSecret: string;
	}
}

/** A database with all migrations, to be copied: applying them takes longer than most tests. */
export const TEMPLATE = 'prepared';

/**
 * Starts a Postgres for each worker, and makes a data directory, as soon as a file of tests asks for it; stops and
 * removes all at the end.
 */
export default async function setUp(project: TestProject) {
	const jwtSecret = randomBytes(48).toString('base64url');
	const started = new Map<string, ReturnType<typeof startPostgres>>();
	const postgresOf = (worker: string) => {
		const server = started.get(worker) ?? startPostgres(jwtSecret);
		started.set(worker, server);
		return server;
	};
	let prepared: ReturnType<typeof startOnce> | undefined;
	const server = createServer(
		getRequestListener(async ({ url }) => {
			const { pathname } = new URL(url);
			if (pathname === '/data') {
				prepared ??= startOnce();
				return new Response((await prepared).dataDir);
			}
			return new Response((await postgresOf(pathname)).url);
		}),
	);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	project.provide('postgresOfWorkers', `http://127.0.0.1:${port}`);
	project.provide('preparedDataUrl', `http://127.0.0.1:${port}/data`);
	project.provide('jwtSecret', jwtSecret);
	return async () => {
		server.close();
		await Promise.all([...started.values()].map(async (one) => (await one).remove()));
		await (await prepared)?.clear();
	};
}

/** What a server's first start makes of an empty data directory. */
async function startOnce(): Promise<Place> {
	const place = await makePlace();
	const server = place.start();
	await server.url();
	await server.stop();
	return place;
}

async function startPostgres(jwtSecret: string) {
	const dataDir = await mkdtemp(join(tmpdir(), 'internships-test-'));
	const { url, stop } = await startEmbeddedPostgres(dataDir, jwtSecret, silentLog);
	await makeTemplate(url, dataDir, jwtSecret);
	return {
		url,
		async remove() {
			await stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

async function makeTemplate(clusterUrl: string, dataDir: string, jwtSecret: string): Promise<void> {
	const sql = postgres(clusterUrl, { max: 1 });
	await sql.unsafe(`create database ${TEMPLATE}`).finally(() => sql.end());
	const url = new URL(clusterUrl);
	url.pathname = `/${TEMPLATE}`;
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	const config = { ...settings, jwtSecret, database: { kind: 'url' as const, url: url.href } };
	const secrets = await loadSecrets(config);
	await prepareForLite(config, secrets, await openDatabase(config, secrets, silentLog), silentLog);
}
