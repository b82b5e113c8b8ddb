import { createContext, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ServerServices } from '#schema/server-services.ts';
import { createRender } from '#server/site/render.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { SITE } from '#test/servers/fake-backend.ts';
import { PLACEHOLDER_ORIGIN } from '#test/servers/fake-site.ts';
import { serverBuild } from '#test/servers/server-build.ts';

let version: string;
let today: string;
let loaded: string[];
let made: number;
let status: number;
let text: string;
/** Of the page that can end at any moment; null while the database is away. */
let own: string | null;

const serverContext = createContext<ServerServices>();

/** A page whose loader reads the catalogue, and one without a loader. */
function build(): ServerBuild {
	const page = async () => {
		made += 1;
		return new Response(`<!doctype html><p>${PLACEHOLDER_ORIGIN}</p>${text}`, {
			status,
			headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '5' },
		});
	};
	const loader = async ({ request, context }: LoaderFunctionArgs) => {
		const { catalogue, config } = context.get(serverContext);
		loaded.push(new URL(request.url).search);
		return { version: await catalogue.version(), at: config.siteUrl };
	};
	const handle = {
		canonicalQuery: (query: URLSearchParams) =>
			new URLSearchParams(query.getAll('q').map((value) => ['q', value.toLowerCase()])),
	};
	const version = async ({ token }: { token?: string }) => {
		if (own === null) throw new Error('The database is away.');
		return `${token} ${own}`.replace(/\W/g, '');
	};
	const component = () => null;
	const route = (id: string, path: string, more: object = {}) => ({
		id,
		...(id !== 'root' && { parentId: 'root' }),
		path,
		module: { default: component, ...more },
	});
	return serverBuild(
		{ default: page, serverContext },
		{
			root: route('root', ''),
			live: route('live', 'live', { loader, handle }),
			still: route('still', 'still'),
			daily: route('daily', 'daily', { loader, handle: { daily: true } }),
			own: route('own', 'own/:token', { loader, handle: { version } }),
		},
	);
}

beforeEach(() => {
	version = '1';
	today = '2026-11-22';
	loaded = [];
	made = 0;
	status = 200;
	text = '';
	own = '1';
});

function renderer() {
	const services = fakeServices({ version: async () => version });
	services.clock.today = () => today;
	const render = createRender(build(), SITE, services);
	return (path: string, headers: Record<string, string> = {}) =>
		render(new Request(SITE + path, { headers }), '10.0.0.1', async () => {});
}

test('a page with a loader is kept for its canonical query until the catalogue or the day changes', async () => {
	const get = renderer();
	for (const path of ['/live?q=A&q=b&x=1', '/live?q=a&q=B', '/live?x=2&q=a&q=b']) await get(path);
	expect([made, loaded]).toEqual([1, ['?q=a&q=b']]);
	version = '2';
	await get('/live?q=a&q=b');
	today = '2026-11-23';
	await get('/live?q=a&q=b');
	await get('/live?q=a&q=b');
	expect(made).toBe(3);
});

test('a page that changes with the day alone is kept until the day ends, whatever the catalogue does', async () => {
	const get = renderer();
	await get('/daily');
	version = '2';
	await get('/daily');
	expect(made).toBe(1);
	today = '2026-11-23';
	await get('/daily');
	await get('/daily');
	expect(made).toBe(2);
});

test('a page without a loader does not ask for the version', async () => {
	const get = renderer();
	await get('/still');
	version = '2';
	today = '2026-11-23';
	await get('/still');
	expect(made).toBe(1);
});

test('the data of a page is answered for a script, kept in the same way', async () => {
	const get = renderer();
	const first = await get('/live.data?q=A&_routes=live');
	expect(first.headers.get('content-type')).toMatch(/^text\/x-script/);
	const data = await first.text();
	expect(data).toContain(SITE);
	expect(await (await get('/live.data?q=a')).text()).toBe(data);
	expect([loaded, made]).toEqual([['?q=a'], 0]);
});

test('a failure is not kept, and says when to try again', async () => {
	status = 503;
	const get = renderer();
	const busy = await get('/live');
	expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
	status = 200;
	expect((await get('/live')).status).toBe(200);
});

test('what is kept is sent for as long as it cannot be rendered again, and tried seldom', async () => {
	const now = performance.now.bind(performance);
	let ahead = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
	onTestFinished(() => void vi.restoreAllMocks());
	const get = renderer();
	const textOf = async (path: string) => (await get(path)).text();
	text = 'before';
	for (const path of ['/live?q=a', '/live?q=b']) expect(await textOf(path)).toContain('before');
	status = 503;
	text = 'sorry';
	ahead = 3_600_000;
	// The cache reads the clock once a millisecond.
	await expect
		.poll(async () => [await textOf('/live?q=a'), made])
		.toEqual([expect.stringContaining('before'), 3]);
	for (const path of ['/live?q=b', '/live?q=a', '/live?q=b']) {
		const kept = await get(path);
		expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('before')]);
	}
	expect(made).toBe(3);
	expect((await get('/live?q=c')).status).toBe(503);
	status = 200;
	text = 'after';
	ahead += 61_000;
	for (const path of ['/live?q=a', '/live?q=b', '/live?q=c'])
		await expect.poll(() => textOf(path)).toContain('after');
});

test('a page with a version of its own is rendered again as soon as that changes, and no browser keeps it', async () => {
	const get = renderer();
	const first = await get('/own/abc');
	expect(first.headers.get('cache-control')).toBe('no-store');
	expect(first.headers.get('etag')).toBeNull();
	expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
	await get('/own/abc');
	expect(made).toBe(1);
	own = '2';
	status = 404;
	expect((await get('/own/abc')).status).toBe(404);
	expect(made).toBe(2);
});

test('while its version cannot be read, nothing that was kept of such a page is sent', async () => {
	const get = renderer();
	text = 'before';
	await get('/own/abc');
	own = null;
	status = 503;
	text = 'sorry';
	const away = await get('/own/abc');
	expect([away.status, await away.text()]).toEqual([503, expect.stringContaining('sorry')]);
	expect(away.headers.get('cache-control')).toBe('no-store');
});

test('a page that is asked for again is compressed better for those who come later', async () => {
	text = Array.from({ length: 4_000 }, (_, number) => `<p>Internship ${number ** 2}</p>`).join('');
	const get = renderer();
	const lengthOf = async () =>
		Number((await get('/live', { 'Accept-Encoding': 'br' })).headers.get('content-length'));
	const first = await lengthOf();
	expect(await lengthOf()).toBe(first);
	await vi.waitUntil(async () => (await lengthOf()) < first, 30_000);
	expect(made).toBe(1);
});
