import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small separate file system that can be filled to the last byte and emptied again. */
export type SmallDisk = {
	dir: string;
	fill(): Promise<void>;
	empty(): Promise<void>;
	clear(): Promise<void>;
};

/** @returns undefined if this user may not mount one */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
	const dir = await mkdtemp(join(tmpdir(), 'internships-disk-'));
	const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', dir];
	const mounted = await run('mount', options).then(
		() => true,
		() => false,
	);
	if (!mounted) return void (await rm(dir, { recursive: true }));
	const ballast = join(dir, 'ballast');
	return {
		dir,
		fill: async () => {
			const { bavail, bsize } = await statfs(dir);
			// Postgres may use some of it meanwhile, so writing fewer bytes is enough.
			await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error) => {
				if (error.code !== 'ENOSPC') throw error;
			});
		},
		empty: () => rm(ballast, { force: true }),
		clear: async () => {
			await run('umount', [dir]);
			await rm(dir, { recursive: true, force: true });
		},
	};
}
