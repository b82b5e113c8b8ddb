import type { Sql } from 'postgres';
import { patientConnection } from './database.ts';

/** An idle pooler gives two clients the same session at the first look, a busy one within a few. */
const LOOKS = 10;

/**
 * The server needs sessions of its own: prepared statements, settings and locks belong to them. A pooler in transaction
 * or statement mode gives each statement any session, so two connections meet in one, or one moves to another.
 * @throws with a one-line message behind such a pooler
 */
export async function requireOwnSessions(
	url: string,
	open: (url: string) => Sql = patientConnection,
): Promise<void> {
	const [one, two] = [open(url), open(url)];
	try {
		const first = await sessionOf(one);
		for (let looks = 0; looks < LOOKS; looks += 1) {
			const others = await sessionOf(two);
			if (others === first || (await sessionOf(one)) !== first) throw new Error(POOLED);
		}
	} finally {
		await Promise.all([one.end({ timeout: 1 }), two.end({ timeout: 1 })]);
	}
}

const POOLED =
	'The database is behind a pooler that shares its sessions (transaction or statement mode). Give DATABASE_URL the address of Postgres itself, or of a pooler in session mode.';

/** Without prepared statements, which may be refused there before this is found out. */
async function sessionOf(sql: Sql): Promise<number> {
	const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
	return row?.pid ?? 0;
}
