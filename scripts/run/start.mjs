/** `npm start`: installs and builds what is missing, then runs the server until it is told to stop. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryEnvironment, memoryFlags } from './memory.mjs';
import { build, install, node, root, running } from './steps.mjs';

/** npm passes a signal only to the shell between us, which ends without passing it on. */
function stopWithNpm(stop) {
	if (process.env.npm_lifecycle_event !== 'start') return;
	const shell = process.ppid;
	setInterval(() => process.ppid !== shell && stop(), 500).unref();
}

/**
 * The IPC channel tells the server when this process has ended, for whatever reason: then it stops
 * too.
 */
function serve() {
	const server = spawn(node(), [...memoryFlags, join(root, 'server', 'main.ts')], {
		cwd: root,
		// Plain Node would load React's development build, several times slower, for rendered pages.
		env: {
			...memoryEnvironment,
			...process.env,
			NODE_ENV: process.env.NODE_ENV ?? 'production',
		},
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
	});
	server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
	// A Ctrl-C reaches the server as well, but a signal to this process alone does not. Closing the
	// channel stops the server in both cases, also on Windows, where a signal would end it at once.
	const stop = () => server.connected && server.disconnect();
	process.on('SIGTERM', stop).on('SIGINT', stop);
	stopWithNpm(stop);
}

await running(() => {
	install('start');
	build();
	serve();
});
