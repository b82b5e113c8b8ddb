import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Logger } from '#server/log.ts';

/** After a power cut both machines start at the same time, and the database may take longer. */
const TIMEOUT_MS = 30_000;

/** Not reachable yet, or starting up (57P03). Other errors, such as a wrong password, are permanent. */
const MAY_COME =
	/^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CONNECT|57P03|53300)/;

/**
 * Waits until Postgres answers at `url`, and logs that it waits.
 * @throws with a one-line message if it does not answer in time, or refuses
 */
export async function waitForPostgres(
	url: string,
	log: Logger,
	timeoutMs = TIMEOUT_MS,
): Promise<void> {
	const { hostname, port } = new URL(url);
	const place = `the database at ${hostname}:${port || 5432}`;
	const end = performance.now() + timeoutMs;
	for (let logged = false; ; ) {
		const code = await asked(url);
		if (code === undefined) return;
		if (!MAY_COME.test(code)) throw new Error(`${place} refuses us (${code}).`);
		if (performance.now() > end) throw new Error(`${place} does not answer (${code}).`);
		if (!logged) log.warn({ code, seconds: timeoutMs / 1_000 }, `waiting for ${place}`);
		logged = true;
		await sleep(500);
	}
}

/** @returns the code of the error, if any */
async function asked(url: string): Promise<string | undefined> {
	const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => {} });
	try {
		await sql`select 1`;
		return undefined;
	} catch (error) {
		return String((error as { code?: string }).code ?? 'unknown');
	} finally {
		await sql.end({ timeout: 1 });
	}
}
