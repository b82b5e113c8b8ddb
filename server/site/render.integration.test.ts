import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/connections/http-server.ts';
import { createRender } from '#server/site/render.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { fakeBackend, SITE, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { serverBuild } from '#test/servers/server-build.ts';

let made: string[];
let size: number;
/** How long rendering a page blocks the process. */
let busyMs: number;
let broken: boolean;
/** No page is rendered before this resolves. */
let start: Promise<void>;
let app: ReturnType<typeof createApp>;

/** A site whose pages contain their address; only program 1 exists. */
function build(): ServerBuild {
	const page = async (request: Request) => {
		await start;
		for (const began = performance.now(); performance.now() - began < busyMs; );
		if (broken) throw new Error('broken');
		made.push(request.url.slice(SITE.length));
		const part = '<p data-part="list">Found</p>';
		return new Response(`<!doctype html><p>${request.url}</p>${part}${'x'.repeat(size)}`, {
			status: 404,
			headers: { 'Content-Type': 'text/html; charset=utf-8' },
		});
	};
	const route = (id: string, path?: string, handle?: object) => ({
		id,
		...(id !== 'root' && { parentId: 'root' }),
		...(path !== undefined && { path }),
		module: { default: () => null, ...(handle && { handle }) },
	});
	const program = { status: ({ id }: { id: string }) => (id === '1' ? 200 : 404) };
	return serverBuild(
		{ default: page },
		{
			root: route('root', ''),
			companies: route('companies', 'companies', { query: ['search'] }),
			program: route('program', 'programs/:id', program),
			offer: route('offer', 'offers/:id'),
			other: route('other', '*'),
		},
	);
}

beforeEach(async () => {
	made = [];
	size = 0;
	busyMs = 0;
	broken = false;
	start = Promise.resolve();
	const config = testConfig({ trustProxy: 1 });
	const site = await fakeSite(SITE, createRender(build(), SITE, fakeServices()));
	app = createApp(config, fakeBackend(), site, { log: silent, lifecycle: { stopping: false } });
});

afterEach(() => {
	vi.restoreAllMocks();
});

const get = (path: string, client = '10.0.0.1', headers: Record<string, string> = {}) =>
	app.request(path, { headers: { 'X-Forwarded-For': client, ...headers } });

