import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAlive, startOf } from '#server/postgres/processes.ts';

export class DataDirInUseError extends Error {
	override name = 'DataDirInUseError';

	constructor(dataDir: string, pid: number) {
		super(
			`Another server (process ${pid}) is using ${resolve(dataDir)}. Stop it, or set DATA_DIR to another folder.`,
		);
	}
}

type Holder = { pid: number; start: string };

/**
 * Makes the data directory ours until the returned function is called.
 * @throws {DataDirInUseError} where a live server has it; a dead one's lock is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
	// Postgres runs as another user where we are root, and must be able to walk through.
	await mkdir(dataDir, { recursive: true, mode: 0o711 });
	const lock = join(dataDir, 'server.lock');
	const mine = join(dataDir, `server.lock.${randomUUID()}`);
	const content = JSON.stringify({ pid: process.pid, start: await startOf(process.pid) });
	await writeFile(mine, content);
	try {
		while (!(await linked(mine, lock))) await removeStale(dataDir, lock);
	} finally {
		await rm(mine, { force: true });
	}
	return async () => {
		if ((await readFile(lock, 'utf8').catch(() => '')) === content) await rm(lock, { force: true });
	};
}

/** A hard link appears whole or not at all, and never over another. */
async function linked(from: string, to: string): Promise<boolean> {
	try {
		await link(from, to);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	}
}

async function removeStale(dataDir: string, lock: string): Promise<void> {
	const text = await readFile(lock, 'utf8').catch(() => undefined);
	if (text === undefined) return;
	const holder = parse(text);
	if (holder && (await holds(holder))) throw new DataDirInUseError(dataDir, holder.pid);
	// Two starts may judge the same dead lock: what was moved away must be the one that was judged.
	const aside = join(dataDir, `server.lock.${randomUUID()}`);
	await rename(lock, aside).catch(ignoreMissing);
	if ((await readFile(aside, 'utf8').catch(() => text)) !== text) await linked(aside, lock);
	await rm(aside, { force: true });
}

async function holds({ pid, start }: Holder): Promise<boolean> {
	return isAlive(pid) && (await startOf(pid)) === start;
}

function parse(text: string): Holder | undefined {
	try {
		const { pid, start } = JSON.parse(text) as Partial<Holder>;
		return Number.isInteger(pid) && typeof start === 'string'
			? { pid: Number(pid), start }
			: undefined;
	} catch {
		// A lock that cannot be read was cut short by a crash: nobody holds it.
		return undefined;
	}
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
	if (error.code !== 'ENOENT') throw error;
}
