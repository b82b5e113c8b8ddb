import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { Metrics } from '#server/http/monitoring/metrics.ts';
import { fakeBackend, KEYS, SITE, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';

const backend = fakeBackend();
const lifecycle = { stopping: false };
let isLoaded = true;
const catalogue = { ...createCatalogue(backend.sql), isLoaded: () => isLoaded };
let app: ReturnType<typeof createApp>;

beforeEach(async () => {
	backend.up = true;
	const config = testConfig({ trustProxy: 1, rateLimits: true });
	const tools = { log: silent, lifecycle, catalogue };
	app = createApp(config, backend, await fakeSite(SITE), tools);
});

const from = (remoteAddress: string) => ({
	incoming: { socket: { remoteAddress } } as unknown as IncomingMessage,
});
const ask = (path: string, init: RequestInit = {}, address = '127.0.0.1') =>
	app.request(new URL(path, SITE), init, from(address));
const metrics = async () => (await ask('/metrics')).text();

describe('/metrics', () => {
	test('counts requests by method and class of status, and their times', async () => {
		for (const path of ['/', '/', '/nowhere']) await ask(path);
		await ask('/', { method: 'BREW' });
		const text = await metrics();
		expect(text).toContain('http_requests_total{method="GET",status="2xx"} 2\n');
		expect(text).toContain('http_requests_total{method="GET",status="4xx"} 1\n');
		expect(text).toContain('http_requests_total{method="other",status="4xx"} 1\n');
		expect(text).toContain('http_request_duration_seconds_count{route="page"} 4\n');
		expect(text).toContain('\nrelease_info{release="unknown"} 1\n');
		expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
		expect(text).toContain('\noutbox_mails_waiting 2\n');
		expect(text).toContain('\noutbox_oldest_seconds 30\n');
		expect(text).toContain('\noutbox_mails_set_aside 1\n');
		expect(text).toContain('\nretention_refused 0\n');
	});

	test('counts the limits that were reached, and takes no label from a request', async () => {
		const body = JSON.stringify({ email: 'a@b.example' });
		const headers = { apikey: KEYS.publishable, 'Content-Type': 'application/json' };
		for (let count = 0; count < 242; count += 1)
			await ask('/rest/v1/newsletter_subscriptions', { method: 'POST', headers, body });
		expect(await metrics()).toContain(
			'\nlimits_hit_total{path="/rest/v1/newsletter_subscriptions"} 2\n',
		);
	});

	test('names times by the pattern of an address, never by the address', async () => {
		const id = '0b6ab5a4-0000-4000-8000-000000000000';
		for (const path of [
			`/api/applications/${id}`,
			'/auth/v1/secret',
			'/assets/app-1a2b.js',
			'/ann',
		])
			await ask(path);
		const text = await metrics();
		const routes = [...text.matchAll(/_seconds_count\{route="([^"]*)"\}/g)].map(
			([, route]) => route,
		);
		expect(routes.toSorted()).toEqual(['/api/applications/:id', 'file', 'other', 'page']);
		expect(text).not.toMatch(/ann|secret|0b6ab5a4/);
	});

	test.each([
		['another machine', {}, '192.0.2.1', '/metrics'],
		['another machine, by IPv6', {}, '2001:db8::1', '/metrics'],
		['a proxy on this machine', { 'X-Forwarded-For': '192.0.2.1' }, '127.0.0.1', '/metrics'],
		['one that claims to be here', { 'X-Forwarded-For': '127.0.0.1' }, '127.0.0.1', '/metrics'],
		['a proxy that names itself', { Via: '1.1 proxy' }, '127.0.0.1', '/metrics'],
		['a proxy that says it so', { Forwarded: 'for=192.0.2.1' }, '127.0.0.1', '/metrics'],
		['a public name', {}, '127.0.0.1', 'https://www.example.org/metrics'],
	] as [string, Record<string, string>, string, string][])(
		'is 404 for %s',
		async (_, headers, address, path) => {
			const response = await ask(path, { headers }, address);
			expect(response.status).toBe(404);
			expect(await response.text()).not.toContain('process_');
		},
	);

	test('also answers this machine over IPv6', async () => {
		expect((await ask('/metrics', {}, '::ffff:127.0.0.1')).status).toBe(200);
		expect((await ask('/metrics', {}, '::1')).status).toBe(200);
	});

	test('reports an unavailable database', async () => {
		backend.up = false;
		expect(await metrics()).toContain('\ndatabase_up 0\n');
	});

	test('has what the table, the alerts and the dashboard name', async () => {
		const rows = [{ figure: 'mails', label: 'contacts waiting', count: 1, oldest: null }];
		const begin = async () => ({ rows, now: new Date(), version: 0 });
		const backend = { ...fakeBackend(), sql: Object.assign(async () => [], { begin }) as never };
		const mailCounts = () => [{ kind: 'contacts', state: 'sent' as const, count: 1 }];
		const runs = new Map([['alerts', { job: 'alerts', lastSuccess: null, failures: 0 }]]);
		const all = createApp(
			testConfig({ backupDir: '/nowhere' }),
			{ ...backend, mailCounts },
			await fakeSite(SITE),
			{ log: silent, lifecycle, catalogue, runs },
		);
		const text = await (
			await all.request('http://127.0.0.1/metrics', {}, from('127.0.0.1'))
		).text();
		const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name).toSorted();
		const folder = 'docs/examples/monitoring/';
		const read = (file: string) => readFileSync(file, 'utf8');
		const [, table = ''] = /^\| Metric \|.*\n([\s\S]*?)\n\n/m.exec(read('docs/operating.md')) ?? [];
		const listed = table
			.split('\n')
			.slice(1)
			.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
		expect(listed.map(([, name]) => name).toSorted()).toEqual(names);
		const expressions = [
			...[...read(`${folder}alerts.yml`).matchAll(/^ +expr: ([\s\S]*?)\n +(?:for|labels):/gm)],
			...[...read(`${folder}dashboard.json`).matchAll(/"expr": "(.*)"/g)],
		].map(([, expression = '']) => expression.replaceAll(/\\?"[^"]*"|\[\w+\]|\{\{\w+\}\}/g, ''));
		expect(expressions.length).toBeGreaterThan(40);
		const asked = expressions
			.flatMap((expression) => expression.match(/\b[a-z]+_[a-z_]+\b/g) ?? [])
			.map((name) => name.replace(/_(bucket|count)$/, ''));
		const functions = ['histogram_quantile', 'owed_by'];
		expect([...new Set(asked)].filter((name) => ![...names, ...functions].includes(name))).toEqual(
			[],
		);
		expect(asked.length).toBeGreaterThan(40);
	});

	test('is the text format, with buckets that add up', async () => {
		const counted = new Metrics();
		for (const seconds of [0.0005, 0.02, 0.02, 60]) counted.note('GET', 200, seconds, 'page');
		const text = await counted.asText();
		expect(text).toContain('# TYPE http_request_duration_seconds histogram\n');
		expect(text).toContain('_bucket{le="0.001",route="page"} 1\n');
		expect(text).toContain('_bucket{le="0.025",route="page"} 3\n');
		expect(text).toContain('_bucket{le="10",route="page"} 3\n');
		expect(text).toContain('_bucket{le="+Inf",route="page"} 4\n');
		for (const line of text.split('\n').filter(Boolean))
			expect(line).toMatch(
				/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? [\d.e-]+)$/,
			);
	});
});

