import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/backend/types.ts';
import { commandOf, isAlive, untilGone } from '#server/postgres/processes.ts';

/**
 * Stops a Postgres that a killed server left running on this directory, and removes a lock that
 * nobody holds. Call it only while the data directory is locked by us.
 * @throws where it does not stop.
 */
export async function stopLeftover(clusterDir: string, log: Logger): Promise<void> {
	const file = join(clusterDir, 'postmaster.pid');
	const pid = await postmasterOf(clusterDir);
	if (pid && isAlive(pid) && (await commandOf(pid)).includes(clusterDir)) {
		log.warn({ pid }, 'stopping the Postgres that an earlier server left behind');
		await stopProcess(pid);
	}
	await rm(file, { force: true });
}

/** The process number in postmaster.pid, where Postgres runs or was killed. */
export async function postmasterOf(clusterDir: string): Promise<number | undefined> {
	const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
	const pid = Number(text.split('\n')[0]);
	return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Asks for a fast shutdown, then for an immediate one (recovered from the log at the next start). */
async function stopProcess(pid: number): Promise<void> {
	const signals: [NodeJS.Signals, number][] = [
		['SIGINT', 10_000],
		['SIGQUIT', 5_000],
		['SIGKILL', 2_000],
	];
	for (const [signal, patience] of signals) {
		try {
			process.kill(pid, signal);
		} catch {
			// Gone between the look and the signal.
			return;
		}
		if (await untilGone(pid, patience)) return;
	}
	throw new Error(`The Postgres left behind by an earlier server (process ${pid}) does not stop.`);
}
