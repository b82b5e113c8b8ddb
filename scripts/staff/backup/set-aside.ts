import type { Sql } from 'postgres';
import { StaffError } from '#scripts/staff/access.ts';

/** Everything that the server makes in a database. */
const OURS = [
	'accounts',
	'auth',
	'limits',
	'outbox',
	'pgboss',
	'public',
	'retention',
	'supabase_migrations',
];
const aside = (schema: string) => `${schema}_before_restore`;

/**
 * Renames what is there, so that a restore begins with an empty database and a failed one can be
 * undone.
 * @throws {StaffError} where the database is not the site's alone
 */
export async function setAside(sql: Sql): Promise<void> {
	const [foreign] = await sql`
		select from pg_extension where extnamespace = to_regnamespace('public') limit 1`;
	if (foreign)
		throw new StaffError('The database holds extensions in its schema "public": use an empty one.');
	const there = await present(sql, OURS);
	await sql.begin(async (transaction) => {
		for (const schema of there)
			await transaction.unsafe(`alter schema ${schema} rename to ${aside(schema)}`);
		await transaction.unsafe('create schema public; grant usage on schema public to public');
	});
}

/** What a killed restore set aside comes back. */
export async function mendKilled(sql: Sql): Promise<void> {
	if ((await present(sql, OURS.map(aside))).length > 0) await putBack(sql);
}

/** Undoes `setAside`, and with it whatever was made since. */
export async function putBack(sql: Sql): Promise<void> {
	const kept = await present(sql, OURS.map(aside));
	const made = await present(sql, OURS);
	await sql.begin(async (transaction) => {
		for (const schema of made) await transaction.unsafe(`drop schema ${schema} cascade`);
		for (const schema of kept)
			await transaction.unsafe(
				`alter schema ${schema} rename to ${schema.replace(/_before_restore$/, '')}`,
			);
	});
}

/** The restore has succeeded: what was there before goes. */
export async function dropAside(sql: Sql): Promise<void> {
	const kept = await present(sql, OURS.map(aside));
	await sql.begin(async (transaction) => {
		for (const schema of kept) await transaction.unsafe(`drop schema ${schema} cascade`);
	});
}

async function present(sql: Sql, names: string[]): Promise<string[]> {
	const rows = await sql<{ nspname: string }[]>`
		select nspname from pg_namespace where nspname = any(${names}) order by nspname`;
	return rows.map(({ nspname }) => nspname);
}
