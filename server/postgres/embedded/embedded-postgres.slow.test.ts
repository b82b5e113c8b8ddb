import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataDirInUseError, lockDataDir } from '#server/postgres/embedded/data-dir-lock.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded/embedded-postgres.ts';
import { ensurePipe, isPipeOpen, pipeOf } from '#server/postgres/embedded/liveness-pipe.ts';
import { postmasterOf, stopOrphan } from '#server/postgres/embedded/orphan.ts';
import { testLog } from '#test/servers/backend.ts';
import { copyPreparedData } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { commandOf, isAlive, untilGone } from './orphan.ts';

let dataDir: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'internships-test-'));
});
afterEach(async () => {
	for (const child of started.splice(0)) {
		if (child.exitCode === null) child.kill('SIGTERM');
		await vi.waitUntil(() => child.exitCode !== null || child.signalCode !== null, 60_000);
	}
	const left = await postmasterOf(join(dataDir, 'postgres'));
	if (left) await untilGone(left, 60_000);
	await rm(dataDir, { recursive: true, force: true });
});

/** The database part of a server in a separate process: writes a row for each line of its input. */
const program = `
import { createInterface } from 'node:readline';
import { silentLog } from '#server/log.ts';
import { createBackend } from '#server/backend/backend.ts';
import { readConfig, withPort } from '#server/config.ts';
try {
	const config = withPort(readConfig({ DATA_DIR: process.argv[1], PORT: '0' }), 4999);
	const backend = await createBackend(config, silentLog);
	process.on('SIGTERM', async () => { await backend.close(); process.exit(0); });
	console.log('ready');
	createInterface(process.stdin).on('line', async (email) => {
		const body = JSON.stringify({ email });
		const headers = { 'Content-Type': 'application/json', Prefer: 'return=minimal' };
		const url = 'http://backend/rest/v1/newsletter_subscriptions';
		const { status } = await backend.fetch(new Request(url, { method: 'POST', headers, body }));
		console.log(status);
	});
} catch (error) {
	console.log(error.name + ': ' + error.message);
	process.exit(1);
}`;

type Server = { child: ChildProcess; output: string[]; prints(text: string): Promise<void> };

function startServer(): Server {
	const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
		env: { ...process.env, ...processEnvironment },
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	started.push(child);
	const output: string[] = [];
	child.stdout.on('data', (chunk: Buffer) =>
		output.push(...chunk.toString('utf8').trim().split('\n')),
	);
	const prints = async (text: string) => {
		await vi.waitUntil(() => output.some((line) => line.includes(text)), 60_000);
	};
	return { child, output, prints };
}

async function running(): Promise<Server> {
	const server = startServer();
	await server.prints('ready');
	return server;
}

const postmaster = () => postmasterOf(join(dataDir, 'postgres'));

test('rows are still there after a restart', async () => {
	const first = await running();
	first.child.stdin?.write('ann@example.org\n');
	await first.prints('201');
	first.child.kill('SIGTERM');
	await vi.waitUntil(() => first.child.exitCode === 0, 60_000);
	expect(await postmaster()).toBeUndefined();
	const second = await running();
	second.child.stdin?.write('ann@example.org\n');
	await second.prints('409');
});

test('listens on loopback only, and only the owner can read the secrets', async () => {
	await running();
	const { mode } = await stat(join(dataDir, 'secrets.json'));
	expect(mode & 0o777).toBe(0o600);
	expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
	const command = await commandOf((await postmaster()) ?? 0);
	expect(command).toContain('listen_addresses=127.0.0.1');
	expect(command).toContain('fsync=on');
	const [, , , , , listening] = (
		await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
	).split('\n');
	expect(listening).toBe('127.0.0.1');
	expect(existsSync(join(dataDir, 'postgres.password'))).toBe(false);
});

describe('after kill -9', () => {
	beforeEach(() => copyPreparedData(dataDir));

	test('Postgres shuts down when the server has been killed', async () => {
		const { child } = await running();
		const pid = (await postmaster()) ?? 0;
		expect(await isAlive(pid)).toBe(true);
		child.kill('SIGKILL');
		expect(await untilGone(pid, 60_000)).toBe(true);
	});

	test('the next start works at once, whatever is still running from before', async () => {
		const { child, prints } = await running();
		child.stdin?.write('ann@example.org\n');
		await prints('201');
		child.kill('SIGKILL');
		const next = await running();
		next.child.stdin?.write('ann@example.org\n');
		await next.prints('409');
	});

	test('a Postgres whose supervising shell was also killed is found and stopped', async () => {
		const { child } = await running();
		const pid = (await postmaster()) ?? 0;
		const supervisor = await parentOf(pid);
		process.kill(supervisor, 'SIGKILL');
		child.kill('SIGKILL');
		const next = await running();
		expect(await postmaster()).not.toBe(pid);
		expect((await isAlive(pid)) && (await commandOf(pid)).includes(dataDir)).toBe(false);
		next.child.stdin?.write('bob@example.org\n');
		await next.prints('201');
	});

	test('every acknowledged row is there after server and Postgres were killed together', async () => {
		const { child, prints } = await running();
		child.stdin?.write('ann@example.org\n');
		await prints('201');
		process.kill((await postmaster()) ?? 0, 'SIGKILL');
		child.kill('SIGKILL');
		const next = await running();
		next.child.stdin?.write('ann@example.org\n');
		await next.prints('409');
	});
});

