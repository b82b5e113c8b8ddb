import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Bounds = {
	/**
	 * Unfinished requests. Node starts every request that a client sends, however many there are. Of more, these are
	 * answered, and then the connection ends; of more than twice as many, none.
	 */
	onConnection: number;
	ofClient: number;
	inAll: number;
	/** Bytes of responses in memory that the client has not read yet. */
	bytesOfClient: number;
	bytesInAll: number;
	/** The time allowed for a whole response, plus one millisecond for each `bytesPerMs` of it. */
	answerMs: number;
	bytesPerMs: number;
	/** The interval between checks for responses that are too slow. */
	sweepMs: number;
};

const MEGABYTE = 1_048_576;

/**
 * Browsers and proxies send one request at a time on a connection. A list may have six megabytes, and the
 * heap under `npm start` has 160.
 */
export const BOUNDS: Bounds = {
	onConnection: 10,
	ofClient: 200,
	inAll: 2_000,
	bytesOfClient: 16 * MEGABYTE,
	bytesInAll: 48 * MEGABYTE,
	answerMs: 60_000,
	bytesPerMs: 16,
	sweepMs: 5_000,
};

/** For a waiting response smaller than this the total is not computed. */
const SMALL = 16_384;

type Answer = {
	outgoing: ServerResponse;
	socket: Socket;
	startedAt: number;
	bytesBefore: number;
	remove(): void;
};

/**
 * Counts requests from their first line to the end of their responses, and closes connections so that no
 * client can use up the shared limits. When a limit is reached, the oldest response that only waits for its
 * client is closed to make room for the new request; if there is none, the new request's connection is
 * closed.
 */
export class ActiveRequests {
	readonly #bounds: Bounds;
	readonly #all = new Set<Answer>();
	readonly #ofClient = new Map<string, Set<Answer>>();
	readonly #ofSocket = new Map<Socket, Set<Answer>>();
	/** The number of requests on a connection that are not answered. */
	readonly #leftOut = new WeakMap<Socket, number>();
	/** Called whenever the last request has ended. */
	idle = () => {};
	/** The number of connections closed by this object. */
	cuts = 0;

	constructor(bounds = BOUNDS) {
		this.#bounds = bounds;
	}

	get count(): number {
		return this.#all.size;
	}

	/** @returns whether to answer; if not, the connection has been closed, or is after the answers before this one */
	begin({ socket }: IncomingMessage, outgoing: ServerResponse, client: string): boolean {
		if (this.#leavesOut(socket)) return false;
		if (!socket.destroyed && !this.#hasRoom(client)) this.cut(socket);
		if (socket.destroyed) return false;
		const sets = [this.#all, setAt(this.#ofClient, client), setAt(this.#ofSocket, socket)];
		const answer: Answer = {
			outgoing,
			socket,
			startedAt: performance.now(),
			bytesBefore: socket.bytesWritten,
			remove: () => {
				// Once: later the sets of this client and socket may be others.
				if (!this.#all.delete(answer)) return;
				for (const set of sets) set.delete(answer);
				if (sets[1]?.size === 0) this.#ofClient.delete(client);
				if (sets[2]?.size === 0) {
					this.#ofSocket.delete(socket);
					if (this.#leftOut.has(socket)) socket.destroySoon();
				}
				if (this.count === 0) this.idle();
			},
		};
		for (const set of sets) set.add(answer);
		outgoing.once('close', answer.remove);
		return true;
	}

	/** Call when a response has been passed to Node: the part not sent yet waits in memory. */
	handedOver({ writableLength }: ServerResponse): void {
		if (writableLength > SMALL) this.#boundBytes();
	}

	/** Call when a connection has closed: Node emits no event for responses queued behind the first one. */
	closed(socket: Socket): void {
		for (const { remove } of this.#ofSocket.get(socket) ?? []) remove();
	}

	/** Call every few seconds: closes connections whose response is too slow. */
	sweep(now = performance.now()): void {
		const { answerMs, bytesPerMs } = this.#bounds;
		for (const { socket, startedAt, bytesBefore } of this.#all) {
			const allowed = answerMs + (socket.bytesWritten - bytesBefore) / bytesPerMs;
			if (now - startedAt > allowed) this.cut(socket);
		}
		this.#boundBytes();
	}

	/** Nothing more is read from a connection with too many requests, and no later one is answered before those. */
	#leavesOut(socket: Socket): boolean {
		const { onConnection } = this.#bounds;
		const before = this.#leftOut.get(socket);
		const isFull = (this.#ofSocket.get(socket)?.size ?? 0) >= onConnection;
		if (socket.destroyed || (before === undefined && !isFull)) return false;
		if (before === undefined) {
			this.cuts += 1;
			socket.pause();
		}
		const count = (before ?? 0) + 1;
		this.#leftOut.set(socket, count);
		if (count > onConnection) this.#destroy(socket);
		return true;
	}

	#hasRoom(client: string): boolean {
		const { ofClient, inAll } = this.#bounds;
		const mine = this.#ofClient.get(client) ?? new Set();
		if (mine.size >= ofClient) return this.#cutOldest(mine);
		if (this.count < inAll) return true;
		const most = largest(this.#ofClient.values(), (answers) => answers.size);
		return most !== undefined && most.size > mine.size && this.#cutOldest(most);
	}

	/** A response without a head is still being computed: closing it would free no memory. */
	#cutOldest(answers: Set<Answer>): boolean {
		for (const { outgoing, socket } of answers)
			if (outgoing.headersSent) {
				this.cut(socket);
				return true;
			}
		return false;
	}

	#boundBytes(): void {
		const { bytesOfClient, bytesInAll } = this.#bounds;
		for (const answers of this.#ofClient.values())
			while (waiting(answers) > bytesOfClient) this.#cutLargest(answers);
		while (waiting(this.#all) > bytesInAll)
			this.#cutLargest(largest(this.#ofClient.values(), waiting) ?? this.#all);
	}

	#cutLargest(answers: Set<Answer>): void {
		const answer = largest(answers, ({ outgoing }) => outgoing.writableLength);
		if (answer) this.cut(answer.socket);
	}

	/** Closes a connection at once. */
	cut(socket: Socket): void {
		this.cuts += 1;
		this.#destroy(socket);
	}

	#destroy(socket: Socket): void {
		socket.destroy();
		this.closed(socket);
	}
}

function waiting(answers: Set<Answer>): number {
	let bytes = 0;
	for (const { outgoing } of answers) bytes += outgoing.writableLength;
	return bytes;
}

function largest<Item>(items: Iterable<Item>, size: (item: Item) => number): Item | undefined {
	let best: { item: Item; size: number } | undefined;
	for (const item of items) {
		const own = size(item);
		if (!best || own > best.size) best = { item, size: own };
	}
	return best?.item;
}

function setAt<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
	const existing = map.get(key);
	if (existing) return existing;
	const made = new Set<Item>();
	map.set(key, made);
	return made;
}
