import { type ChildProcess, execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from '#server/log.ts';
import {
	ensurePipe,
	hasPipes,
	pipeOf,
	removePipe,
} from '#server/postgres/embedded/liveness-pipe.ts';
import { type ClusterFiles, makeCluster } from '#server/postgres/embedded/make-cluster.ts';
import { postmasterOf, stopOrphan } from '#server/postgres/embedded/orphan.ts';
import { chooseUser } from '#server/postgres/embedded/run-as.ts';
import { spawnSupervised } from '#server/postgres/embedded/supervisor.ts';
import { reportWhile } from '#server/postgres/waiting.ts';
import { findBinaries } from './make-cluster.ts';

export type EmbeddedPostgres = {
	/** The owner's URL, on loopback. */
	url: string;
	/** Ends the sessions and the process; acknowledged writes are on disk. Safe to call twice. */
	stop(): Promise<void>;
};

type Cluster = ClusterFiles & { port: number };

/**
 * Starts our own Postgres on `DATA_DIR/postgres`, and creates the cluster the first time. If it dies it is
 * started again on the same port. The caller must have locked the data directory.
 * @throws if it cannot be created or started.
 */
export async function startEmbeddedPostgres(
	dataDir: string,
	password: string,
	log: Logger,
): Promise<EmbeddedPostgres> {
	const dir = join(resolve(dataDir), 'postgres');
	const binaries = await findBinaries();
	const user = await chooseUser(dir, binaries.postgres);
	const pipe = pipeOf(dir);
	await stopOrphan(dir, log);
	const cluster: Cluster = { dir, pipe, password, user, binaries, port: await freePort() };
	const report = (seconds: number) => log.warn({ seconds }, 'still making the database');
	await reportWhile(report, makeCluster(cluster));
	let stopping = false;
	let restarting: Promise<void> | undefined;
	let child = await startWithRetries(cluster, log);
	const keepAlive = (): void => {
		child.once('exit', () => {
			if (stopping) return;
			log.error({}, 'the embedded Postgres died; starting it again');
			restarting = restart();
		});
	};
	const restart = async (): Promise<void> => {
		try {
			await stopOrphan(dir, log);
			if (stopping) return;
			child = await startWithRetries(cluster, log);
			keepAlive();
		} catch (error) {
			// Try again, as space may be freed on a full disk; until then the site runs without its database.
			log.error({ err: error }, 'the embedded Postgres cannot be started; trying again');
			if (!stopping) setTimeout(() => (restarting = restart()), 5_000).unref();
		}
	};
	keepAlive();
	return {
		url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${cluster.port}/postgres`,
		stop: async () => {
			if (stopping) return;
			stopping = true;
			// Otherwise a restart in progress could start Postgres after the directory is unlocked.
			await restarting;
			await stop(cluster, child);
			await removePipe(pipe);
		},
	};
}

/**
 * Retries for temporary causes: a port taken in the meantime, and sessions of a killed Postgres that still end, which
 * on a busy machine may take long.
 */
async function startWithRetries(cluster: Cluster, log: Logger): Promise<ChildProcess> {
	const report = (seconds: number) => log.warn({ seconds }, 'waiting for the embedded Postgres');
	return reportWhile(report, startUntilReady(cluster));
}

async function startUntilReady(cluster: Cluster): Promise<ChildProcess> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await start(cluster);
		} catch (error) {
			const ending = /shared memory block .* still in use|lock file .* already exists/.test(
				String(error),
			);
			if (tries >= 20 && !ending) throw error;
			if (/could not bind|Address already in use/.test(String(error)) && tries === 1)
				cluster.port = await freePort();
			await sleep(250);
		}
	}
}

async function start(cluster: Cluster): Promise<ChildProcess> {
	const { binaries, dir, pipe, port } = cluster;
	await ensurePipe(pipe);
	const command = [binaries.postgres, '-D', dir, '-p', String(port), ...settings()];
	const child = spawnSupervised(command, cluster);
	return new Promise((done, failed) => {
		let output = '';
		child.stderr?.on('data', (chunk: Buffer) => {
			// Not logged, as Postgres's messages may quote data.
			output = (output + chunk.toString('utf8')).slice(-4000);
			if (output.includes('ready to accept connections')) done(child);
		});
		child.once('error', failed);
		child.once('exit', (code) =>
			failed(new Error(`Postgres ended with ${code}: ${output.trim()}`)),
		);
	});
}

function settings(): string[] {
	const values = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		fsync: 'on',
		timezone: 'UTC',
		jit: 'off',
		// A failed statement or its detail would contain names and addresses.
		log_min_error_statement: 'panic',
		log_error_verbosity: 'terse',
	};
	return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function stop({ dir, binaries }: Cluster, child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((done) => child.once('exit', done));
	if (!hasPipes) await promisify(execFile)(binaries.pg_ctl, ['stop', '-D', dir, '-m', 'fast']);
	child.stdin?.end();
	const late = setTimeout(async () => {
		const pid = await postmasterOf(dir);
		if (pid) process.kill(pid, 'SIGQUIT');
	}, 10_000);
	await gone;
	clearTimeout(late);
}

function freePort(): Promise<number> {
	return new Promise((done, failed) => {
		const probe = createServer().once('error', failed);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
