import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded/embedded-postgres.ts';
import { loadSecrets } from '#server/secrets.ts';
import { copyFolder } from '#test/servers/site-server.ts';

/** A Postgres for DATABASE_URL, with all tables, that can be stopped and started again at the same address. */
export type TestDatabase = {
	url: string;
	stop(): Promise<void>;
	start(): Promise<void>;
	/** Stops it and deletes its data. */
	remove(): Promise<void>;
};

export async function startDatabase(): Promise<TestDatabase> {
	const dataDir = await mkdtemp(join(tmpdir(), 'site-database-'));
	await copyFolder(inject('preparedData'), dataDir);
	const { databasePassword } = await loadSecrets(readConfig({ DATA_DIR: dataDir }));
	const start = () => startEmbeddedPostgres(dataDir, databasePassword, silentLog);
	let postgres = await start();
	const proxy = await startProxy(() => Number(new URL(postgres.url).port));
	const url = new URL(postgres.url);
	url.port = String(proxy.port);
	return {
		url: url.href,
		stop: () => postgres.stop(),
		async start() {
			postgres = await start();
		},
		async remove() {
			proxy.close();
			await postgres.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** A TCP proxy with a fixed port, since Postgres takes another port when it starts again. */
async function startProxy(target: () => number) {
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(target(), '127.0.0.1');
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket);
			socket.on('error', () => socket.destroy());
			socket.on('close', () => other.destroy() && sockets.delete(socket));
			socket.pipe(other);
		}
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	return {
		port: (server.address() as AddressInfo).port,
		close() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
