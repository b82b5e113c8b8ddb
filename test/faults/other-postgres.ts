import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensurePipe, pipeOf } from '#server/postgres/embedded/liveness-pipe.ts';
import { type Binaries, findBinaries } from '#server/postgres/embedded/make-cluster.ts';
import { chooseUser, commandAs } from '#server/postgres/embedded/run-as.ts';
import { spawnSupervised } from '#server/postgres/embedded/supervisor.ts';
import { freePort } from '#test/faults/running-server.ts';

const run = promisify(execFile);
const password = 'of the superuser';

/** An external Postgres, on a fixed port. */
export type OtherPostgres = {
	/** The URL for the superuser, or for another user and database. */
	url(user?: string, secret?: string, database?: string): string;
	start(): Promise<void>;
	/** Stops it and closes every connection at once. */
	stop(): Promise<void>;
	clear(): Promise<void>;
};

/** @param binaries of another version than the site's */
export async function makePostgres(binaries?: Binaries): Promise<OtherPostgres> {
	const folder = await mkdtemp(join(tmpdir(), 'internships-other-'));
	const dir = join(folder, 'cluster');
	const pipe = pipeOf(dir);
	const { postgres, initdb } = binaries ?? (await findBinaries());
	const user = await chooseUser(dir, postgres);
	const port = await freePort();
	const passwordFile = join(folder, 'password');
	await mkdir(dir, { mode: 0o700 });
	await writeFile(passwordFile, password);
	if (user) for (const path of [folder, dir, passwordFile]) await chown(path, user.uid, user.gid);
	const [command = '', ...args] = commandAs(user, [
		...[initdb, '-D', dir, '-A', 'scram-sha-256', '--pwfile', passwordFile],
		// Without a locale in the environment the default would be SQL_ASCII.
		...['-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'],
	]);
	const ids = user && !user.cannotReachFiles ? { uid: user.uid, gid: user.gid } : {};
	await run(command, args, { ...ids, cwd: '/' });
	let child: ChildProcess | undefined;
	const start = async () => {
		await ensurePipe(pipe);
		// It ends with us, however we end.
		child = spawnSupervised([postgres, '-D', dir, '-p', String(port), '-k', ''], { pipe, user });
		await ready(child);
	};
	const stop = async () => {
		if (!child || child.exitCode !== null) return;
		const gone = once(child, 'exit');
		child.stdin?.end();
		await gone;
	};
	return {
		url: (name = 'postgres', secret = password, database = 'postgres') =>
			`postgres://${name}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`,
		start,
		stop,
		clear: async () => {
			await stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function ready(child: ChildProcess): Promise<void> {
	return new Promise((done, failed) => {
		let output = '';
		child.stderr?.on('data', (text) => {
			output += text;
			if (output.includes('ready to accept connections')) done();
		});
		child.once('exit', (code) => failed(new Error(`Postgres ended with ${code}: ${output}`)));
	});
}
