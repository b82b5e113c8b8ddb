import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/postgres/database.ts';
import { loadSecrets } from '#server/secrets.ts';

/** @param databaseUrl of a Postgres that is not the embedded one */
type DatabaseOfSite = { dataDir: string; databaseUrl?: string | undefined };

/** The address of a running site's database, for its owner. */
export async function ownerUrl({ dataDir, databaseUrl }: DatabaseOfSite): Promise<string> {
	if (databaseUrl) return databaseUrl;
	const { databasePassword } = await loadSecrets(readConfig({ DATA_DIR: dataDir }));
	const state = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
	const port = state.split('\n')[3];
	return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/postgres`;
}

/** Runs SQL as the owner of a running site's database. */
export async function inDatabase<T>(
	site: DatabaseOfSite,
	work: (sql: Sql) => PromiseLike<T>,
): Promise<T> {
	const sql = connect(await ownerUrl(site), { max: 1 });
	try {
		return await work(sql);
	} finally {
		await sql.end();
	}
}
