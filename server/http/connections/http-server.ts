import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { clientOf } from '#server/http/client-address.ts';
import { ActiveRequests, BOUNDS } from '#server/http/connections/active-requests.ts';
import type { Lifecycle } from '#server/http/monitoring/health.ts';

type Answer = (request: Request, env: object) => Response | Promise<Response>;

/** Whoever sends slower than this keeps a connection for nothing. Node looks every `connections…`. */
const TIMEOUTS = {
	headersTimeout: 15_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 10_000,
	connectionsCheckingInterval: 5_000,
};
/** Without a proxy, of one client; a browser opens six, and many people may share an address. */
const MOST_CONNECTIONS = 256;
/** A connection on which nothing has moved for so long is dead, or its client does not read. */
const SILENCE_MS = 60_000;

export type HttpServer = {
	port: number;
	/** Hands over the app; what came in while the server started is answered now. */
	open(answer: Answer): void;
	/** Turns new requests away, waits for the running ones at most `timeoutMs`, then closes. */
	close(timeoutMs: number): Promise<void>;
};

type Options = {
	/** How many proxies in front of us write X-Forwarded-For. */
	trustProxy?: number | false;
	timeouts?: Partial<typeof TIMEOUTS>;
	bounds?: typeof BOUNDS;
	/** Called with the number of connections ended since the last call, where there were any. */
	onCut?: (count: number) => void;
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
	{ trustProxy = false, timeouts, bounds = BOUNDS, onCut = () => {} }: Options = {},
): Promise<HttpServer> {
	const { promise: app, resolve: open } = Promise.withResolvers<Answer>();
	let opened = false;
	const active = new ActiveRequests(bounds);
	const listener = getRequestListener(async (request, env) => {
		if (lifecycle.stopping || (!opened && isHealthCheck(request))) return unavailable();
		return (await app)(request, env);
	});
	const server = createServer({ ...TIMEOUTS, ...timeouts }, async (incoming, outgoing) => {
		if (!active.begin(incoming, outgoing, clientOf(incoming, trustProxy))) return;
		if (incoming.headersDistinct.host?.length === 1) await listener(incoming, outgoing);
		else outgoing.writeHead(400, { Connection: 'close' }).end();
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
	await listening(server, host, port);
	return {
		port: (server.address() as AddressInfo).port,
		open(answer) {
			opened = true;
			open(answer);
		},
		async close(timeoutMs) {
			lifecycle.stopping = true;
			const { promise: idle, resolve } = Promise.withResolvers<void>();
			active.idle = resolve;
			if (active.count > 0) await Promise.race([idle, after(timeoutMs)]);
			clearInterval(sweeping);
			server.close();
			server.closeAllConnections();
		},
	};
}

/** A proxy's connections are those of many clients: it bounds them itself. */
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

function listening(server: Server, host: string, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => resolve());
	});
}

const after = (ms: number) => sleep(ms, undefined, { ref: false });

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
