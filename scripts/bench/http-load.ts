import { connect, type Socket } from 'node:net';

/** The bytes of one HTTP/1.1 request. */
export type RawRequest = string;
export type LoadResult = { count: number; seconds: number; failed: number; times: number[] };

/**
 * Sends requests over several open connections, one after the other on each. It uses raw sockets:
 * autocannon takes a quarter to a half more of the processor on which the server is measured. No
 * request is sent twice.
 * @param next creates the next request
 * @param status the expected status; any other counts as failed
 */
export async function sendLoad(
	url: string,
	options: { connections: number; seconds: number; status: number; next: () => RawRequest },
): Promise<LoadResult> {
	const { hostname, port } = new URL(url);
	const result: LoadResult = { count: 0, seconds: 0, failed: 0, times: [] };
	const start = performance.now();
	const end = start + options.seconds * 1_000;
	const connection = async () => {
		let line: Line | undefined;
		while (performance.now() < end) {
			line ??= await open(hostname, Number(port));
			const at = performance.now();
			const status = await line.ask(options.next());
			result.times.push(performance.now() - at);
			result.count += 1;
			if (status !== options.status) result.failed += 1;
			if (status === undefined) line = undefined;
		}
		line?.close();
	};
	await Promise.all(Array.from({ length: options.connections }, connection));
	result.seconds = (performance.now() - start) / 1_000;
	return result;
}

/** @param headers besides Host; a body is sent as JSON */
export function rawRequest(
	method: string,
	path: string,
	headers: Record<string, string> = {},
	body?: object,
): RawRequest {
	const text = body ? JSON.stringify(body) : '';
	const all = {
		Host: '127.0.0.1',
		...headers,
		...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

type Line = {
	/** @returns the status, or undefined where the line was cut */
	ask(request: RawRequest): Promise<number | undefined>;
	close(): void;
};

async function open(host: string, port: number): Promise<Line> {
	const socket = connect(port, host).setNoDelay();
	let answered: (status: number | undefined) => void = () => {};
	let reading = new Answer();
	socket.on('data', (chunk: Buffer) => {
		if (!reading.add(chunk)) return;
		const { status } = reading;
		reading = new Answer();
		answered(status);
	});
	socket.on('close', () => answered(undefined));
	await opened(socket);
	return {
		ask: (request) =>
			new Promise((resolve) => {
				answered = resolve;
				if (socket.destroyed) resolve(undefined);
				else socket.write(request);
			}),
		close: () => socket.destroy(),
	};
}

function opened(socket: Socket): Promise<void> {
	return new Promise((resolve, reject) => {
		socket.once('connect', resolve).on('error', reject);
	});
}

/** Reads just enough of an answer to know where it ends. */
class Answer {
	status = 0;
	#head = '';
	/** Bytes of the body still to come; below 0 in an answer that comes in chunks. */
	#left = 0;
	#tail = '';

	/** @returns whether the answer is complete */
	add(chunk: Buffer): boolean {
		if (this.status) return this.#body(chunk);
		this.#head += chunk.toString('latin1');
		const end = this.#head.indexOf('\r\n\r\n');
		if (end < 0) return false;
		this.status = Number(this.#head.slice(9, 12));
		const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head.slice(0, end))?.[1];
		const chunked = /\r\ntransfer-encoding: *chunked/i.test(this.#head.slice(0, end));
		this.#left = chunked ? -1 : Number(length ?? 0);
		return this.#body(Buffer.from(this.#head.slice(end + 4), 'latin1'));
	}

	#body(chunk: Buffer): boolean {
		if (this.#left < 0) {
			this.#tail = (this.#tail + chunk.toString('latin1')).slice(-5);
			return this.#tail === '0\r\n\r\n';
		}
		this.#left -= chunk.length;
		return this.#left === 0;
	}
}