describe('a page rendered on demand', () => {
	test('is rendered once a minute from its address only: no header of one visitor reaches another', async () => {
		const poison = { 'X-Forwarded-Host': 'evil.example', Cookie: 'a=<script>', Accept: 'x/evil' };
		const path = '/companies?search=law';
		const first = await get(`http://evil.example${path}`, '10.0.0.1', poison);
		const second = await get(path, '10.0.0.2');
		expect(await first.text()).toBe(await second.text());
		expect(made).toEqual([path]);
	});

	test('is the same for any other query parameters', async () => {
		for (const query of [
			'search=e&x=1',
			'x=1&search=e',
			'search=e&search=f',
			'search=%65&__proto__',
		])
			await get(`/companies?${query}`);
		expect(made).toEqual(['/companies?search=e']);
		for (const query of ['x=1', 'search=', 'Search=e']) await get(`/companies?${query}`);
		expect(made).toHaveLength(1);
		await get('/companies?search=a%26b+%C3%A9');
		expect(made.slice(1)).toEqual(['/companies?search=a%26b+%C3%A9']);
	});

	test('has its parts at an address of their own where a query changes it, as text', async () => {
		const parts = await get('/companies.parts?search=e&x=1');
		expect(parts.headers.get('content-type')).toBe('text/plain; charset=utf-8');
		expect((await parts.text()).trim()).toBe('<p data-part="list">Found</p>');
		await get('/companies.parts?search=e');
		expect(made).toEqual(['/companies?search=e']);
		// It is not kept in the place of the page.
		expect(await (await get('/companies?search=e')).text()).toContain('<!doctype html>');
		for (const path of ['/offers/1.parts', '/programs/2.parts', '/.parts', '/x.parts']) {
			const answer = await get(path);
			expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
		}
	});

	test('is shared by all unknown addresses, and by all missing items of a route', async () => {
		for (const path of [
			'/a',
			'/b/c?d=1',
			'/%ff',
			'/a%00',
			'/a%3Fb',
			'//x',
			'/__proto__',
			'/a.data',
		])
			await get(path);
		expect(made).toEqual(['/not-found']);
		for (const id of ['2', '3?x=1', 'a%2Fb', '%2e%2e']) await get(`/programs/${id}`);
		expect(made.slice(1)).toEqual(['/programs/not-found']);
		for (const id of ['1', '%31', '1?search=x']) await get(`/programs/${id}`);
		expect(made.slice(2)).toEqual(['/programs/1']);
	});

	test('is refused to a client with more than three hundred a minute', async () => {
		for (let page = 0; page < 300; page += 1)
			expect((await get(`/offers/${page}`)).status).toBe(404);
		const refused = await get('/offers/one-more');
		expect([refused.status, await refused.text()]).toEqual([
			429,
			'Too many attempts. Try again in 1 minute.',
		]);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(refused.headers.get('cache-control')).toBe('no-store');
		expect(made).toHaveLength(300);
	});

	test('is refused to a client that has sixty fetched ahead in a minute, without using up its own', async () => {
		const ahead = { 'Sec-Purpose': 'prefetch' };
		for (let page = 0; page < 60; page += 1)
			expect((await get(`/offers/${page}`, '10.0.0.1', ahead)).status).toBe(404);
		expect((await get('/offers/one-more', '10.0.0.1', ahead)).status).toBe(429);
		for (let page = 100; page < 400; page += 1)
			expect((await get(`/offers/${page}`)).status).toBe(404);
		expect((await get('/offers/one-more')).status).toBe(429);
	});

	test('is still rendered for other clients, and cached pages are sent to all', async () => {
		for (let page = 0; page < 301; page += 1) await get(`/offers/${page}`);
		expect((await get('/offers/299')).status).toBe(404);
		expect((await get('/')).status).toBe(200);
		expect((await get('/offers/one-more', '10.0.0.2')).status).toBe(404);
		expect((await get('/offers/one-more')).status).toBe(404);
	});

	test('is not cached beyond eight megabytes in total', async () => {
		size = 1024 * 1024;
		for (let page = 0; page < 12; page += 1) await get(`/offers/${page}`);
		await get('/offers/11');
		expect(made).toHaveLength(12);
		await get('/offers/0');
		expect(made).toHaveLength(13);
	});

	test('is rendered again after a minute', async () => {
		const now = performance.now.bind(performance);
		let ahead = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
		await get('/offers/1');
		ahead = 50_000;
		await get('/offers/1');
		expect(made).toHaveLength(1);
		ahead = 61_000;
		// The cache reads the clock once a millisecond.
		await expect
			.poll(
				async () => {
					await get('/offers/1');
					return made.length;
				},
				{ timeout: 30_000 },
			)
			.toBe(2);
	});

	test('that could not be rendered is not cached', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		broken = true;
		expect((await get('/offers/1')).status).toBe(500);
		broken = false;
		expect((await get('/offers/1')).status).toBe(404);
	});

	/** A server of the site. `arrived` resolves once so many requests have reached it. */
	async function serverThatCounts() {
		let count = 0;
		const handle: typeof app.fetch = (...request) => {
			count++;
			return app.fetch(...request);
		};
		const server = await listen('127.0.0.1', 0, { stopping: false }, handle, { trustProxy: 1 });
		const ask = async (path: string, client: string) => {
			const headers = { 'X-Forwarded-For': client };
			return (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).status;
		};
		const arrived = (requests: number) => vi.waitFor(() => expect(count).toBe(requests), 30_000);
		return { ask, arrived, close: () => server.close(0) };
	}

	test('does not delay cached pages, however many wait to be rendered', async () => {
		busyMs = 5;
		const { promise, resolve } = Promise.withResolvers<void>();
		start = promise;
		const { ask, arrived, close } = await serverThatCounts();
		const many = Array.from({ length: 100 }, (_, page) =>
			ask(`/offers/${page}`, `10.0.0.${page % 10}`),
		);
		await arrived(100);
		resolve();
		const atHand = ask('/', '10.0.1.1');
		const another = ask('/offers/another', '10.0.1.1');
		expect(await atHand).toBe(200);
		expect(made.length).toBeLessThan(50);
		expect(await another).toBe(404);
		expect(made.length).toBeLessThan(80);
		expect(await Promise.all(many)).toEqual(Array(100).fill(404));
		await close();
	});

	test('is made for each of forty that a client asks for at once, while another client waits for its turn alone', async () => {
		busyMs = 5;
		const { promise, resolve } = Promise.withResolvers<void>();
		start = promise;
		const { ask, arrived, close } = await serverThatCounts();
		const checker = Array.from({ length: 40 }, (_, page) => ask(`/offers/${page}`, '10.0.0.1'));
		await arrived(40);
		const another = ask('/offers/of-another', '10.0.0.2');
		await arrived(41);
		resolve();
		expect(await another).toBe(404);
		// In one queue it would be the forty-first.
		expect(made.indexOf('/offers/of-another')).toBeLessThan(10);
		expect(await Promise.all(checker)).toEqual(Array(40).fill(404));
		await close();
	});

	test('is refused at once to a client with sixty waiting requests', async () => {
		const pages = Array.from({ length: 65 }, (_, page) => get(`/offers/${page}`));
		const statuses = (await Promise.all(pages)).map(({ status }) => status);
		expect(statuses).toEqual([...Array(61).fill(404), ...Array(4).fill(503)]);
		expect((await get('/offers/64')).status).toBe(404);
	});
});

describe('a first screen', () => {
	const ok = <T>(value: T) => Promise.resolve({ ok: true as const, value });
	const viewer = (id: string) => ok({ id, email: '', user_metadata: {} });

	test('is left to the browser at once where two are drawn or wait, and after a while where its turn does not come', async () => {
		const drawing = Promise.withResolvers<string>();
		const entry = { loadFirstScreen: async () => () => drawing.promise };
		const { firstScreen } = createRender(serverBuild(entry, {}), SITE, fakeServices());
		const ask = (id: string) =>
			firstScreen?.(
				new URL(SITE),
				{ room: 80, rules: '' },
				{ viewer: viewer(id), call: () => ok({} as never) },
			);
		const first = ask('ann');
		let isLate = false;
		const second = ask('bob')?.finally(() => (isLate = true));
		expect(await ask('ann')).toBe(null);
		expect(await ask('cy')).toBe(null);
		expect(isLate).toBe(false);
		expect(await second).toBe(null);
		drawing.resolve('<p>Ann</p>');
		expect(await first).toBe('<p>Ann</p>');
		// A pause follows.
		await expect.poll(() => ask('cy'), { timeout: 10_000 }).toBe('<p>Ann</p>');
	});
});
