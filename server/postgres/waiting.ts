import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type ISql, type Sql } from 'postgres';
import type { Logger } from '#server/log.ts';

const AGAIN_MS = 10_000;

/** Not reachable, starting, without a free session, or too busy to answer in time. */
const MAY_COME =
	/^(ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CONNECT|57014|57P0|53300)/;

/** The code of a statement that took too long. */
export const TOO_BUSY = '57014';

const WORDS: Record<string, string> = {
	'25006': 'the database takes no changes: it is read-only',
	'53100': 'the disk of the database is full',
	'53300': 'the database has no session left',
	[TOO_BUSY]: 'a query took too long, and was ended',
};

/** Explains a code of Postgres to the operator; undefined where the code says enough. */
export const inWords = (code: unknown): string | undefined => WORDS[String(code)];

/** Whether an error of the database may end without anybody's help; a wrong password, for instance, does not. */
export const isTemporary = (error: unknown): boolean => MAY_COME.test(codeOf(error));

/** The code of an error or of its cause; 'unknown' without one. */
export function codeOf(error: unknown): string {
	const { code, cause } = error as { code?: string; cause?: { code?: string } };
	return String(code ?? cause?.code ?? 'unknown');
}

/** While work lasts, calls `report` every ten seconds with how many it has lasted; waits for nothing. */
export async function reportWhile<T>(
	report: (seconds: number) => unknown,
	work: PromiseLike<T>,
): Promise<T> {
	const begun = performance.now();
	const timer = setInterval(
		() => report(Math.round((performance.now() - begun) / 1_000)),
		AGAIN_MS,
	).unref();
	try {
		return await work;
	} finally {
		clearInterval(timer);
	}
}

/**
 * Does work again while the database is away or too busy for it, and logs that it waits: at once and every ten seconds.
 * @param message such as "waiting for the database at …"
 * @param work what may be done twice
 * @throws an error that is not temporary, or the last one when the time is over
 */
export async function untilAnswered<T>(
	message: string,
	log: Logger,
	work: () => Promise<T>,
	timeoutMs = Number.POSITIVE_INFINITY,
): Promise<T> {
	const end = performance.now() + timeoutMs;
	let code: string | undefined;
	const report = (seconds: number) => log.warn({ code, seconds }, message);
	const tries = async () => {
		for (;;) {
			try {
				return await work();
			} catch (error) {
				if (!isTemporary(error) || performance.now() > end) throw error;
				const first = code === undefined;
				code = codeOf(error);
				if (first) report(0);
				await sleep(500);
			}
		}
	};
	return reportWhile(report, tries());
}

/**
 * @param sql one connection; `url` leads to the same database
 * @returns a function that finds the sessions (process ids of Postgres) whose locks it waits for, or why it cannot
 */
export async function blockersOf(sql: Sql, url: string): Promise<() => Promise<number[] | string>> {
	const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
	return async () => {
		const other = postgres(url, { max: 1, onnotice: () => {} });
		try {
			const [row] = await other<{ pids: number[] }[]>`
				select pg_blocking_pids(${session?.pid ?? 0}) as pids`;
			return row?.pids ?? [];
		} catch (error) {
			return codeOf(error);
		} finally {
			await other.end({ timeout: 1 });
		}
	};
}

/**
 * Ends the limits of time that a client, a role or a pooler has set.
 * @param scope of the session, or of the transaction only
 */
export async function removeLimits(sql: ISql, scope: 'session' | 'transaction'): Promise<void> {
	// A version of Postgres may lack some of them.
	await sql`
		select set_config(name, '0', ${scope === 'transaction'}) from pg_settings where name in (
			'statement_timeout', 'lock_timeout', 'transaction_timeout',
			'idle_in_transaction_session_timeout', 'idle_session_timeout'
		)`;
}

/**
 * Takes an advisory lock, however long another process has it, and logs that it waits. Call `removeLimits` before.
 * @param waitsFor who has the lock, for the log
 */
export async function takeLock(
	sql: ISql,
	name: 'internships:prepare' | 'internships:catalogue' | 'internships:releases',
	scope: 'session' | 'transaction',
	waitsFor: string,
	log: Logger,
): Promise<void> {
	const [attempt, take] =
		scope === 'session'
			? [sql`pg_try_advisory_lock`, sql`pg_advisory_lock`]
			: [sql`pg_try_advisory_xact_lock`, sql`pg_advisory_xact_lock`];
	const [free] = await sql<{ taken: boolean }[]>`
		select ${attempt}(hashtextextended(${name}, 0)) as taken`;
	if (free?.taken) return;
	const report = (seconds: number) => log.warn({ seconds }, `waiting for ${waitsFor}`);
	report(0);
	await reportWhile(report, sql`select ${take}(hashtextextended(${name}, 0))`);
}
