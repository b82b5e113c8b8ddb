import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { hasPipes } from '#server/postgres/embedded/liveness-pipe.ts';
import { commandAs, type RunAs } from '#server/postgres/embedded/run-as.ts';

// Postgres in its own session: a Ctrl-C in the terminal must not end it before the server has
// answered what it was doing. The shell has the other end of our pipe (4), so that it sees us die,
// however we die, and then shuts Postgres down. Postgres inherits the named pipe (3).
const keeper = `exec 4<&0
"$@" 4<&- & postgres=$!
(while read -r _ <&4; do :; done; kill -INT $postgres) 3<&- & watch=$!
wait $postgres; status=$?
kill $watch
exit $status`;

const stdio: ('pipe' | 'ignore')[] = ['pipe', 'ignore', 'pipe'];

/**
 * Starts a program of Postgres that ends with us: once the child's stdin closes it is interrupted.
 * @param pipe the cluster's named pipe, which is there; open in the program from its first moment
 */
export function spawnSupervised(
	command: string[],
	{ pipe, user }: { pipe: string; user: RunAs | undefined },
): ChildProcess {
	if (!hasPipes) return spawn(command[0] ?? '', command.slice(1), { stdio, cwd: '/' });
	const [program = '', ...args] = commandAs(user, [
		...['/bin/sh', '-c', keeper, 'postgres-keeper'],
		...command,
	]);
	const ids = user && !user.cannotReachFiles ? { uid: user.uid, gid: user.gid } : {};
	// For reading and writing: that does not wait for somebody at the other end.
	const running = openSync(pipe, constants.O_RDWR);
	try {
		return spawn(program, args, {
			...ids,
			// Nothing of our own environment: PGPORT and the like would change what Postgres does.
			env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
			cwd: '/',
			detached: true,
			stdio: [...stdio, running],
		});
	} finally {
		closeSync(running);
	}
}
