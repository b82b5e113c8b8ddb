import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ServerServices } from '#schema/server-services.ts';
import {
	acceptedEncodings,
	type Encoding,
	encodeQuickly,
	etagOf,
	type PreparedResponse,
} from '#server/site/prepared-response.ts';

/** What is answered at a path, as Hono takes it. */
export type Answers = Record<string, (context: Context) => Promise<Response>>;

/** `tag`: what decides whether it is another answer, where that is not all of the text. */
export type Answer = { type: string; text: string; tag?: string; headers?: Record<string, string> };

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Keeps answers that depend on the catalogue, the day and their key alone, until one of them changes. The
 * version is read before the data: an answer is never older than its key says. Most searches are asked for once, so each
 * answer is compressed in one way only: the best that its client accepts.
 */
export function answerCache({ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>) {
	type Making = { request: Request; make(today: string): Promise<Answer>; today: string };
	const answers = new LRUCache<string, PreparedResponse, Making>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body }, key) =>
			key.length +
			body.plain.byteLength +
			(body.br?.byteLength ?? 0) +
			(body.gzip?.byteLength ?? 0),
		fetchMethod: async (_key, _stale, { context: { request, make, today } }) =>
			prepare(request, await make(today)),
		ignoreFetchAbort: true,
	});
	return async (request: Request, key: string, make: Making['make']): Promise<PreparedResponse> => {
		const today = clock.today();
		const whole = `${await catalogue.version()} ${today} ${encodingFor(request)} ${key}`;
		return answers.forceFetch(whole, { context: { request, make, today } });
	};
}

const encodingFor = ({ headers }: Request): Encoding | undefined =>
	acceptedEncodings(headers.get('accept-encoding') ?? '')[0];

/** With an ETag, compressed for this request where that is shorter. */
export async function prepare(
	request: Request,
	{ type, text, tag = text, headers = {} }: Answer,
): Promise<PreparedResponse> {
	const encoding = encodingFor(request);
	return {
		body: await encodeQuickly(Buffer.from(text), encoding ? [encoding] : []),
		headers: {
			'Content-Type': `${type}; charset=utf-8`,
			'Cache-Control': 'no-cache',
			ETag: etagOf(Buffer.from(tag)),
			Vary: 'Accept-Encoding',
			...headers,
		},
	};
}
