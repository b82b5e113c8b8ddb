import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ServerServices } from '#schema/server-services.ts';
import { encodeQuickly, etagOf, type PreparedResponse } from '#server/site/prepared-response.ts';

/** What is answered at a path, as Hono takes it. */
export type Answers = Record<string, (context: Context) => Promise<Response>>;

/** `tag`: what decides whether it is another answer, where that is not all of the text. */
export type Answer = { type: string; text: string; tag?: string; headers?: Record<string, string> };

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Keeps answers that depend on the catalogue, the day and their key alone, until one of them changes. The
 * version is read before the data: an answer is never older than its key says.
 */
export function answerCache({ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>) {
	type Making = { make(today: string): Promise<Answer>; today: string };
	const answers = new LRUCache<string, PreparedResponse, Making>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body }, key) =>
			key.length +
			body.plain.byteLength +
			(body.br?.byteLength ?? 0) +
			(body.gzip?.byteLength ?? 0),
		fetchMethod: async (_key, _stale, { context }) => prepare(await context.make(context.today)),
		ignoreFetchAbort: true,
	});
	return async (key: string, make: Making['make']): Promise<PreparedResponse> => {
		const today = clock.today();
		const whole = `${await catalogue.version()} ${today} ${key}`;
		return answers.forceFetch(whole, { context: { make, today } });
	};
}

/** With an ETag, compressed where that is shorter. */
export async function prepare({
	type,
	text,
	tag = text,
	headers = {},
}: Answer): Promise<PreparedResponse> {
	return {
		body: await encodeQuickly(Buffer.from(text)),
		headers: {
			'Content-Type': `${type}; charset=utf-8`,
			'Cache-Control': 'no-cache',
			ETag: etagOf(Buffer.from(tag)),
			Vary: 'Accept-Encoding',
			...headers,
		},
	};
}