describe('/readyz', () => {
	test('reports which parts work', async () => {
		const response = await ask('/readyz');
		expect([response.status, await response.json()]).toEqual([
			200,
			{
				status: 'ok',
				catalogue: true,
				database: true,
				writes: true,
				migrations: true,
				outbox: true,
			},
		]);
		const one = { ...(await backend.inspect()), outbox: false };
		const stuck = fakeBackend(undefined, { inspect: async () => one });
		const site = await fakeSite(SITE);
		const other = createApp(testConfig(), stuck, site, { log: silent, lifecycle, catalogue });
		const unready = await other.request('/readyz');
		expect([unready.status, await unready.json()]).toEqual([
			503,
			{
				status: 'unavailable',
				catalogue: true,
				database: true,
				writes: true,
				migrations: true,
				outbox: false,
			},
		]);
	});

	test('is 503 until the index of internships is loaded', async () => {
		isLoaded = false;
		const response = await ask('/readyz');
		isLoaded = true;
		expect(response.status).toBe(503);
		expect(await response.json()).toMatchObject({ status: 'unavailable', catalogue: false });
	});

	test('is 503 without the database and during the shutdown, when pages are still served', async () => {
		backend.up = false;
		expect((await ask('/readyz')).status).toBe(503);
		backend.up = true;
		lifecycle.stopping = true;
		expect((await ask('/readyz')).status).toBe(503);
		expect((await ask('/')).status).toBe(200);
		lifecycle.stopping = false;
	});
});
