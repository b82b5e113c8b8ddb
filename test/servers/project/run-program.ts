import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type Program = { url: string; pid: number; close(): Promise<void> };

const START_MS = 30_000;

/**
 * Starts a program that answers over HTTP, with this environment alone.
 * @param url where it will listen; `path` answers below 500 once it is ready
 * @throws if it ends, or does not answer in time, with what it printed
 */
export async function runProgram(
	file: string,
	env: Record<string, string>,
	{ url, path }: { url: string; path: string },
): Promise<Program> {
	const child = spawn(file, { env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (text) => {
			output = (output + text).slice(-4_000);
		});
	const failed = new Promise<never>((_, reject) => child.once('error', reject));
	const ended = once(child, 'exit');
	const kill = () => void child.kill('SIGTERM');
	// Where a test run ends without closing what it has started.
	process.once('exit', kill);
	const close = async () => {
		process.off('exit', kill);
		kill();
		await ended;
	};
	const answers = () =>
		fetch(url + path).then(
			({ status }) => status < 500,
			() => false,
		);
	const ready = async () => {
		for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
			if (child.exitCode !== null) break;
			if (await answers()) return;
		}
		throw new Error(`${file} does not answer: ${output}`);
	};
	await Promise.race([failed, ready()]).catch(async (error: unknown) => {
		if (child.pid && child.exitCode === null) await close();
		throw error;
	});
	return { url, pid: child.pid ?? 0, close };
}
