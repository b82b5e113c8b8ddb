import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirInUseError extends Error {
	override name = 'DataDirInUseError';

	constructor(dataDir: string) {
		super(
			`Another server or staff command is using ${resolve(dataDir)}, perhaps in another container. Stop it, or set DATA_DIR to another folder.`,
		);
	}
}

/** Error codes of SQLite: another connection has the lock. */
const BUSY = 5;

/**
 * Makes the data directory ours until the returned function is called. The lock is the one that
 * SQLite takes on an open file (fcntl, on Windows LockFileEx), since Node has none of its own: the
 * kernel keeps it, for every process namespace and container of this machine, and gives it up when
 * the process ends, however it ends. What the file holds means nothing: it stays empty.
 * @throws {DataDirInUseError} where another process has it
 * @throws where the file system cannot lock, or it is not known whether it can
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
	// Postgres runs as another user where we are root, and must be able to walk through.
	await mkdir(dataDir, { recursive: true, mode: 0o711 });
	const file = join(resolve(dataDir), 'data.lock');
	const lock = openLocked(file, dataDir);
	// Who can open the file can lock it. It is never opened here but by SQLite, nor deleted: closing
	// any descriptor of a file gives up all its fcntl locks, and a new file would be another lock.
	await chmod(file, 0o600);
	return async () => {
		if (lock.isOpen) lock.close();
	};
}

function openLocked(file: string, dataDir: string): DatabaseSync {
	let lock: DatabaseSync | undefined;
	try {
		lock = new DatabaseSync(file);
		// A journal in memory: nothing is written, so that a full disk does not matter.
		lock.exec('pragma journal_mode = memory; begin exclusive');
		return lock;
	} catch (error) {
		lock?.close();
		const { errcode } = error as { errcode?: number };
		if (errcode === BUSY) throw new DataDirInUseError(dataDir);
		throw new Error(
			`${file} cannot be locked (SQLite error ${errcode}): DATA_DIR must be a folder of this server, on a file system with locks.`,
		);
	}
}
