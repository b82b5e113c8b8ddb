import { LRUCache } from 'lru-cache';
import type { ServerServices } from '#schema/server-services.ts';
import { encodeQuickly } from '#server/site/compression.ts';
import { etagOf, type PreparedResponse } from '#server/site/prepared-response.ts';

const MOST_BYTES = 4 * 1024 * 1024;

export type Answer = { type: string; text: string };

/**
 * Keeps answers that depend on the catalogue, the day and their key alone, until one of them changes. The
 * version is read before the data: an answer is never older than its key says.
 */
export function answerCache({ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>) {
	type Context = { make(today: string): Promise<Answer>; today: string };
	const answers = new LRUCache<string, PreparedResponse, Context>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body }, key) =>
			key.length +
			body.plain.byteLength +
			(body.br?.byteLength ?? 0) +
			(body.gzip?.byteLength ?? 0),
		fetchMethod: async (_key, _stale, { context }) => prepared(await context.make(context.today)),
		ignoreFetchAbort: true,
	});
	return async (key: string, make: Context['make']): Promise<PreparedResponse> => {
		const today = clock.today();
		const whole = `${await catalogue.version()} ${today} ${key}`;
		return answers.forceFetch(whole, { context: { make, today } });
	};
}

async function prepared({ type, text }: Answer): Promise<PreparedResponse> {
	const plain = Buffer.from(text);
	return {
		body: await encodeQuickly(plain),
		headers: {
			'Content-Type': `${type}; charset=utf-8`,
			'Cache-Control': 'no-cache',
			ETag: etagOf(plain),
			Vary: 'Accept-Encoding',
		},
	};
}
