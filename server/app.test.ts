import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import { createApp } from '#server/app.ts';
import type { Site } from '#server/site/site.ts';
import { fakeBackend, KEYS, SITE, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite, HOME_SCRIPT, HOME_STYLE, PLACEHOLDER_ORIGIN } from '#test/servers/fake-site.ts';
import { digest, isPublicSample } from './http/security-headers.ts';

let site: Site;
const backend = fakeBackend();
const lifecycle = { stopping: false };
const config = testConfig();
const appWith = (served: Site) => createApp(config, backend, served, { log: silent, lifecycle });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
	appWith(site).request(path, { method, headers });

beforeAll(async () => {
	site = await fakeSite(SITE);
});

describe('health', () => {
	test('is 200 while the database answers and 503 while it does not', async () => {
		expect((await get('/healthz')).status).toBe(200);
		backend.up = false;
		expect((await get('/healthz')).status).toBe(503);
		backend.up = true;
	});

	test('is 503 during the shutdown', async () => {
		lifecycle.stopping = true;
		const response = await get('/healthz');
		lifecycle.stopping = false;
		expect(response.status).toBe(503);
		expect(await response.json()).toEqual({ status: 'unavailable' });
	});
});

test('config.json contains our own origin and the public key, and nothing else', async () => {
	const response = await get('/config.json');
	expect(await response.json()).toEqual({ supabaseUrl: SITE, supabaseKey: KEYS.publishable });
	expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['GET', 'POST', 'DELETE'])(
	'%s of a call that does not exist is answered in JSON',
	async (method) => {
		for (const path of ['/api', '/api/no-such-call', '/api/staff/no-such-call']) {
			const response = await get(path, {}, method);
			expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
	},
);

test.each([
	'/lists/abc',
	'/Lists/abc',
	'/%6cists/abc',
	'/lists/abc/',
	'/lists/abc/internships.csv',
])('%s is told to nobody and kept nowhere, whatever is answered there', async (path) => {
	const { headers } = await get(path);
	expect(Object.fromEntries(headers)).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'strict-origin',
		'x-robots-tag': 'noindex',
	});
});

