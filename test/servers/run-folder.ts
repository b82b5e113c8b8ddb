import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory, where making and deleting the files of a database takes a fraction of the time. */
const MEMORY = '/dev/shm';
/** Bytes: several times what a run needs. Containers often have 64 MB there. */
const ROOM = 6e9;

/** Gives the run a temporary folder of its own, which is removed with all that its tests leave there. */
export default function setUp() {
	const parent = hasRoom(MEMORY) ? MEMORY : tmpdir();
	removeThoseOfKilledRuns(parent);
	const folder = mkdtempSync(join(parent, `internships-run-${process.pid}-`));
	// A Postgres of the tests may run as another user.
	chmodSync(folder, 0o755);
	process.env.RUN_FOLDER = folder;
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function hasRoom(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK);
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize > ROOM;
	} catch {
		return false;
	}
}

/** What a killed run leaves would fill the memory. */
function removeThoseOfKilledRuns(parent: string): void {
	if (!existsSync('/proc/self')) return;
	for (const name of readdirSync(parent)) {
		const pid = /^internships-run-(\d+)-/.exec(name)?.[1];
		if (pid && !existsSync(`/proc/${pid}`))
			rmSync(join(parent, name), { recursive: true, force: true });
	}
}
