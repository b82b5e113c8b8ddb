import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
	listFiles,
	listMigrations,
	type Migration,
	MigrationError,
} from '#server/postgres/migration-history.ts';

/**
 * The commit 465ba077 made its tables by these 44 migrations, and each change since then was one more file, which is in
 * supabase/earlier. The files of supabase/migrations up to `LAST_OF_BASE` make the same tables at once.
 */
const OF_465BA077 = `
	20261123000000 20261123000100 20261123000200 20261123000300 20261123000400 20261123000500
	20261123000600 20261123000700 20261123000800 20261123000900 20261123001000 20261123001100
	20261124020000 20261124030000 20261124030100 20261124040000 20261124041000 20261124042000
	20261124060000 20261124060100 20261124060200 20261124060300 20261125000000 20261125010000
	20261125010100 20261125020000 20261125030000 20261125120000 20261125130000 20261125140000
	20261125140100 20261125150000 20261125150100 20261125150200 20261125160000 20261125160100
	20261125170000 20261125170100 20261126150000 20261126160000 20261127090000 20261127090100
	20261127100000 20261128120000`
	.trim()
	.split(/\s+/);
const LAST_OF_BASE = '20261129164012';

const directory = join(import.meta.dirname, '..', '..', 'supabase', 'earlier');

/** Also of databases that are too old. */
const FIRST_OF_ALL = '20261120100000';

/** What a database lacks that has certain versions in its history. */
export type Lacking = {
	/** Whether its history is of the earlier migrations: their names are replaced by those of the files that make the same. */
	isEarlier: boolean;
	/** In order; those of supabase/earlier first. */
	migrations: Migration[];
};

/**
 * What a database, or a backup, with these versions lacks.
 * @throws {MigrationError} if the versions are of a newer server
 * @throws {TooOldError} if not all migrations of 465ba077 are among them
 */
export async function lackingOf(versions: string[]): Promise<Lacking> {
	const [files, steps] = await Promise.all([listMigrations(), listFiles(directory)]);
	const lacks = ({ version }: Migration) => !versions.includes(version);
	const isOfBase = ({ version }: Migration) => version <= LAST_OF_BASE;
	const isEarlier = versions.length > 0 && !files.some((file) => isOfBase(file) && !lacks(file));
	const ours = new Set(files.map(({ version }) => version));
	if (isEarlier)
		for (const version of [...OF_465BA077, ...steps.map(({ version }) => version)])
			ours.add(version);
	const unknown = versions.filter((version) => !ours.has(version));
	if (
		isEarlier &&
		unknown.every((version) => version < LAST_OF_BASE) &&
		!OF_465BA077.every((version) => versions.includes(version))
	)
		throw new TooOldError();
	if (unknown.length > 0)
		throw new MigrationError(
			`The database was migrated by a newer version of this server (${unknown.join(', ')}): update the server.`,
		);
	if (!isEarlier) return { isEarlier, migrations: files.filter(lacks) };
	const later = files.filter((file) => !isOfBase(file));
	return { isEarlier, migrations: [...steps, ...later].filter(lacks) };
}

/** The files whose names replace those of the earlier migrations. */
export async function filesOfBase(): Promise<Migration[]> {
	return (await listMigrations()).filter(({ version }) => version <= LAST_OF_BASE);
}

/** The tables of 465ba077, for a backup that is as old, and its versions. */
export async function stateOf465ba077(): Promise<{ versions: string[]; text: string }> {
	const text = await readFile(join(directory, 'state-of-465ba077.sql'), 'utf8');
	return { versions: OF_465BA077, text };
}

/** The versions by which a database is recognised as one of this site. */
export async function knownVersions(): Promise<string[]> {
	const files = await listMigrations();
	return [FIRST_OF_ALL, ...OF_465BA077, ...files.map(({ version }) => version)];
}

export class TooOldError extends MigrationError {
	override name = 'TooOldError';
	constructor() {
		super(
			'The database is of a version before the commit 465ba077, and nothing in it was changed. Start that commit with it once (git checkout 465ba077; npm start, or npm run migrate with a hosted project; then stop it), and then this one.',
		);
	}
}