describe('a prerendered page', () => {
	test('contains the address of the site', async () => {
		const text = await (await get('/')).text();
		expect(text).toContain(`href="${SITE}/"`);
		expect(text).not.toContain(PLACEHOLDER_ORIGIN);
		expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${SITE}/sitemap.xml`);
	});

	test('has a policy for its own scripts and styles and no others', async () => {
		const policy = (await get('/')).headers.get('content-security-policy') ?? '';
		expect(policy).toContain(
			`script-src 'self' '${digest(HOME_SCRIPT)}' 'sha256-abc='; style-src 'self' '${digest(HOME_STYLE)}';`,
		);
		expect(policy).not.toMatch(/unsafe|http:|\*/);
		expect(policy).not.toContain('upgrade-insecure-requests');
	});

	test('is revalidated with 304', async () => {
		const first = await get('/');
		expect(first.headers.get('cache-control')).toBe('no-cache');
		const etag = first.headers.get('etag') ?? '';
		const again = await get('/', { 'If-None-Match': `"other", ${etag}` });
		expect([again.status, await again.text()]).toEqual([304, '']);
		expect(again.headers.get('etag')).toBe(etag);
		expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
	});

	test('has an encoding that the browser accepts', async () => {
		const plain = await (await get('/')).text();
		const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
		expect(br.headers.get('content-encoding')).toBe('br');
		expect(brotliDecompressSync(await br.bytes()).toString()).toBe(plain);
		const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
		expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain);
		expect(gzip.headers.get('vary')).toBe('Accept-Encoding');
	});

	test('is compressed better once it is requested again, and stays the same', async () => {
		const compressed = async () => (await get('/', { 'Accept-Encoding': 'br' })).bytes();
		site = await fakeSite(SITE);
		const first = await compressed();
		await vi.waitUntil(async () => (await compressed()).byteLength < first.byteLength, 10_000);
		expect(brotliDecompressSync(await compressed())).toEqual(brotliDecompressSync(first));
	});

	test('is compressed better before anybody requests it, once the server has time', async () => {
		const compressed = async () => (await get('/', { 'Accept-Encoding': 'br' })).bytes();
		site = await fakeSite(SITE);
		const quick = await compressed();
		site = await fakeSite(SITE);
		await site.pages.warm();
		expect((await compressed()).byteLength).toBeLessThan(quick.byteLength);
	});

	test('answers HEAD with the headers only', async () => {
		const head = await get('/programs/london', {}, 'HEAD');
		expect([head.status, await head.text()]).toEqual([200, '']);
		expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
	});
});

describe('a file', () => {
	test.each([
		[
			'/assets/app-1a2b.js',
			'text/javascript; charset=utf-8',
			'public, max-age=31536000, immutable',
		],
		['/fonts/some.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
		['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
	])('%s has its content type and cache time', async (path, type, caching) => {
		const response = await get(path);
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('cache-control')).toBe(caching);
	});

	test('has a policy that permits no loading', async () => {
		expect((await get('/favicon.svg')).headers.get('content-security-policy')).toContain(
			"default-src 'none'",
		);
	});

	test.each([
		'/assets/missing.js',
		'/assets/../package.json',
		'/assets/..%2f..%2fpackage.json',
		'/assets/%00',
		'/assets/app-1a2b.js%00.html',
		'/../../etc/passwd',
		'/%2e%2e/package.json',
		'/constructor',
		'/__proto__',
		'/index.html',
	])('%s is 404', async (path) => {
		expect((await get(path)).status).toBe(404);
	});
});

describe('a page with a search', () => {
	test('is sent as built, or rendered if there is a search', async () => {
		const titled = async (path: string) => (await (await get(path)).text()).includes('<title>');
		expect(await titled('/companies?from=mail')).toBe(true);
		expect(await titled('/companies?search=law')).toBe(false);
		expect(await titled('/programs/london?search=law')).toBe(true);
	});
});

describe('a search of internships', () => {
	test.each([
		['/internships?q=design&pay=&sort=', '/internships?q=design'],
		['/internships?sort=&q=&city=Leeds', '/internships?city=Leeds'],
		['/internships?q=', '/internships'],
	])('%s, as a form sends it, leads to %s', async (path, target) => {
		const response = await appWith(site).fetch(new Request(SITE + path));
		expect([response.status, response.headers.get('location')]).toEqual([302, target]);
	});

	test.each([
		'/internships',
		'/internships?q=design',
		'/internships?utm_source=mail&zz=',
		'/internships?sort=newest&page=99',
		'/internships?city=Leeds&city=Bristol',
		'/internships.json?q=',
	])('%s is answered as it is', async (path) => {
		expect(
			(await appWith(site).fetch(new Request(SITE + path))).headers.get('location'),
		).toBeNull();
	});
});

describe('other requests for a page', () => {
	test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is 405', async (method) => {
		for (const path of ['/', '/programs/london', '/anything', '/assets/app-1a2b.js']) {
			const response = await get(path, {}, method);
			expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
		}
	});

	test.each(['/nope', '/%E0%A4%A', '/%', '/a%00b', '//nope', '/_system/info'])(
		'%s is rendered as 404',
		async (path) => {
			const response = await appWith(site).fetch(new Request(SITE + path));
			expect(response.status).toBe(404);
			expect(await response.text()).toContain('<h1>404</h1>');
		},
	);

	test.each([
		['/programs/', '/programs'],
		['/programs///?a=b', '/programs?a=b'],
		['//evil.example/', '/evil.example'],
		['///evil.example//x/', '/evil.example/x'],
		['/\\evil.example/', '/evil.example'],
		['/%2Fevil.example/', '/%2Fevil.example'],
	])('%s redirects to the address without a trailing slash', async (path, target) => {
		const response = await appWith(site).fetch(new Request(SITE + path));
		expect([response.status, response.headers.get('location')]).toEqual([308, target]);
	});

	test('a failure shows no stack', async () => {
		const broken = { ...site, renderWith: () => () => Promise.reject(new Error('secret thing')) };
		const response = await appWith(broken).request('/fails');
		expect(response.status).toBe(500);
		expect(await response.text()).not.toMatch(/secret|at |\.ts/);
	});
});

test('every response has the security headers', async () => {
	for (const path of ['/', '/assets/app-1a2b.js', '/nope', '/auth/v1/nope', '/config.json']) {
		const { headers } = await get(path);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('x-frame-options')).toBe('DENY');
		expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
		expect(headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(headers.has('strict-transport-security')).toBe(false);
		expect(headers.has('access-control-allow-origin')).toBe(false);
		expect(headers.has('set-cookie')).toBe(false);
	}
});

test.each([
	['/', 'unsafe-none', '"/speculation.json"'],
	['/nope', 'unsafe-none', '"/speculation.json"'],
	['/account', 'same-origin', null],
	['/auth', 'same-origin', null],
	['/account?back=yes', 'same-origin', null],
	['/auth/v1/nope', 'same-origin', null],
	['/config.json', 'same-origin', null],
])('%s has the opener policy %s and the prefetch rules %s', async (path, opener, rules) => {
	const { headers } = await get(path);
	expect(headers.get('cross-origin-opener-policy')).toBe(opener);
	expect(headers.get('speculation-rules')).toBe(rules);
});

test('HSTS is sent with https', async () => {
	const secure = testConfig({ siteUrl: 'https://www.example.org' });
	const served = await fakeSite(secure.siteUrl);
	const app = createApp(secure, backend, served, { log: silent, lifecycle });
	const { headers } = await app.request('/');
	expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
	expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

describe('the mailbox', () => {
	const mail = {
		to: 'a@b.example',
		subject: '<script>alert(1)</script>',
		text: 'Go to http://127.0.0.1:3999/auth/v1/verify?token=1&type=signup now',
		html: '<p onclick="x">hi</p>',
		sentAt: '2026-11-20T10:00:00.000Z',
	};
	const caught = fakeBackend(undefined, {
		mailbox: async () => [mail, { ...mail, subject: 'newest' }],
	});
	const box = (path: string, overrides = {}) =>
		createApp(testConfig(overrides), caught, site, { log: silent, lifecycle }).request(path);

	test('is JSON with the newest mail last', async () => {
		const mails = (await (await box('/dev/mailbox.json')).json()) as { subject: string }[];
		expect(mails.map(({ subject }) => subject)).toEqual([mail.subject, 'newest']);
	});

	test('is a page with the newest mail first, in which no script of a mail runs', async () => {
		const page = await (await box('/dev/mailbox')).text();
		expect(page.indexOf('newest</h2>')).toBeLessThan(page.indexOf('&lt;script&gt;'));
		expect(page).toContain('href="http://127.0.0.1:3999/auth/v1/verify?token=1&amp;type=signup"');
		expect(page).toContain('sandbox=""');
		expect(page).not.toContain('<script');
		expect(page.match(/<h1/g)).toHaveLength(1);
	});

	test('is 404 if mail is really sent', async () => {
		const mail = { kind: 'smtp', url: 'smtp://x', from: { name: '', address: 'a@b.example' } };
		expect((await box('/dev/mailbox', { mail })).status).toBe(404);
		expect((await box('/dev/mailbox.json', { mail })).status).toBe(404);
	});
});

describe('sample content on a public address', () => {
	const robots = async (siteUrl: string) => {
		const tools = { log: silent, lifecycle };
		const app = createApp({ ...config, siteUrl }, backend, site, tools);
		return (await app.request('/')).headers.get('x-robots-tag');
	};

	test('a public address has a noindex header for search engines, but a local one has not', async () => {
		expect(await robots('https://www.internships.test')).toBe(
			contactDetails.sampleContent ? 'noindex' : null,
		);
		expect(await robots('http://127.0.0.1:3000')).toBeNull();
	});

	test('once the content is real, no address has that header', () => {
		const addresses = ['https://www.internships.test', 'http://127.0.0.1:3000'];
		expect(addresses.map((address) => isPublicSample(address, true))).toEqual([true, false]);
		expect(addresses.map((address) => isPublicSample(address, false))).toEqual([false, false]);
	});
});
