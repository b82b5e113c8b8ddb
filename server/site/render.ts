import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
	createRequestHandler,
	type RouterContext,
	RouterContextProvider,
	type ServerBuild,
} from 'react-router';
import type { LoadFirstScreen } from '#schema/first-screen.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { Reader } from '#schema/students/reader.ts';
import { ApiError } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { type PageAddress, pageAddresses } from '#server/site/page-address.ts';
import { partsOf } from '#server/site/page-parts.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import { etagOf, type PreparedResponse, send } from '#server/site/prepared-response.ts';
import { createPageCompressor, encodeQuickly } from './prepared-response.ts';

/**
 * `client` takes turns with others when many pages have to be rendered. `admit` is called before a page is
 * rendered, but not for a cached one; it throws to prevent rendering.
 */
export type Render = {
	(request: Request, client: string, admit: () => Promise<void>): Promise<Response>;
	/** The page at this address, without a query, if it is rendered already and found. */
	inMemory?: (path: string) => Promise<PreparedResponse | undefined>;
	/** The HTML of what somebody sees first of a screen; null also where too much is drawn now. Nothing of it is kept. */
	firstScreen?: (...of: Parameters<LoadFirstScreen>) => Promise<string | null>;
	/** The HTML of a page as it is for one person: nothing of it is kept. `client` as above. @returns null where there is no page */
	forReader?: (path: string, reader: Reader, client: string) => Promise<string | null>;
};

type Rendered = { page: PreparedResponse; status: number } | { other: Response };
/** `isOfDay`: it is kept until the day ends. `isParts`: its parts alone. */
type RenderRequest = { client: string; isOfDay: boolean; isParts: boolean };

/** React Router's type for what loaders return. */
const DATA_TYPE = 'text/x-script';

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 60_000;
/** While the database does not answer, no page that is kept is rendered again for so long. */
const AGAIN_MS = 5_000;
/** So long somebody waits until their first screen is drawn. */
const LONGEST_TURN_MS = 100;
/** So many first screens are drawn or wait for that; whoever asks beyond them has the data, with which the browser draws. */
const MOST_FIRST_SCREENS = 2;
const MOST_ADDRESSES = 1_000;
const DAY_MS = 24 * 60 * LONGEST_MS;

/**
 * Answers what was not prerendered: a search, an internship, an unknown route. The page depends only on the address, and where
 * it has a loader, on the day, mostly the catalogue and what its route names: it is cached until one of them changes, at most
 * for a minute where it is more than the day, and longer where it cannot be rendered again; nothing else of the request is
 * used. Rendering blocks the process for tens of milliseconds: pages are rendered one at a time, clients take turns, and a
 * pause of the same length follows for other requests.
 * @throws {ApiError} 503 if too many pages wait to be rendered; also whatever `admit` throws
 */
