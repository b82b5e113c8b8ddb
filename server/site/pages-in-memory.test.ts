import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Log } from '#server/log.ts';
import type { Site } from '#server/site/site.ts';
import { fakeBackend, SITE, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { answerFromMemory } from './pages-in-memory.ts';

let site: Site;
let lines: { id: string; path: string; status: number }[];

beforeEach(async () => {
	site = await fakeSite(SITE);
	lines = [];
});

/** Requests with their connection, as from Node. */
function serverWith(trustProxy: number | false) {
	const info = (line: (typeof lines)[number]) => lines.push(line);
	const app = createApp(testConfig({ trustProxy }), fakeBackend(), site, {
		log: { info, warn: info } as unknown as Log,
		lifecycle: { stopping: false },
	});
	return (path: string, headers: Record<string, string> = {}, method = 'GET') => {
		const incoming = incomingOf(path, headers, method);
		return app.fetch(new Request(SITE + path, { method, headers }), { incoming });
	};
}

function incomingOf(url: string, given: Record<string, string>, method = 'GET') {
	const headers = Object.fromEntries(
		Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
	);
	const socket = { remoteAddress: '192.0.2.1' };
	return { method, url, headers, headersDistinct: {}, socket } as unknown as IncomingMessage;
}

const read = async (response: Response) => ({
	status: response.status,
	headers: Object.fromEntries(response.headers),
	body: await response.text(),
});

test.each([
	['/', {}],
	['/', { 'Accept-Encoding': 'gzip' }],
	['/companies', { 'Accept-Encoding': 'gzip;q=0, br;q=0' }],
	['/assets/app-1a2b.js', { 'Accept-Encoding': 'br' }],
	['/robots.txt', {}],
	['/about', {}],
	['/healthz', {}],
	['/about/', {}],
])('%s with %o is the same each time, with a line in the log', async (path, headers) => {
	const get = serverWith(false);
	await get(path, headers);
	await site.pages.warm();
	const first = await read(await get(path, headers));
	expect(await read(await get(path, headers))).toEqual(first);
	expect(await read(await get(path, headers))).toEqual(first);
	expect(lines.map((line) => [line.path, line.status])).toEqual(
		Array(4).fill([path, first.status]),
	);
	expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
});

test('another encoding, method, version or query has its own answer after that', async () => {
	const get = serverWith(false);
	await get('/', { 'Accept-Encoding': 'br' });
	const page = await get('/', { 'Accept-Encoding': 'br' });
	const etag = page.headers.get('ETag') ?? '';
	expect(page.headers.get('Content-Encoding')).toBe('br');
	expect((await get('/')).headers.get('Content-Encoding')).toBeNull();
	expect(await read(await get('/', {}, 'HEAD'))).toMatchObject({ status: 200, body: '' });
	expect((await get('/', {}, 'POST')).status).toBe(405);
	expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
	expect((await get('/?a=1')).status).toBe(200);
});

test('a proxy is told the name of each request', async () => {
	const get = serverWith(1);
	await get('/', { 'X-Request-Id': 'a' });
	const ids = await Promise.all(
		['b', 'c', '<d>'].map(async (id) => (await get('/', { 'X-Request-Id': id })).headers),
	);
	expect(ids.map((headers) => headers.get('X-Request-Id'))).toEqual(['b', 'c', lines[3]?.id]);
	expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c', expect.stringMatching(/^[\w-]{36}$/)]);
});

test('only what all steps have sent is sent again, until its bytes change', async () => {
	const body = { plain: new TextEncoder().encode('old') };
	const page = { body, headers: { ETag: 'W/"1"' } };
	let whole = 0;
	const answer = answerFromMemory({ find: () => page, note: () => ({}) }, () => {
		whole += 1;
		return new Response(page.body.plain, { headers: { 'Content-Length': '3', ETag: 'W/"1"' } });
	});
	const get = () => answer(new Request(SITE), { incoming: incomingOf('/', {}) });
	for (const expected of [1, 1, 1]) {
		expect(await (await get()).text()).toBe('old');
		expect(whole).toBe(expected);
	}
	page.body = { plain: new TextEncoder().encode('new') };
	expect(await (await get()).text()).toBe('new');
	expect(whole).toBe(2);
});

test('a redirect or an error at the address of a page is not remembered', async () => {
	const page = { body: { plain: new Uint8Array(3) }, headers: { ETag: 'W/"1"' } };
	const answers = [
		Response.redirect(`${SITE}/`),
		new Response('bad', { status: 500, headers: { ETag: 'W/"1"', 'Content-Length': '3' } }),
		new Response('api', { headers: { ETag: 'W/"2"', 'Content-Length': '3' } }),
		new Response('end'),
	];
	const left = [...answers];
	const answer = answerFromMemory(
		{ find: () => page, note: () => ({}) },
		() => left.shift() as Response,
	);
	for (const expected of answers)
		expect(await answer(new Request(SITE), { incoming: incomingOf('/', {}) })).toBe(expected);
});
