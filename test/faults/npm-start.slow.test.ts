import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postmasterOf } from '#server/postgres/embedded/orphan.ts';
import { copyPreparedData } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

// If the site is not built yet, `npm start` builds it first.
vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'internships-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

type StartedProcess = { child: ChildProcess; output(): string; closed: Promise<unknown[]> };

/** Starts `npm start` in a separate process group, and waits until it serves. */
async function start(program: string, args: string[]): Promise<StartedProcess> {
	const child = spawn(program, args, {
		detached: true,
		env: { ...process.env, ...processEnvironment, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (text) => {
			output += text;
		});
	// The server shares this output, so it has ended too when this is closed.
	const closed = once(child, 'close') as Promise<unknown[]>;
	await vi.waitUntil(() => output.includes('The site is at'), 240_000);
	return { child, output: () => output, closed };
}

type Case = { name: string; program: string; args: string[]; signal: NodeJS.Signals; group?: true };

const cases: Case[] = [
	{ name: 'SIGINT to it alone', ...ours(), signal: 'SIGINT' },
	{ name: 'SIGTERM to it alone', ...ours(), signal: 'SIGTERM' },
	{ name: 'Ctrl-C, which reaches the server too', ...ours(), signal: 'SIGINT', group: true },
	{ name: 'SIGTERM to npm alone', program: 'npm', args: ['start'], signal: 'SIGTERM' },
];

function ours() {
	return { program: process.execPath, args: ['scripts/run/start.mjs'] };
}

test.each(cases)('npm start ends once, without an error, after $name', async (one) => {
	// npm's own start makes its data.
	if (one.program !== 'npm') await copyPreparedData(dataDir);
	const { child, output, closed } = await start(one.program, one.args);
	process.kill(one.group ? -(child.pid ?? 0) : (child.pid ?? 0), one.signal);
	const [code] = await closed;
	// npm itself ends with the signal.
	if (one.program !== 'npm') expect(code).toBe(0);
	expect(output().match(/"msg":"stopping"/g)).toHaveLength(1);
	expect(await postmasterOf(join(dataDir, 'postgres'))).toBeUndefined();
});
