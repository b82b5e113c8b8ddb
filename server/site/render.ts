import { LRUCache } from 'lru-cache';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { contentSecurityPolicy } from '#server/http/content-security.ts';
import { encodeQuickly } from '#server/site/compression.ts';
import { pageAddresses } from '#server/site/page-address.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import { etagOf, type PreparedResponse, send } from '#server/site/prepared-response.ts';

/**
 * `client` takes turns with others when many pages have to be rendered. `admit` is called before a page is
 * rendered, but not for a cached one; it throws to prevent rendering.
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
 * Answers what was not prerendered: a search, an unknown program, an unknown route. The page depends only
 * on the address, so that it can be cached for a minute; nothing else of the request is used. Rendering
 * blocks the process for tens of milliseconds: pages are rendered one at a time, clients take turns, and a
 * pause of the same length follows for other requests.
 * @throws {ApiError} 503 if too many pages wait to be rendered; also whatever `admit` throws
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
		// A page evicted while it is rendered is still sent.
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

/** Not cached (its size is too large), as a response that is not a page is cheap to render. */
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
