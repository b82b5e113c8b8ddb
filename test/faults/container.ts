import { execFileSync } from 'node:child_process';

/** Runs a program as the first process of a container of its own would run. */
export type Container = { name: string; command: string[]; node: string[] };

/**
 * Ways of starting servers that do not see each other's processes: in namespaces of their own, as
 * containers are, where this user may make them, and everywhere with a Node that finds no other process.
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

/** No process can be signalled, and nothing is known of any, until this one has started its own. */
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
