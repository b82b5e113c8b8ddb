import { encodeBest } from '#server/site/compression.ts';
import type { PreparedResponse } from '#server/site/prepared-response.ts';

/**
 * Returns a function that compresses a page as well as possible for later requests, and returns it at once: one
 * page at a time and each once, as it takes some tenths of a second of another thread.
 */
export function createImprover(): (page: PreparedResponse) => PreparedResponse {
	const seen = new WeakSet<PreparedResponse>();
	let busy = false;
	return (page) => {
		if (busy || seen.has(page)) return page;
		busy = true;
		seen.add(page);
		const end = () => {
			busy = false;
		};
		// After a failure the quick version stays.
		improve(page).then(end, end);
		return page;
	};
}

/** Compresses a page as well as possible, for later requests. */
export async function improve(page: PreparedResponse): Promise<void> {
	page.body = await encodeBest(page.body.plain);
}