test('restarts a Postgres that exits by itself, and the server continues', async () => {
	await copyPreparedData(dataDir);
	const { child, output } = await running();
	const pid = (await postmaster()) ?? 0;
	process.kill(pid, 'SIGKILL');
	await vi.waitUntil(async () => {
		const now = await postmaster();
		return now !== undefined && now !== pid && (await isAlive(now));
	}, 60_000);
	await vi.waitUntil(
		() => {
			child.stdin?.write(`after-${output.length}@example.org\n`);
			return output.includes('201');
		},
		{ timeout: 60_000, interval: 300 },
	);
	expect(output).not.toContain('500');
	expect(child.exitCode).toBeNull();
});

describe('one server per data directory', () => {
	test('refuses a second server on the same data directory with one line, and the first continues', async () => {
		await copyPreparedData(dataDir);
		const first = await running();
		const second = startServer();
		await second.prints('DataDirInUseError');
		expect(second.output).toEqual([
			`DataDirInUseError: Another server or staff command is using ${dataDir}, perhaps in another container. Stop it, or set DATA_DIR to another folder.`,
		]);
		first.child.stdin?.write('ann@example.org\n');
		await first.prints('201');
	});

	test('the lock can be taken again after its release, and its file remains empty', async () => {
		const unlock = await lockDataDir(dataDir);
		await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
		await unlock();
		const again = await lockDataDir(dataDir);
		await again();
		const { size, mode } = await stat(join(dataDir, 'data.lock'));
		expect([size, mode & 0o777]).toEqual([0, 0o600]);
		expect(await readdir(dataDir)).toEqual(['data.lock']);
	});

	test('a killed server has no lock, even as a zombie process', async () => {
		await copyPreparedData(dataDir);
		const parent = spawn(
			'sh',
			[
				...['-c', '"$0" "$@" >&3 3>&- & echo $!; exec sleep 600', process.execPath],
				...['--input-type=module', '-e', program, dataDir],
			],
			{ stdio: ['ignore', 'pipe', 'inherit', 'pipe'] },
		);
		started.push(parent);
		const [text] = parent.stdout ? await once(parent.stdout, 'data') : [];
		await vi.waitUntil(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), 60_000);
		const pid = Number(text);
		process.kill(pid, 'SIGKILL');
		await vi.waitUntil(async () => !(await isAlive(pid)), 60_000);
		// The zombie still has an entry in the process table.
		expect(process.kill(pid, 0)).toBe(true);
		await running();
	});

	test('refuses a data directory whose lock file SQLite cannot use', async () => {
		await writeFile(join(dataDir, 'data.lock'), 'something else');
		await expect(lockDataDir(dataDir)).rejects.toThrow('cannot be locked (SQLite error 26)');
	});

	test('one of ten simultaneous servers gets the lock', async () => {
		const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dataDir)));
		const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
		expect(refused).toHaveLength(9);
		for (const reason of refused) expect(reason).toBeInstanceOf(DataDirInUseError);
	});
});

test('does not change a cluster that an unknown process has open, and says that it waits for it', async () => {
	const dir = join(dataDir, 'postgres');
	await mkdir(dir);
	await writeFile(join(dir, 'postmaster.pid'), '999999999');
	await ensurePipe(pipeOf(dir));
	const holder = spawn('sh', ['-c', 'exec sleep 600 4<>"$0"', pipeOf(dir)]);
	started.push(holder);
	await vi.waitUntil(() => isPipeOpen(pipeOf(dir)), 60_000);
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
	const log = testLog();
	const waiting = stopOrphan(dir, log);
	await vi.waitUntil(() => log.lines.length === 1, 60_000);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(log.lines).toHaveLength(7);
	expect(log.lines[6]).toContain('waiting for the Postgres of an earlier server to stop');
	expect(existsSync(join(dir, 'postmaster.pid'))).toBe(true);
	holder.kill('SIGKILL');
	await waiting;
	expect(existsSync(join(dir, 'postmaster.pid'))).toBe(false);
});

test('refuses a folder with other content and does not change it', async () => {
	await mkdir(join(dataDir, 'postgres'));
	await writeFile(join(dataDir, 'postgres', 'letter'), 'mine');
	const start = startEmbeddedPostgres(dataDir, 'a password of some length', testLog());
	await expect(start).rejects.toThrow('is not empty and holds no database');
	expect(await readFile(join(dataDir, 'postgres', 'letter'), 'utf8')).toBe('mine');
});

test('the next start works after a first start was killed in the middle', async () => {
	const half = join(dataDir, 'postgres.new');
	await mkdir(half);
	await writeFile(join(half, 'PG_VERSION'), '18');
	const postgres = await startEmbeddedPostgres(dataDir, 'a password of some length', testLog());
	await postgres.stop();
	expect(existsSync(half)).toBe(false);
});

test('data of another Postgres version is refused before it is touched', async () => {
	await mkdir(join(dataDir, 'postgres'));
	await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
	const start = startEmbeddedPostgres(dataDir, 'a password of some length', testLog());
	await expect(start).rejects.toThrow('written by Postgres 17');
});

async function parentOf(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
}
