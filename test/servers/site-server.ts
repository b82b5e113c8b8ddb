/** Starts the built site on a free port with a new data directory, for tools that measure it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { processEnvironment } from './process-environment.ts';

async function announced(output: NodeJS.ReadableStream): Promise<string> {
	for await (const line of createInterface(output)) {
		const address = /^The site is at (\S+)/.exec(line)?.[1];
		if (address) {
			output.resume();
			return address;
		}
	}
	throw new Error('The server ended before it listened.');
}

/**
 * @param env beyond a free port, a new data directory and no limits; with `SITE_URL` also `PORT`
 * @param errors where its log goes: here, nowhere, or into an open file
 * @param data the data directory to begin with, as `prepareData` makes it; an empty one by default
 * @param folder of the site with its build; ours by default
 * @returns its address, its process, its pages (from the sitemap) and how to stop it
 */
export async function startServer(
	env: Record<string, string> = {},
	errors: 'inherit' | 'ignore' | number = 'inherit',
	data?: string,
	folder = '.',
) {
	const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
	if (data) await copyFolder(data, dataDir);
	const server = spawn(process.execPath, ['server/main.ts'], {
		cwd: folder,
		env: {
			NODE_ENV: 'production',
			...processEnvironment,
			PORT: '0',
			DATA_DIR: dataDir,
			RATE_LIMITS: 'off',
			LOG_LEVEL: 'warn',
			...env,
		},
		// The IPC channel closes when we end for any reason; the server then stops, and its Postgres with it.
		stdio: ['ignore', 'pipe', errors, 'ipc'],
	});
	if (!server.stdout) throw new Error('The server has no output to read.');
	const address = await announced(server.stdout);
	// With a public address it listens on the port that it was given.
	const url = env.SITE_URL ? `http://127.0.0.1:${env.PORT}` : address;
	return {
		url,
		dataDir,
		server,
		async pages(): Promise<string[]> {
			const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
			return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => new URL(page).pathname);
		},
		/** Stops it; a data directory that `env` names stays. */
		async stop() {
			server.kill('SIGTERM');
			if (server.exitCode === null) await once(server, 'exit');
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** With owners and times: Node's own copy would lose the owner, who is not root. @param to a new folder, or an empty one */
export async function copyFolder(from: string, to: string): Promise<void> {
	await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** Makes a data directory with all tables and the site's internships: copying it is faster than making each. */
export async function prepareData(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'site-prepared-'));
	const { stop } = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
	await stop();
	return folder;
}
