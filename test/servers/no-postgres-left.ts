import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { untilGone } from '#server/postgres/embedded/orphan.ts';

/** The temporary files of this worker, whose files of tests run one after another. */
const folder = join(process.env.RUN_FOLDER ?? '/tmp', `worker-${process.pid}`);
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder;

// The first hook that is registered runs last.
afterAll(async () => {
	const left: string[] = [];
	for (const { pid, command } of clusters()) {
		// Where its server was killed, it is still shutting down.
		if (await untilGone(pid, 20_000)) continue;
		process.kill(pid, 'SIGQUIT');
		left.push(command.replaceAll('\0', ' '));
	}
	if (left.length > 0) throw new Error(`A Postgres outlives this file: ${left.join('; ')}`);
});

/** Each Postgres whose data directory is in that folder; none where there is no /proc. */
function clusters(): { pid: number; command: string }[] {
	if (!existsSync('/proc/self/cmdline')) return [];
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => ({ pid: Number(pid), command: commandOf(pid) }))
		.filter(({ command }) => /^[^\0]*\bpostgres\0-D\0/.test(command) && command.includes(folder));
}

function commandOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
	} catch {
		// It has ended in the meantime.
		return '';
	}
}
