import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from '#server/log.ts';
import { isPipeOpen, pipeOf, untilClosed } from '#server/postgres/embedded/liveness-pipe.ts';
import { reportWhile } from '#server/postgres/waiting.ts';

/**
 * Stops a Postgres that a killed server left running on this directory, or waits for it if it is in another
 * container, and only then removes its leftover files. Call it only while we have locked the data
 * directory. Such a Postgres shuts down by itself; its checkpoint may take long.
 */
export async function stopOrphan(clusterDir: string, log: Logger): Promise<void> {
	const pid = await postmasterOf(clusterDir);
	if (pid && (await isAlive(pid)) && (await commandOf(pid)).includes(clusterDir)) {
		log.warn({ pid }, 'stopping the Postgres that an earlier server left behind');
		const report = (seconds: number) => log.warn({ pid, seconds }, 'still stopping that Postgres');
		await reportWhile(report, stopProcess(pid));
	}
	const pipe = pipeOf(clusterDir);
	if (await isPipeOpen(pipe)) {
		const report = (seconds: number) =>
			log.warn(
				{ seconds },
				'waiting for the Postgres of an earlier server to stop, perhaps in another container: stop that container',
			);
		report(0);
		await reportWhile(report, untilClosed(pipe));
	}
	await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** The process id in postmaster.pid, which exists while Postgres runs or after it was killed. */
export async function postmasterOf(clusterDir: string): Promise<number | undefined> {
	const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
	const pid = Number(text.split('\n')[0]);
	return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Requests a fast shutdown, then an immediate one (the next start recovers from the log). */
async function stopProcess(pid: number): Promise<void> {
	const signals: [NodeJS.Signals, number][] = [
		['SIGINT', 10_000],
		['SIGQUIT', 5_000],
		['SIGKILL', Number.POSITIVE_INFINITY],
	];
	for (const [signal, timeout] of signals) {
		try {
			process.kill(pid, signal);
		} catch {
			// It ended between the check and the signal.
			return;
		}
		if (await untilGone(pid, timeout)) return;
	}
}

const run = promisify(execFile);

/**
 * Whether a process is running, also as another user (the kernel then answers EPERM). A zombie counts as
 * ended: the first process of a container may never reap it.
 */
export async function isAlive(pid: number): Promise<boolean> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
	}
	return !/^[ZX]/.test(await stateOf(pid));
}

/** The command line of a process, or '' if there is no such process. */
export async function commandOf(pid: number): Promise<string> {
	if (platform() === 'linux')
		return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
	return ps(pid, 'command=');
}

/** Waits until the process has ended; false if it still runs after `milliseconds`. */
export async function untilGone(pid: number, milliseconds: number): Promise<boolean> {
	for (let waited = 0; waited < milliseconds; waited += 20) {
		if (!(await isAlive(pid))) return true;
		await sleep(20);
	}
	return !(await isAlive(pid));
}

/** The kernel's letter for its state, Z for a zombie; '' if unknown. */
async function stateOf(pid: number): Promise<string> {
	if (platform() !== 'linux') return ps(pid, 'stat=');
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	// The name in parentheses before it may contain any characters.
	return stat.slice(stat.lastIndexOf(')') + 2);
}

async function ps(pid: number, column: string): Promise<string> {
	if (platform() === 'win32') return '';
	const { stdout } = await run('ps', ['-p', String(pid), '-o', column]).catch(() => ({
		stdout: '',
	}));
	return stdout.trim();
}