export function createRender(
	build: ServerBuild,
	siteUrl: string,
	services: ServerServices,
): Render {
	const handle = createRequestHandler(build, 'production');
	const addressOf = pageAddresses(build);
	const placeholder = placeholderOriginOf(build);
	const { compressLater } = createPageCompressor();
	const addresses = new LRUCache<string, PageAddress>({ max: MOST_ADDRESSES });
	/** When rendering failed last; until a little later what is kept is sent without trying again. */
	let failedAt = Number.NEGATIVE_INFINITY;
	const isAway = () => performance.now() - failedAt < AGAIN_MS;
	const limitRendering = limitConcurrency(1, { waitingOfClient: 60, share: 0.5 });
	const pages = new LRUCache<string, Rendered, RenderRequest>({
		maxSize: MOST_BYTES,
		sizeCalculation: sizeOf,
		ttl: LONGEST_MS,
		// What is too old is sent while the database is away.
		noDeleteOnStaleGet: true,
		fetchMethod: async (key, kept, { context: { client, isOfDay, isParts }, options }) => {
			if (isOfDay) options.ttl = DAY_MS;
			const inTurn = () =>
				limitRendering(
					async () => (kept && isAway() ? kept : render(addressIn(key), isParts)),
					client,
				);
			if (!kept) return inTurn();
			const rendered = isAway() ? kept : await inTurn().catch(keptIfBusy(kept));
			if (hasFailed(rendered)) failedAt = performance.now();
			else if (rendered !== kept) return rendered;
			options.ttl = AGAIN_MS;
			return kept;
		},
		// A page evicted while it is rendered is still sent.
		ignoreFetchAbort: true,
	});

	async function render(address: string, isParts: boolean): Promise<Rendered> {
		const rendered = await handle(new Request(siteUrl + address), contextOf(build, services));
		const { headers, status } = rendered;
		const type = headers.get('content-type') ?? '';
		if (!type.startsWith('text/html') && !type.startsWith(DATA_TYPE)) return { other: rendered };
		const text = (await rendered.text()).replaceAll(placeholder, siteUrl);
		if (!isParts) return { page: await stored(text, headers, siteUrl), status };
		// No browser shows it as a page.
		headers.set('Content-Type', 'text/plain; charset=utf-8');
		return { page: await stored(partsOf(text), headers, siteUrl), status };
	}

	/** The version is read before the data: a page is never older than its key says. */
	async function keyOf(
		{ address, changesWith, ownVersion, isParts }: PageAddress,
		today: string,
	): Promise<Omit<RenderRequest, 'client'> & { key: string }> {
		const isOfDay = changesWith === 'day';
		// While that cannot be read, nothing that is kept is sent.
		const own = await ownVersion?.(services).catch(() => randomUUID());
		const version = changesWith === 'catalogue' ? await services.catalogue.version() : '';
		const day = changesWith ? today : '';
		const parts = isParts ? 'parts' : '';
		return { key: [version, day, own, parts, address].join('|'), isOfDay, isParts };
	}

	const respond: Render = async (request, client, admit) => {
		const today = services.clock.today();
		const address = addressOf(new URL(request.url), today);
		const { key, ...asked } = await keyOf(address, today);
		const cached = pages.has(key);
		if (!cached) await admit();
		const rendered = await pages.forceFetch(key, { context: { client, ...asked } });
		if (!('page' in rendered)) return rendered.other.clone();
		if (cached || asked.isOfDay) compressLater(rendered.page);
		const page = address.ownVersion ? notStored(rendered.page) : rendered.page;
		return send(request, page, rendered.status);
	};
	const { loadFirstScreen } = build.entry.module as { loadFirstScreen?: LoadFirstScreen };
	// A few milliseconds each: they do not wait for pages.
	const limitDrawing = limitConcurrency(1, { share: 0.25, timeoutMs: LONGEST_TURN_MS });
	let firstScreens = 0;
	respond.firstScreen = async ({ pathname, search }, browser, asking) => {
		const address = new URL(siteUrl);
		Object.assign(address, { pathname, search });
		const draw = await loadFirstScreen?.(address, browser, asking);
		const viewer = await asking.viewer;
		if (!draw || !viewer.ok || firstScreens >= MOST_FIRST_SCREENS) return null;
		firstScreens += 1;
		return limitDrawing(draw, viewer.value.id)
			.catch(nothingIfBusy)
			.finally(() => {
				firstScreens -= 1;
			});
	};
	respond.forReader = (path, reader, client) =>
		limitRendering(async () => {
			const page = new Request(siteUrl + path);
			const rendered = await handle(page, contextOf(build, services, reader));
			return rendered.ok ? (await rendered.text()).replaceAll(placeholder, siteUrl) : null;
		}, client);
	respond.inMemory = async (path) => {
		const today = services.clock.today();
		const name = `${today} ${path}`;
		const address = addresses.get(name) ?? addressOf(new URL(siteUrl + path), today);
		if (address.ownVersion) return undefined;
		addresses.set(name, address);
		const rendered = pages.get((await keyOf(address, today)).key);
		return rendered && 'page' in rendered && rendered.status === 200
			? compressLater(rendered.page)
			: undefined;
	};
	return respond;
}

function nothingIfBusy(error: unknown): null {
	if (error instanceof ApiError) return null;
	throw error;
}

/** Where too many pages wait to be rendered. */
const keptIfBusy = (kept: Rendered) => (error: unknown) => {
	if (error instanceof ApiError) return kept;
	throw error;
};

const hasFailed = (rendered: Rendered) =>
	('other' in rendered ? rendered.other.status : rendered.status) >= 500;

const addressIn = (key: string) => key.slice(key.indexOf('/'));

/** For a page that can end at any moment: no browser or proxy keeps it, nor is told that what it has is still right. */
function notStored({ body, headers: { ETag: _, ...headers } }: PreparedResponse): PreparedResponse {
	return { body, headers: { ...headers, 'Cache-Control': 'no-store' } };
}

/** What loaders find in the context that the build exports, if it has one. */
function contextOf(
	{ entry }: ServerBuild,
	services: ServerServices,
	reader: Reader | null = null,
): RouterContextProvider {
	const provider = new RouterContextProvider();
	const { serverContext, readerContext } = entry.module as {
		serverContext?: RouterContext<ServerServices>;
		readerContext?: RouterContext<Reader | null>;
	};
	if (serverContext) provider.set(serverContext, services);
	if (readerContext) provider.set(readerContext, reader);
	return provider;
}

/**
 * In bytes. What is no page is cheap to render, and what failed may work next time: both get a size too large to be
 * cached.
 */
function sizeOf(rendered: Rendered, key: string): number {
	if (!('page' in rendered) || hasFailed(rendered)) return MOST_BYTES + 1;
	const { plain, br, gzip } = rendered.page.body;
	return key.length + plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0);
}

async function stored(text: string, given: Headers, siteUrl: string): Promise<PreparedResponse> {
	const plain = Buffer.from(text);
	const { 'content-type': type = '', 'cache-control': _, ...others } = Object.fromEntries(given);
	const headers: Record<string, string> = {
		...others,
		'Content-Type': type,
		'Cache-Control': 'no-cache',
		ETag: etagOf(plain),
		Vary: 'Accept-Encoding',
	};
	if (type.startsWith('text/html'))
		headers['Content-Security-Policy'] = contentSecurityPolicy(text, siteUrl);
	return { body: await encodeQuickly(plain), headers };
}
