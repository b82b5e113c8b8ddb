import { execFile } from 'node:child_process';
import { constants, lstat, open, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The named pipe beside a cluster, which each of its Postgres processes has open. The kernel reports
 * whether any process has it open, in any namespace or container; Postgres's own postmaster.pid and shared
 * memory only show processes in the same ones.
 */
export const pipeOf = (clusterDir: string): string => `${clusterDir}.running`;

/** Windows has no such pipes; there a second Postgres is refused by the name of its shared memory. */
export const hasPipes = platform() !== 'win32';

/** Creates the pipe if there is none. @throws if the file system does not support pipes */
export async function ensurePipe(pipe: string): Promise<void> {
	if (!hasPipes || (await isPipe(pipe))) return;
	await rm(pipe, { force: true });
	await run('mkfifo', ['-m', '600', pipe]);
}

/** Whether a Postgres, or an `initdb`, of this cluster is running. @throws if this cannot be determined */
export async function isPipeOpen(pipe: string): Promise<boolean> {
	// Opening any other kind of file shows nothing.
	if (!hasPipes || !(await isPipe(pipe))) return false;
	try {
		// A non-blocking open for writing fails without a reader.
		const file = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
		await file.close();
		return true;
	} catch (error) {
		if (['ENXIO', 'ENOENT'].includes(codeOf(error))) return false;
		throw error;
	}
}

/** Waits until no process has it open. */
export async function untilClosed(pipe: string): Promise<void> {
	while (await isPipeOpen(pipe)) await sleep(20);
}

/** Removes the pipe, as a program that copies the folder would wait for ever to read it. */
export async function removePipe(pipe: string): Promise<void> {
	if (!(await isPipeOpen(pipe))) await rm(pipe, { force: true });
}

async function isPipe(path: string): Promise<boolean> {
	const entry = await lstat(path).catch((error) => {
		if (codeOf(error) === 'ENOENT') return undefined;
		throw error;
	});
	return entry?.isFIFO() ?? false;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
