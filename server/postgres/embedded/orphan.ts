import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#server/log.ts';
import { isPipeOpen, pipeOf, waitUntilClosed } from '#server/postgres/embedded/liveness-pipe.ts';
import { commandOf, isAlive, untilGone } from '#server/postgres/embedded/processes.ts';

/** A Postgres whose server was killed shuts down by itself: writing everything down may take it so long. */
const TIMEOUT_MS = 30_000;

/**
 * Stops a Postgres that a killed server left running on this directory, or waits for it where it is
 * in another container, and only then removes what it left. Call it only while the data directory
 * is locked by us.
 * @throws where it does not stop, or goes on in another container
 */
export async function stopOrphan(
	clusterDir: string,
	log: Logger,
	timeoutMs = TIMEOUT_MS,
): Promise<void> {
	const pid = await postmasterOf(clusterDir);
	if (pid && (await isAlive(pid)) && (await commandOf(pid)).includes(clusterDir)) {
		log.warn({ pid }, 'stopping the Postgres that an earlier server left behind');
		await stopProcess(pid);
	}
	const pipe = pipeOf(clusterDir);
	if (await isPipeOpen(pipe)) {
		log.warn({}, 'waiting for the Postgres of an earlier server to stop');
		if (!(await waitUntilClosed(pipe, timeoutMs)))
			throw new Error(
				`A Postgres that another server started still runs on ${clusterDir}, perhaps in another container: stop that container first.`,
			);
	}
	await rm(join(clusterDir, 'postmaster.pid'), { force: true });
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
	for (const [signal, timeout] of signals) {
		try {
			process.kill(pid, signal);
		} catch {
			// Gone between the look and the signal.
			return;
		}
		if (await untilGone(pid, timeout)) return;
	}
	throw new Error(`The Postgres left behind by an earlier server (process ${pid}) does not stop.`);
}
