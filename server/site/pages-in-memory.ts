import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import { bytesFor, type PreparedResponse } from '#server/site/prepared-response.ts';

type Answer = (request: Request, env?: unknown) => Response | Promise<Response>;

type Options = {
	/** The page or file that is sent with status 200 for an address without a query, if it is in memory now. */
	find: (path: string) => PreparedResponse | undefined | Promise<PreparedResponse | undefined>;
	/** Called for each response that has not gone through all steps. @returns headers of this response alone */
	note: (request: Request, incoming: IncomingMessage, start: number) => Record<string, string>;
};

/** Addresses whose headers are remembered. */
const MOST = 2_000;
const LONGEST = 200;

/**
 * Answers a GET for a page or file in memory with the headers that all steps of the server have computed for the same
 * bytes at the same address. Everything else goes through all steps, as does a request that names the version that the
 * browser has.
 * @param answer goes through all steps
 */
export function answerFromMemory({ find, note }: Options, answer: Answer): Answer {
	const cachedHeaders = new LRUCache<string, WeakMap<Uint8Array, Record<string, string>>>({
		max: MOST,
	});

	async function remember(path: string, encodings: string, { headers }: Response): Promise<void> {
		const page = await find(path);
		if (!page || page.headers.ETag !== headers.get('ETag')) return;
		const { bytes, encoding } = bytesFor(encodings, page.body);
		if (headers.get('Content-Length') !== String(bytes.byteLength)) return;
		if (headers.get('Content-Encoding') !== (encoding ?? null)) return;
		const ofPath = cachedHeaders.get(path) ?? new WeakMap();
		cachedHeaders.set(path, ofPath.set(bytes, Object.fromEntries(headers)));
	}

	return async (request, env) => {
		const { incoming } = (env ?? {}) as Partial<HttpBindings>;
		if (!incoming || !isPlain(incoming)) return answer(request, env);
		const start = performance.now();
		const { url: path = '' } = incoming;
		const encodings = String(incoming.headers['accept-encoding'] ?? '');
		const headersOf = cachedHeaders.get(path);
		const page = headersOf && (await find(path));
		const bytes = page && bytesFor(encodings, page.body).bytes;
		const headers = bytes && headersOf?.get(bytes);
		if (headers)
			return new Response(bytes as Uint8Array<ArrayBuffer>, {
				headers: { ...headers, ...note(request, incoming, start) },
			});
		const response = await answer(request, env);
		if (response.status === 200 && response.headers.has('ETag'))
			await remember(path, encodings, response);
		return response;
	};
}

const isPlain = ({ method, url = '', headers }: IncomingMessage) =>
	method === 'GET' &&
	url.length <= LONGEST &&
	!url.includes('?') &&
	headers['if-none-match'] === undefined;
