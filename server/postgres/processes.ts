import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process of another user is alive too: the kernel then answers EPERM. */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** The command line of a process, or '' where there is none (any more). */
export async function commandOf(pid: number): Promise<string> {
	if (platform() === 'linux')
		return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
	return ps(pid, 'command=');
}

/**
 * Tells a process from a later one with the same number: the moment of its start. '' where the
 * process is gone, and on Windows, where a number alone has to do.
 */
export async function startOf(pid: number): Promise<string> {
	if (platform() === 'win32') return '';
	if (platform() !== 'linux') return ps(pid, 'lstart=');
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	// The name in parentheses may hold spaces; the start is the 22nd field, the 20th after it.
	const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
	if (!ticks) return '';
	const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
	return `${boot.trim()} ${ticks}`;
}

/** Waits until the process is gone; false where it still lives after `milliseconds`. */
export async function untilGone(pid: number, milliseconds: number): Promise<boolean> {
	for (let waited = 0; waited < milliseconds; waited += 20) {
		if (!isAlive(pid)) return true;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return !isAlive(pid);
}

async function ps(pid: number, column: string): Promise<string> {
	if (platform() === 'win32') return '';
	const { stdout } = await run('ps', ['-p', String(pid), '-o', column]).catch(() => ({
		stdout: '',
	}));
	return stdout.trim();
}
