import { LRUCache } from 'lru-cache';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { contentSecurityPolicy } from '#server/http/content-security.ts';
import { encodeQuickly } from '#server/site/compression.ts';
import { pageAddresses } from '#server/site/page-address.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import { etagOf, type PreparedResponse, send } from '#server/site/prepared-response.ts';

/**
 * `client` is whose turn it takes where many pages have to be made. `admit` is asked before a page is
 * made, not where it is at hand; it throws to prevent that.
 */
export type Render = (
	request: Request,
	client: string,
	admit: () => Promise<void>,
) => Promise<Response>;

type Rendered = { page: PreparedResponse; status: number } | { other: Response };

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 60_000;

/**
 * Answers what was not prerendered: a search, an unknown program, an unknown route. The page is made
 * for the address alone, so that a minute's visitors can share it; what else the client sent stays out.
 * Making one takes tens of milliseconds in which nothing else is answered: they are made one by one,
 * clients in turn, and as much time lies between them for the pages at hand.
 * @throws {ApiError} 503 where too many pages wait to be made; what `admit` throws
 */
export function createRender(build: ServerBuild, siteUrl: string): Render {
	const handle = createRequestHandler(build, 'production');
	const addressOf = pageAddresses(build);
	const placeholder = placeholderOriginOf(build);
	const inTurn = limitConcurrency(1, { waitingOfClient: 10, share: 0.5 });
	const pages = new LRUCache<string, Rendered, string>({
		maxSize: MOST_BYTES,
		sizeCalculation: sizeOf,
		ttl: LONGEST_MS,
		fetchMethod: (address, _, { context: client }) => inTurn(() => render(address), client),
		// One that is pushed out while it is made is still an answer.
		ignoreFetchAbort: true,
	});

	async function render(address: string): Promise<Rendered> {
		const rendered = await handle(new Request(siteUrl + address));
		const type = rendered.headers.get('content-type') ?? '';
		if (!type.startsWith('text/html')) return { other: rendered };
		const html = (await rendered.text()).replaceAll(placeholder, siteUrl);
		return { page: await stored(html, type, siteUrl), status: rendered.status };
	}

	return async (request, client, admit) => {
		const address = addressOf(new URL(request.url));
		if (!pages.has(address)) await admit();
		const rendered = await pages.forceFetch(address, { context: client });
		if ('page' in rendered) return send(request, rendered.page, rendered.status);
		return rendered.other.clone();
	};
}

/** What is no page is cheap to make: too large to be stored. */
function sizeOf(rendered: Rendered, address: string): number {
	if (!('page' in rendered)) return MOST_BYTES + 1;
	const { plain, br, gzip } = rendered.page.body;
	return address.length + plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0);
}

async function stored(html: string, type: string, siteUrl: string): Promise<PreparedResponse> {
	const plain = Buffer.from(html);
	const headers = {
		'Content-Type': type,
		'Cache-Control': 'no-cache',
		ETag: etagOf(plain),
		Vary: 'Accept-Encoding',
		'Content-Security-Policy': contentSecurityPolicy(html, siteUrl),
	};
	return { body: await encodeQuickly(plain), headers };
}
