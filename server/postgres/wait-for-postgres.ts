import postgres from 'postgres';
import type { Logger } from '#server/log.ts';
import { codeOf, isTemporary, untilAnswered } from '#server/postgres/waiting.ts';

/**
 * Waits until Postgres answers at `url`, and logs that it waits: after a power cut both machines start at the same
 * time, and the database may take much longer.
 * @param timeoutMs how long
 * @throws with a one-line message if it refuses, or does not answer in time
 */
export async function waitForPostgres(url: string, log: Logger, timeoutMs: number): Promise<void> {
	const { hostname, port } = new URL(url);
	const place = `the database at ${hostname}:${port || 5432}`;
	try {
		await untilAnswered(`waiting for ${place}`, log, () => ask(url), timeoutMs);
	} catch (error) {
		const what = isTemporary(error) ? 'does not answer' : 'refuses us';
		throw new Error(`${place} ${what} (${codeOf(error)}).`, { cause: error });
	}
}

async function ask(url: string): Promise<void> {
	const sql = postgres(url, { max: 1, connect_timeout: 30, onnotice: () => {} });
	try {
		await sql`select 1`;
	} finally {
		await sql.end({ timeout: 1 });
	}
}
