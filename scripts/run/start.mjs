/** `npm start`: installs and builds what is missing, then runs the server until it is told to stop. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryEnvironment, memoryFlags } from './memory.mjs';
import { build, install, node, root, running } from './steps.mjs';

/** The channel tells the server when this process is gone, however it went: then it stops too. */
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
	process.on('SIGTERM', () => server.kill('SIGTERM'));
	// A Ctrl-C reaches the server by itself: this process only waits for it.
	process.on('SIGINT', () => {});
}

await running(() => {
	install();
	build();
	serve();
});
