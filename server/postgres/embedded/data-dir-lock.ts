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
 * Locks the data directory until the returned function is called. Node has no file locks, so this uses the
 * lock that SQLite takes on an open file (fcntl, on Windows LockFileEx). The kernel enforces it across all
 * process namespaces and containers of this machine, and releases it when the process ends for any reason.
 * The file remains empty.
 * @throws {DataDirInUseError} if another process has the lock
 * @throws if the file system does not support locks, or its support is unknown
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
	// If we are root, Postgres runs as another user, who needs to traverse the directory.
	await mkdir(dataDir, { recursive: true, mode: 0o711 });
	const file = join(resolve(dataDir), 'data.lock');
	const lock = openLocked(file, dataDir);
	// Anyone who can open the file can lock it. Only SQLite opens it here, and it is never deleted: closing
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
		// A journal in memory: nothing is written, so that locking works on a full disk.
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
