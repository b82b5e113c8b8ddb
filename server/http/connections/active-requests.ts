import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Bounds = {
	/** Requests under way. Node begins all that a client sends at once, however many they are. */
	onConnection: number;
	ofClient: number;
	inAll: number;
	/** Bytes of answers that wait in memory for their reader. */
	bytesOfClient: number;
	bytesInAll: number;
	/** A whole answer may take so long, and a millisecond more for each `bytesPerMs` of it. */
	answerMs: number;
	bytesPerMs: number;
	/** How often answers are looked at for being too slow. */
	sweepMs: number;
};

const MEGABYTE = 1_048_576;

/**
 * No browser has more than one request on a connection, and proxies neither. A list read may have six
 * megabytes, and the heap of `npm start` 160.
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

/** Below this an answer that waits is not worth adding all of them up. */
const SMALL = 16_384;

type Answer = {
	outgoing: ServerResponse;
	socket: Socket;
	startedAt: number;
	bytesBefore: number;
	remove(): void;
};

/**
 * Counts requests from their first line to the end of their answers, and ends connections so that no
 * client can use up what all share. Where a bound is reached, the oldest answer that only waits for its
 * reader gives way to the new request; where there is none, the new request is cut off.
 */
export class ActiveRequests {
	readonly #bounds: Bounds;
	readonly #all = new Set<Answer>();
	readonly #ofClient = new Map<string, Set<Answer>>();
	readonly #ofSocket = new Map<Socket, Set<Answer>>();
	/** Called whenever the last one has ended. */
	idle = () => {};
	/** How many connections were ended here. */
	cuts = 0;

	constructor(bounds = BOUNDS) {
		this.#bounds = bounds;
	}

	get count(): number {
		return this.#all.size;
	}

	/** @returns whether to answer; where not, the connection is gone */
	begin({ socket }: IncomingMessage, outgoing: ServerResponse, client: string): boolean {
		if (!socket.destroyed && !this.#hasRoom(socket, client)) this.cut(socket);
		if (socket.destroyed) return false;
		const sets = [this.#all, setAt(this.#ofClient, client), setAt(this.#ofSocket, socket)];
		const answer: Answer = {
			outgoing,
			socket,
			startedAt: performance.now(),
			bytesBefore: socket.bytesWritten,
			remove: () => {
				for (const set of sets) set.delete(answer);
				if (sets[1]?.size === 0) this.#ofClient.delete(client);
				if (sets[2]?.size === 0) this.#ofSocket.delete(socket);
				if (this.count === 0) this.idle();
			},
		};
		for (const set of sets) set.add(answer);
		outgoing.once('close', answer.remove);
		return true;
	}

	/** To be called when an answer was handed over: what is not sent yet waits in memory. */
	handedOver({ writableLength }: ServerResponse): void {
		if (writableLength > SMALL) this.#boundBytes();
	}

	/** To be called when a connection is gone: answers that were not its first never say so. */
	closed(socket: Socket): void {
		for (const { remove } of this.#ofSocket.get(socket) ?? []) remove();
	}

	/** To be called every few seconds: ends what is too slow. */
	sweep(now = performance.now()): void {
		const { answerMs, bytesPerMs } = this.#bounds;
		for (const { socket, startedAt, bytesBefore } of this.#all) {
			const allowed = answerMs + (socket.bytesWritten - bytesBefore) / bytesPerMs;
			if (now - startedAt > allowed) this.cut(socket);
		}
		this.#boundBytes();
	}

	#hasRoom(socket: Socket, client: string): boolean {
		const { onConnection, ofClient, inAll } = this.#bounds;
		if ((this.#ofSocket.get(socket)?.size ?? 0) >= onConnection) return false;
		const mine = this.#ofClient.get(client) ?? new Set();
		if (mine.size >= ofClient) return this.#cutOldest(mine);
		if (this.count < inAll) return true;
		const most = largest(this.#ofClient.values(), (answers) => answers.size);
		return most !== undefined && most.size > mine.size && this.#cutOldest(most);
	}

	/** What has no head yet is being worked at: to end it would free nothing but its place. */
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

	/** Ends a connection at once. */
	cut(socket: Socket): void {
		this.cuts += 1;
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
	const known = map.get(key);
	if (known) return known;
	const made = new Set<Item>();
	map.set(key, made);
	return made;
}
