import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/**
 * Finds out early whether the server may listen, which it does when everything is ready.
 * @returns the port, and `release`, to be called right before it listens. A given port is free until then, as a proxy
 * must not connect; nobody knows one that was chosen (0), and no other program may get it.
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function reservePort(
	host: string,
	port: number,
): Promise<{ port: number; release(): Promise<void> }> {
	const server = createServer((socket) => socket.destroy()).listen(port, host);
	await once(server, 'listening');
	const reserved = (server.address() as AddressInfo).port;
	const release = async () => {
		if (!server.listening) return;
		server.close();
		await once(server, 'close');
	};
	if (port !== 0) await release();
	return { port: reserved, release };
}
