import { encodeBest } from '#server/site/compression.ts';
import type { PreparedResponse } from '#server/site/prepared-response.ts';

/** Compresses pages as well as possible for later requests: each once, in some tenths of a second of a thread. */
export function createImprover() {
	const improved = new WeakMap<PreparedResponse, Promise<void>>();
	let busy = false;
	const improve = (page: PreparedResponse): Promise<void> => {
		const known = improved.get(page);
		if (known) return known;
		busy = true;
		const work = encodeBest(page.body.plain)
			.then((body) => {
				page.body = body;
			})
			.finally(() => {
				busy = false;
			});
		improved.set(page, work);
		return work;
	};
	return {
		improve,
		/** Returns the page at once; improves it unless another one is being improved. */
		improveLater(page: PreparedResponse): PreparedResponse {
			// After a failure the quick version stays.
			if (!busy) improve(page).catch(() => {});
			return page;
		},
	};
}
