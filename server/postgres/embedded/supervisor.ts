import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { hasPipes } from '#server/postgres/embedded/liveness-pipe.ts';
import { commandAs, type RunAs } from '#server/postgres/embedded/run-as.ts';

// Runs Postgres in its own session: Ctrl-C in the terminal must not end it before the server has
// finished its requests. The shell has the other end of our pipe (4), which closes when we end for
// any reason; it then shuts Postgres down. Postgres inherits the named pipe (3).
const supervisor = `exec 4<&0
"$@" 4<&- & postgres=$!
(while read -r _ <&4; do :; done; kill -INT $postgres) 3<&- & watch=$!
wait $postgres; status=$?
kill $watch
exit $status`;

const stdio: ('pipe' | 'ignore')[] = ['pipe', 'ignore', 'pipe'];

/**
 * Starts a Postgres program that ends with this process: when the child's stdin closes it gets SIGINT.
 * @param pipe the cluster's named pipe, which must exist; the program has it open from its start
 */
export function spawnSupervised(
	command: string[],
	{ pipe, user }: { pipe: string; user: RunAs | undefined },
): ChildProcess {
	if (!hasPipes) return spawn(command[0] ?? '', command.slice(1), { stdio, cwd: '/' });
	const [program = '', ...args] = commandAs(user, [
		...['/bin/sh', '-c', supervisor, 'postgres-supervisor'],
		...command,
	]);
	const ids = user && !user.cannotReachFiles ? { uid: user.uid, gid: user.gid } : {};
	// Opened for reading and writing, which does not wait for another process.
	const running = openSync(pipe, constants.O_RDWR);
	try {
		return spawn(program, args, {
			...ids,
			// Not our own environment: PGPORT and similar variables would change the behaviour of Postgres.
			env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
			cwd: '/',
			detached: true,
			stdio: [...stdio, running],
		});
	} finally {
		closeSync(running);
	}
}
