import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { clientOf } from '#server/http/client-address.ts';
import { ActiveRequests, BOUNDS } from '#server/http/connections/active-requests.ts';
import type { Lifecycle } from '#server/http/monitoring/health.ts';

type Answer = (request: Request, env: object) => Response | Promise<Response>;

/** Slower clients are disconnected. Node checks at the interval `connections…`. */
const TIMEOUTS = {
	headersTimeout: 15_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 5_000,
};
/** Per client, without a proxy. A browser opens six, and many people may share an address. */
const MOST_CONNECTIONS = 256;
/** How long a new connection is given to send its request when the server closes. */
const FIRST_REQUEST_MS = 500;
/** After this time without traffic the connection is dead or the client does not read. */
const SILENCE_MS = 60_000;

export type HttpServer = {
	port: number;
	/** Stops listening, waits at most `timeoutMs` for the running requests, then closes all connections. */
	close(timeoutMs: number): Promise<void>;
};

type Options = {
	/** The descriptor of a socket that listens already: a process in whose place this one comes had it before. */
	socket?: number;
	/** The number of proxies in front of this server that write X-Forwarded-For. */
	trustProxy?: number | false;
	timeouts?: Partial<typeof TIMEOUTS>;
	bounds?: typeof BOUNDS;
	/** Called with the number of connections closed since the last call, if there were any. */
	onCut?: (count: number) => void;
};

/**
 * Call it when everything is ready to answer.
 * @param lifecycle once it is stopping, each answer ends its connection: a proxy's next request goes elsewhere
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function listen(
	host: string,
	port: number,
	lifecycle: Lifecycle,
	answer: Answer,
	{ socket, trustProxy = false, timeouts, bounds = BOUNDS, onCut = () => {} }: Options = {},
): Promise<HttpServer> {
	const active = new ActiveRequests(bounds);
	const listener = getRequestListener(answer);
	const server = createServer({ ...TIMEOUTS, ...timeouts }, async (incoming, outgoing) => {
		if (!active.begin(incoming, outgoing, clientOf(incoming, trustProxy))) return;
		if (lifecycle.stopping) outgoing.setHeader('Connection', 'close');
		const refusal = refusalOf(incoming);
		if (refusal === null) await listener(incoming, outgoing);
		else outgoing.writeHead(refusal, { Connection: 'close' }).end();
		active.handedOver(outgoing);
	});
	server.on('connection', (socket) => socket.once('close', () => active.closed(socket)));
	if (!trustProxy) boundConnections(server, active);
	const sweeping = setInterval(() => {
		active.sweep();
		if (active.cuts > 0) onCut(active.cuts);
		active.cuts = 0;
	}, bounds.sweepMs).unref();
	server.setTimeout(SILENCE_MS);
	server.listen(socket === undefined ? { host, port } : { fd: socket });
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		async close(timeoutMs) {
			lifecycle.stopping = true;
			const closed = once(server, 'close');
			server.close();
			const { promise: idle, resolve } = Promise.withResolvers<void>();
			active.idle = resolve;
			// A request may be on its way on a connection that has just been accepted.
			await Promise.race([closed, after(Math.min(FIRST_REQUEST_MS, timeoutMs))]);
			if (active.count > 0) await Promise.race([idle, after(timeoutMs)]);
			clearInterval(sweeping);
			server.closeAllConnections();
		},
	};
}

/**
 * The status for what Node lets pass: a request for no host or two (RFC 9112, 3.2), or with a body in a coding that
 * nobody here undoes (6.1), such as `gzip, chunked`. Null for all others.
 */
function refusalOf({ headersDistinct: headers }: IncomingMessage): number | null {
	if (headers.host?.length !== 1) return 400;
	const codings = headers['transfer-encoding']?.join(',').trim().toLowerCase() ?? 'chunked';
	return codings === 'chunked' ? null : 501;
}

/** A proxy's connections carry many clients, so the proxy has to limit them. */
function boundConnections(server: Server, active: ActiveRequests): void {
	const counts = new Map<string, number>();
	server.on('connection', (socket: Socket) => {
		const { remoteAddress = '' } = socket;
		const count = (counts.get(remoteAddress) ?? 0) + 1;
		if (count > MOST_CONNECTIONS) return active.cut(socket);
		counts.set(remoteAddress, count);
		socket.once('close', () => {
			const left = (counts.get(remoteAddress) ?? 1) - 1;
			if (left > 0) counts.set(remoteAddress, left);
			else counts.delete(remoteAddress);
		});
	});
}

const after = (ms: number) => sleep(ms, undefined, { ref: false });

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
	const server = createSocketServer((socket) => socket.destroy()).listen(port, host);
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
