import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from '#server/backend/types.ts';
import { type Binaries, findBinaries } from '#server/postgres/binaries.ts';
import { postmasterOf, stopLeftover } from '#server/postgres/leftover.ts';
import { chooseUser, commandAs, type RunAs } from '#server/postgres/run-as.ts';

export type EmbeddedPostgres = {
	/** The owner's connection, on loopback. */
	url: string;
	/** Ends the sessions and the process; everything acknowledged is on the disk. Twice is harmless. */
	stop(): Promise<void>;
};

type Cluster = {
	dir: string;
	password: string;
	port: number;
	user: RunAs | undefined;
	binaries: Binaries;
	log: Logger;
};

const run = promisify(execFile);
const windows = platform() === 'win32';

/**
 * Starts our own Postgres on `DATA_DIR/postgres`, making it the first time. It is started again
 * when it dies, on the same port. The data directory must be locked by the caller.
 * @throws where it cannot be made or started.
 */
export async function startEmbeddedPostgres(
	dataDir: string,
	password: string,
	log: Logger,
): Promise<EmbeddedPostgres> {
	const dir = join(resolve(dataDir), 'postgres');
	const binaries = await findBinaries();
	const user = await chooseUser(dir, binaries.postgres);
	const cluster: Cluster = { dir, password, user, binaries, log, port: await freePort() };
	await initialise(cluster);
	await stopLeftover(dir, log);
	let stopping = false;
	let child = await startWithPatience(cluster);
	const keepAlive = (): void => {
		child.once('exit', () => {
			if (stopping) return;
			log.error({}, 'the embedded Postgres died; starting it again');
			void restart();
		});
	};
	const restart = async (): Promise<void> => {
		try {
			await stopLeftover(dir, log);
			child = await startWithPatience(cluster);
			if (stopping) await stop(cluster, child);
			else keepAlive();
		} catch (error) {
			// A full disk may be emptied: the site goes on without its database until then.
			log.error({ err: error }, 'the embedded Postgres cannot be started; trying again');
			if (!stopping) setTimeout(restart, 5_000).unref();
		}
	};
	keepAlive();
	return {
		url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${cluster.port}/postgres`,
		stop: async () => {
			if (stopping) return;
			stopping = true;
			await stop(cluster, child);
		},
	};
}

/** Made beside its place and moved there whole, so that a killed first start leaves no half cluster. */
async function initialise(cluster: Cluster): Promise<void> {
	const { dir, user, binaries, password } = cluster;
	const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => undefined);
	if (version !== undefined) return checkVersion(version.trim(), binaries);
	const made = `${dir}.new`;
	const passwordFile = `${dir}.password`;
	await rm(made, { recursive: true, force: true });
	await mkdir(made, { recursive: true, mode: 0o700 });
	await writeFile(passwordFile, password, { mode: 0o600 });
	await chmod(passwordFile, 0o600);
	if (user) for (const path of [made, passwordFile]) await chown(path, user.uid, user.gid);
	try {
		const [program = '', ...args] = commandAs(user, [
			binaries.initdb,
			`--pgdata=${made}`,
			`--pwfile=${passwordFile}`,
			'--username=postgres',
			'--auth=scram-sha-256',
			'--encoding=UTF8',
			'--locale=C',
			'--locale-provider=builtin',
			'--builtin-locale=C.UTF-8',
			'--no-instructions',
		]);
		await run(program, args, spawnOptions(user));
	} finally {
		await rm(passwordFile, { force: true });
	}
	await rename(made, dir);
}

async function checkVersion(kept: string, { postgres }: Binaries): Promise<void> {
	const { stdout } = await run(postgres, ['--version']);
	if (stdout.includes(` ${kept}.`)) return;
	throw new Error(
		`The data was written by Postgres ${kept}, and this is ${stdout.trim()}: restore a backup into a new DATA_DIR.`,
	);
}

/** What a start may stumble over for a moment: a port just taken, sessions of a killed Postgres still ending. */
async function startWithPatience(cluster: Cluster): Promise<ChildProcess> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await start(cluster);
		} catch (error) {
			if (tries === 20) throw error;
			if (/could not bind|Address already in use/.test(String(error)) && tries === 1)
				cluster.port = await freePort();
			await new Promise((done) => setTimeout(done, 250));
		}
	}
}

// Postgres in its own session: a Ctrl-C in the terminal must not end it before the server has
// answered what it was doing. The shell holds the other end of our pipe, so that it sees us die,
// however we die, and then shuts Postgres down.
const keeper = `exec 3<&0
"$@" 3<&- & postgres=$!
(while read -r _ <&3; do :; done; kill -INT $postgres) & watch=$!
wait $postgres; status=$?
kill $watch
exit $status`;

function start(cluster: Cluster): Promise<ChildProcess> {
	const { user, binaries, dir, port } = cluster;
	const server = [binaries.postgres, '-D', dir, '-p', String(port), ...settings()];
	const [program = '', ...args] = windows
		? server
		: commandAs(user, ['/bin/sh', '-c', keeper, 'postgres-keeper', ...server]);
	const child = spawn(program, args, {
		...spawnOptions(user),
		detached: !windows,
		stdio: ['pipe', 'ignore', 'pipe'],
	});
	return new Promise((done, failed) => {
		let said = '';
		child.stderr?.on('data', (chunk: Buffer) => {
			// Not logged: Postgres's lines may quote data.
			said = (said + chunk.toString('utf8')).slice(-4000);
			if (said.includes('ready to accept connections')) done(child);
		});
		child.once('error', failed);
		child.once('exit', (code) => failed(new Error(`Postgres ended with ${code}: ${said.trim()}`)));
	});
}

function settings(): string[] {
	const values = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		fsync: 'on',
		timezone: 'UTC',
		jit: 'off',
		// A failed statement or its detail would carry names and addresses.
		log_min_error_statement: 'panic',
		log_error_verbosity: 'terse',
	};
	return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function stop({ dir, binaries }: Cluster, child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((done) => child.once('exit', done));
	if (windows) await run(binaries.pg_ctl, ['stop', '-D', dir, '-m', 'fast']);
	child.stdin?.end();
	const late = setTimeout(async () => {
		const pid = await postmasterOf(dir);
		if (pid) process.kill(pid, 'SIGQUIT');
	}, 10_000);
	await gone;
	clearTimeout(late);
}

function spawnOptions(user: RunAs | undefined) {
	// Nothing of our own environment: PGPORT and the like would change what Postgres does.
	const env = windows ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
	const ids = user && !user.walled ? { uid: user.uid, gid: user.gid } : {};
	return { ...ids, env, cwd: '/' };
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
