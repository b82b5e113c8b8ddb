import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeOnePageBuild } from '#test/servers/one-page-build.ts';
import { copyPreparedData } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

/** The real process, with a build of one page. */
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'main-'));
	await writeOnePageBuild(folder);
	await copyPreparedData(join(folder, 'data'));
});

afterEach(async () => {
	if (child?.exitCode === null && child.kill()) await once(child, 'exit');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(env: Record<string, string>) {
	const main = join(import.meta.dirname, 'main.ts');
	const started = spawn(process.execPath, [main], {
		cwd: folder,
		env: { ...processEnvironment, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	child = started;
	const output = { out: '', err: '' };
	started.stdout?.on('data', (text) => {
		output.out += text;
	});
	started.stderr?.on('data', (text) => {
		output.err += text;
	});
	return { started, output };
}

test('refuses an invalid environment with the variable’s name, without a stack', async () => {
	const { started, output } = start({ PORT: 'many' });
	expect((await once(started, 'close'))[0]).toBe(1);
	expect(output.err).toContain('PORT must be a whole number');
	expect(output.err).not.toMatch(/\bat .*\.ts/);
	expect(output.out).toBe('');
});

test('refuses a port in use with one line', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const { port } = other.address() as { port: number };
	const { started, output } = start({ PORT: String(port) });
	expect((await once(started, 'close'))[0]).toBe(1);
	const [line, log] = output.err.trim().split('\n');
	expect(line).toBe(
		`Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another PORT.`,
	);
	// It is found before the database is started.
	expect(JSON.parse(log ?? '')).toMatchObject({
		level: 60,
		readyAfterMs: {},
		causes: [{ code: 'EADDRINUSE' }],
	});
	other.close();
});

test('prints two lines, serves, and stops on request', async () => {
	const { started, output } = start({});
	await expect.poll(() => output.out.split('\n').length, { timeout: 50_000 }).toBe(3);
	const lines = output.out.trim().split('\n');
	const [site] = /http:\S+/.exec(lines[0] ?? '') ?? [];
	expect(lines).toEqual([`The site is at ${site}`, `Its mail is kept at ${site}/dev/mailbox`]);
	expect((await fetch(`${site}/healthz`)).status).toBe(200);
	expect(await (await fetch(`${site}/?name=somebody`)).text()).toContain('<h1>Home</h1>');
	started.kill('SIGTERM');
	expect(await once(started, 'close')).toEqual([0, null]);
	expect(output.err).toContain('"path":"/"');
	expect(output.err).not.toMatch(/somebody|127\.0\.0\.1/);
});

test('stops if its parent process ended before it could listen', async () => {
	const main = join(import.meta.dirname, 'main.ts');
	const started = spawn(process.execPath, [main], {
		cwd: folder,
		env: { ...processEnvironment, PORT: '0', DATA_DIR: join(folder, 'data') },
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	child = started;
	started.disconnect();
	expect(await once(started, 'exit')).toEqual([0, null]);
});
