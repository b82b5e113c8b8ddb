import { spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { createServer, type Server } from 'node:net';

/**
 * Listens, and runs the server with the socket as systemd would, three times one after another. It accepts no
 * connection itself, as it waits without its event loop; what arrives between two servers waits for the next.
 */
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as { port: number };
// Node has no public name for the descriptor of a server.
const { fd } = (server as Server & { _handle: { fd: number } })._handle;
let status: number | null = 0;
for (let count = 0; count < 3 && status === 0; count += 1)
	({ status } = spawnSync(
		'sh',
		[
			'-c',
			'echo process $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"',
			process.execPath,
			process.argv[2] ?? '',
		],
		{ stdio: ['ignore', 'inherit', 'inherit', fd], env: { ...process.env, PORT: String(port) } },
	));
process.exit(status ?? 1);
