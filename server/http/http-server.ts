import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Lifecycle } from '#server/http/health.ts';

type Answer = (request: Request, env: object) => Response | Promise<Response>;

/** Whoever sends slower than this keeps a connection for nothing. Node looks every `connections…`. */
const TIMEOUTS = {
	headersTimeout: 15_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 5_000,
};
/**
 * How many requests may be under way, on one line and on all. Node begins all that a client sends at
 * once: thousands on a few lines, whose answers nobody reads, take all memory. No browser has more
 * than one on a line, and proxies neither.
 */
const MOST_ON_A_LINE = 10;
const MOST = 2_000;
/** A line on which nothing has moved for so long is dead, or held by somebody who does not read. */
const SILENCE_MS = 60_000;

export type HttpServer = {
	port: number;
	/** Hands over the app; what came in while the server started is answered now. */
	open(answer: Answer): void;
	/** Turns new requests away, waits for the running ones at most `patienceMs`, then closes. */
	close(patienceMs: number): Promise<void>;
};

/**
 * Listens before the database is up: a port in use is known at once, and an early visitor waits
 * instead of being turned away.
 * @throws what `listen` fails with, such as EADDRINUSE
 */
export async function listen(
	host: string,
	port: number,
	lifecycle: Lifecycle,
	timeouts = TIMEOUTS,
): Promise<HttpServer> {
	const { promise: app, resolve: open } = Promise.withResolvers<Answer>();
	const running = { count: 0, opened: false, idle: () => {} };
	const listener = getRequestListener(async (request, env) => {
		if (lifecycle.stopping || (!running.opened && isHealthCheck(request))) return unavailable();
		return (await app)(request, env);
	});
	const onLine = new WeakMap<Socket, number>();
	const server = createServer(timeouts, (incoming, outgoing) => {
		const { socket } = incoming;
		const count = (onLine.get(socket) ?? 0) + 1;
		if (socket.destroyed || count > MOST_ON_A_LINE || running.count >= MOST)
			return void socket.destroy();
		onLine.set(socket, count);
		running.count += 1;
		outgoing.once('close', () => {
			onLine.set(socket, (onLine.get(socket) ?? 1) - 1);
			running.count -= 1;
			if (running.count === 0) running.idle();
		});
		if (incoming.headersDistinct.host?.length === 1) void listener(incoming, outgoing);
		else outgoing.writeHead(400, { Connection: 'close' }).end();
	});
	server.setTimeout(SILENCE_MS);
	await listening(server, host, port);
	return {
		port: (server.address() as AddressInfo).port,
		open(answer) {
			running.opened = true;
			open(answer);
		},
		async close(patienceMs) {
			lifecycle.stopping = true;
			const { promise: idle, resolve } = Promise.withResolvers<void>();
			running.idle = resolve;
			if (running.count > 0) await Promise.race([idle, after(patienceMs)]);
			server.close();
			server.closeAllConnections();
		},
	};
}

function listening(server: Server, host: string, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => resolve());
	});
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

const isHealthCheck = (request: Request) =>
	['/healthz', '/readyz'].includes(new URL(request.url).pathname);

const unavailable = () =>
	Response.json(
		{ code: 'unavailable', message: 'The server is starting or stopping.' },
		{
			status: 503,
			headers: { 'Retry-After': '2', 'Cache-Control': 'no-store', Connection: 'close' },
		},
	);
