import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run a temporary folder of its own, which is removed with all that its tests leave there. */
export default function setUp() {
	const folder = mkdtempSync(join(tmpdir(), 'internships-run-'));
	// A Postgres of the tests may run as another user.
	chmodSync(folder, 0o755);
	process.env.RUN_FOLDER = folder;
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
