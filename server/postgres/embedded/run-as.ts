import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The user that Postgres runs as instead of root, which it refuses. `cannotReachFiles` is true if that user
 * cannot traverse the folders to its files.
 */
export type RunAs = { uid: number; gid: number; cannotReachFiles: boolean };

/** @returns undefined if we are not root: Postgres then runs as our user. */
export async function chooseUser(clusterDir: string, binary: string): Promise<RunAs | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	const user = (await ownerOf(clusterDir)) ?? (await userNamed('postgres')) ?? (await createUser());
	const open =
		(await canReach(user, dirname(resolve(clusterDir)))) && (await canReach(user, dirname(binary)));
	return { ...user, cannotReachFiles: !open };
}

/** The command that runs `program` as that user; with one capability if it must traverse root's folders. */
export function commandAs(user: RunAs | undefined, program: string[]): string[] {
	if (!user?.cannotReachFiles) return program;
	return [
		'setpriv',
		`--reuid=${user.uid}`,
		`--regid=${user.gid}`,
		'--clear-groups',
		'--inh-caps=+dac_override',
		'--ambient-caps=+dac_override',
		'--',
		...program,
	];
}

async function ownerOf(dir: string): Promise<{ uid: number; gid: number } | undefined> {
	const entry = await stat(dir).catch(() => undefined);
	return entry && entry.uid !== 0 ? { uid: entry.uid, gid: entry.gid } : undefined;
}

async function userNamed(name: string): Promise<{ uid: number; gid: number } | undefined> {
	try {
		const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
		return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
	} catch {
		// `id` exits with 1 if there is no such user.
		return undefined;
	}
}

async function createUser(): Promise<{ uid: number; gid: number }> {
	await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
		() => {},
	);
	const user = (await userNamed('postgres')) ?? (await userNamed('nobody'));
	if (!user)
		throw new Error('Postgres cannot run as root, and there is no user "postgres" or "nobody".');
	return user;
}

async function canReach(
	{ uid, gid }: { uid: number; gid: number },
	path: string,
): Promise<boolean> {
	const entry = await stat(path).catch(() => undefined);
	const bit = entry?.uid === uid ? 0o100 : entry?.gid === gid ? 0o010 : 0o001;
	// A missing folder will be created by us with permissive rights.
	if (entry && !(entry.mode & bit)) return false;
	return dirname(path) === path || canReach({ uid, gid }, dirname(path));
}
