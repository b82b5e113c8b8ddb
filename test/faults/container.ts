import { execFileSync } from 'node:child_process';

/** Runs a program like the first process of a container. */
export type Container = { name: string; command: string[]; node: string[] };

/**
 * Ways of starting servers that cannot see each other's processes: in separate namespaces, like containers,
 * if this user may create them; and anywhere with a Node that finds no other process.
 */
export function containers(): Container[] {
	const blind = `data:text/javascript,${encodeURIComponent(hideProcesses)}`;
	const everywhere = {
		name: 'that finds no other process',
		command: [],
		node: ['--import', blind],
	};
	if (!mayUnshare()) return [everywhere];
	return [{ name: 'in a container', command: unshare, node: [] }, everywhere];
}

const unshare = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--'];

function mayUnshare(): boolean {
	try {
		const [command = '', ...args] = unshare;
		execFileSync(command, [...args, 'true'], { stdio: 'ignore' });
		return true;
	} catch {
		// Not Linux, or not allowed here.
		return false;
	}
}

/** Hides all processes that this one has not started: they cannot be signalled or listed. */
const hideProcesses = `
import { syncBuiltinESMExports } from 'node:module';
import fs from 'node:fs';
const missing = (code) => Object.assign(new Error(code), { code });
const kill = process.kill.bind(process);
process.kill = (pid, signal) => {
	if (pid === process.pid) return kill(pid, signal);
	throw missing('ESRCH');
};
const { readFile } = fs.promises;
const { readFileSync } = fs;
const hidden = (path) => /^\\/proc\\/\\d/.test(String(path));
fs.promises.readFile = async (path, ...more) => {
	if (hidden(path)) throw missing('ENOENT');
	return readFile(path, ...more);
};
fs.readFileSync = (path, ...more) => {
	if (hidden(path)) throw missing('ENOENT');
	return readFileSync(path, ...more);
};
syncBuiltinESMExports();`;
