import type { ServerBuild } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createRender } from '#server/site/render.ts';
import { fakeBackend, SITE, silent, testConfig } from '#test/fake-backend.ts';
import { fakeSite } from '#test/fake-site.ts';

let made: string[];
let size: number;
let app: ReturnType<typeof createApp>;

/** A site of one route, whose every page names its address. */
function build(): ServerBuild {
	const page = (request: Request) => {
		made.push(request.url);
		return new Response(`<!doctype html><p>${request.url}</p>${'x'.repeat(size)}`, {
			status: 404,
			headers: { 'Content-Type': 'text/html; charset=utf-8' },
		});
	};
	const route = { id: 'root', path: '*', module: { default: () => null } };
	const entry = { imports: [], module: '' };
	return {
		entry: { module: { default: page } },
		routes: { root: route },
		assets: { entry, routes: {}, url: '', version: '' },
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: 'initial', manifestPath: '' },
	} as unknown as ServerBuild;
}

beforeEach(async () => {
	made = [];
	size = 0;
	const config = testConfig({ trustProxy: 1 });
	const site = await fakeSite(SITE, createRender(build(), SITE));
	app = createApp(config, fakeBackend(), site, { log: silent, lifecycle: { stopping: false } });
});

const get = (path: string, client = '10.0.0.1', headers: Record<string, string> = {}) =>
	app.request(path, { headers: { 'X-Forwarded-For': client, ...headers } });

describe('a page made on demand', () => {
	test('is made once a minute, for its address alone: no header of one visitor reaches another', async () => {
		const poison = { 'X-Forwarded-Host': 'evil.example', Cookie: 'a=<script>', Accept: 'x/evil' };
		const first = await get('http://evil.example/nope?a=1', '10.0.0.1', poison);
		const second = await get('/nope?a=1', '10.0.0.2');
		expect(await first.text()).toBe(await second.text());
		expect(made).toEqual([`${SITE}/nope?a=1`]);
		for (const path of ['/nope?a=2', '/Nope?a=1', '/nope%3Fa=1']) await get(path);
		expect(made).toHaveLength(4);
	});

	test('is refused to a client who asks for more than three hundred a minute', async () => {
		for (let page = 0; page < 300; page += 1) expect((await get(`/nope/${page}`)).status).toBe(404);
		const refused = await get('/nope/one-more');
		expect([refused.status, await refused.text()]).toEqual([
			429,
			'Too many attempts. Try again in 1 minute.',
		]);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(refused.headers.get('cache-control')).toBe('no-store');
		expect(made).toHaveLength(300);
	});

	test('then still others get theirs, and everybody what is at hand', async () => {
		for (let page = 0; page < 301; page += 1) await get(`/nope/${page}`);
		expect((await get('/nope/299')).status).toBe(404);
		expect((await get('/')).status).toBe(200);
		expect((await get('/nope/one-more', '10.0.0.2')).status).toBe(404);
		expect((await get('/nope/one-more')).status).toBe(404);
	});

	test('is not kept beyond eight megabytes of them', async () => {
		size = 1024 * 1024;
		for (let page = 0; page < 12; page += 1) await get(`/nope/${page}`);
		await get('/nope/11');
		expect(made).toHaveLength(12);
		await get('/nope/0');
		expect(made).toHaveLength(13);
	});
});
