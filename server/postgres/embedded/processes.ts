import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

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
