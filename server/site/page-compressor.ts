import { encodeBest } from '#server/site/compression.ts';
import type { PreparedResponse } from '#server/site/prepared-response.ts';

/** Compresses pages as well as possible for later requests: each once, in some tenths of a second of a thread. */
export function createPageCompressor() {
	const compressed = new WeakMap<PreparedResponse, Promise<void>>();
	let busy = false;
	const compress = (page: PreparedResponse): Promise<void> => {
		const copy = compressed.get(page);
		if (copy) return copy;
		busy = true;
		const work = encodeBest(page.body.plain)
			.then((body) => {
				page.body = body;
			})
			.finally(() => {
				busy = false;
			});
		compressed.set(page, work);
		return work;
	};
	return {
		compress,
		/** Returns the page at once; compresses it unless another one is being compressed. */
		compressLater(page: PreparedResponse): PreparedResponse {
			// After a failure the quick version stays.
			if (!busy) compress(page).catch(() => {});
			return page;
		},
	};
}
