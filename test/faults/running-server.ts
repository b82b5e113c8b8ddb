import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf, untilGone } from '#server/postgres/embedded/orphan.ts';
import { ask } from '#test/api-client.ts';
import { writeOnePageBuild } from '#test/servers/one-page-build.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');

/** A folder with a build of one page, a data directory, and all servers started in it. */
export type Place = {
	folder: string;
	dataDir: string;
	/**
	 * Starts the real process; it may still be starting, or have failed, when this returns.
	 * @param node flags for Node
	 * @param command the command that runs Node, such as `unshare`
	 */
	start(env?: Record<string, string>, node?: string[], command?: string[]): RunningServer;
	/** Ends all processes that still run, and removes all files. */
	clear(): Promise<void>;
};

export type RunningServer = {
	child: ChildProcess;
	output: { out: string; err: string };
	/** Its address, once it serves. @throws if it ends before */
	url(): Promise<string>;
	/** Resolves when the process ends: its exit code, or null after a signal. */
	ended: Promise<number | null>;
	stop(): Promise<number | null>;
};

export async function makePlace(dataDir?: string): Promise<Place> {
	const folder = await mkdtemp(join(tmpdir(), 'internships-fault-'));
	const servers: RunningServer[] = [];
	await writeOnePageBuild(folder);
	const place: Place = {
		folder,
		dataDir: dataDir ?? join(folder, 'data'),
		start(env = {}, node = [], command = []) {
			const server = startServer(place, env, [...command, process.execPath, ...node]);
			servers.push(server);
			return server;
		},
		async clear() {
			for (const server of servers) await server.stop();
			const left = await postmasterOf(join(place.dataDir, 'postgres'));
			if (left) await untilGone(left, 30_000);
			await rm(folder, { recursive: true, force: true });
		},
	};
	return place;
}

function startServer(
	place: Place,
	env: Record<string, string>,
	[program = '', ...args]: string[],
): RunningServer {
	const child = spawn(program, [...args, main], {
		cwd: place.folder,
		env: {
			...processEnvironment,
			PORT: '0',
			DATA_DIR: place.dataDir,
			RATE_LIMITS: 'off',
			LOG_LEVEL: 'warn',
			...env,
		},
		// The IPC channel closes when the tests end for any reason; the server then stops.
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const output = { out: '', err: '' };
	child.stdout?.on('data', (text) => {
		output.out += text;
	});
	child.stderr?.on('data', (text) => {
		output.err += text;
	});
	const ended = once(child, 'close').then(([code]) => code as number | null);
	return {
		child,
		output,
		ended,
		url: async () => {
			for (;;) {
				const [, url] = /The site is at (http:\S+)/.exec(output.out) ?? [];
				if (url) return url;
				if (child.exitCode !== null) throw new Error(`The server ended: ${output.err}`);
				await sleep(20);
			}
		},
		stop: async () => {
			if (child.exitCode === null && child.signalCode === null)
				process.kill(await serverOf(child), 'SIGTERM');
			return ended;
		},
	};
}

/** What it wrote to stderr beside the log. */
export const linesForPeople = ({ output }: RunningServer): string[] =>
	output.err.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

/** The lines of its log, read from JSON. */
export const logged = ({ output }: RunningServer): Record<string, unknown>[] =>
	output.err
		.split('\n')
		.filter((line) => line.startsWith('{'))
		.map((line) => JSON.parse(line));

/** The line of its log that says why it did not start. */
export const fatal = (server: RunningServer) => logged(server).find(({ level }) => level === 60);

/** `unshare` waits for the server and does not forward signals: in that case the server is its child. */
async function serverOf({ pid = 0, spawnfile }: ChildProcess): Promise<number> {
	if (spawnfile !== 'unshare') return pid;
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
	return Number(children.trim().split(' ')[0] || pid);
}

/** Kills the server and its Postgres, like a power cut: neither can finish anything. */
export async function killBoth({ dataDir }: Place, { child, ended }: RunningServer): Promise<void> {
	const postmaster = await postmasterOf(join(dataDir, 'postgres'));
	if (postmaster) process.kill(postmaster, 'SIGKILL');
	child.kill('SIGKILL');
	await ended;
}

export const postmaster = ({ dataDir }: Place) => postmasterOf(join(dataDir, 'postgres'));

/** The `apikey` of the browser and of staff. */
export async function keysOf({ dataDir }: Place): Promise<{ publishable: string; secret: string }> {
	const { publishableKey, secretKey } = JSON.parse(
		await readFile(join(dataDir, 'secrets.json'), 'utf8'),
	);
	return { publishable: publishableKey, secret: secretKey };
}

/** All subscribed addresses, read by staff a page at a time. */
export async function subscribers(url: string, key: string): Promise<Set<string>> {
	const all = new Set<string>();
	for (let full = true; full; ) {
		const path = `/rest/v1/newsletter_subscriptions?select=email&order=id&limit=500&offset=${all.size}`;
		const rows = await ask<{ email: string }[]>(url, path, { key });
		for (const { email } of rows) all.add(email);
		full = rows.length > 0;
	}
	return all;
}

export function freePort(): Promise<number> {
	return new Promise((done) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => done(port));
		});
	});
}
