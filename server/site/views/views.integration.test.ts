import { Hono } from 'hono';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { createViewCounter } from '#server/site/views/view-counter.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { countViews } from './view-counter.ts';

let started: TestBackend;
let admin: Sql;
let today = '2026-11-22';

beforeAll(async () => {
	started = await startTestBackend({ trustProxy: 1 });
	admin = connect(started.adminUrl, { max: 1 });
	for (const slug of ['loom-intern', 'yarn-intern'])
		await admin`insert into public.internships ${admin(internshipRow(slug))}`;
});
beforeEach(async () => {
	today = '2026-11-22';
	await admin`delete from catalogue.view_salts`;
	await admin`delete from catalogue.views`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const clock = { now: () => new Date(`${today}T12:00:00Z`), today: () => today };

function site() {
	const counter = createViewCounter(started.backend.sql, clock, started.log);
	const noted: Promise<void>[] = [];
	const app = new Hono();
	app.use(
		countViews(started.config, {
			note: (...view) => {
				const done = counter.note(...view);
				noted.push(done);
				return done;
			},
		}),
	);
	app.get('/internships/gone-intern', (context) => context.text('', 410));
	app.all('*', (context) => context.text('page'));
	return {
		view: (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
			app.request(`/internships/${slug}`, {
				method,
				headers: { 'X-Forwarded-For': '192.0.2.7', 'User-Agent': browser, ...headers },
			}),
		stored: async () => {
			await Promise.all(noted);
			await counter.store();
		},
	};
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const from = (address: string) => ({ 'X-Forwarded-For': address });

const counts = async () =>
	Object.fromEntries(
		(
			await admin<{ slug: string; day: string; views: number }[]>`
				select slug, day::text, views from catalogue.views
				join public.internships on internships.id = internship_id`
		).map(({ slug, day, views }) => [`${slug} ${day}`, views]),
	);

test('a network counts once for each internship and day, on two servers too', async () => {
	const servers = [site(), site()];
	for (const { view } of servers) {
		for (let time = 0; time < 3; time += 1) await view('loom-intern');
		await view('loom-intern.data');
		await view('yarn-intern');
		await view('loom-intern', from('192.0.2.8'));
		await view('loom-intern', { 'User-Agent': `${browser} Other/1.0` });
		await view('loom-intern', from('198.51.100.7'));
		await view('loom-intern', from('2001:db8:1:2::7'));
		await view('loom-intern', from('2001:db8:1:3::7'));
	}
	await Promise.all(servers.map(({ stored }) => stored()));
	expect(await counts()).toEqual({ 'loom-intern 2026-11-22': 3, 'yarn-intern 2026-11-22': 1 });
	const next = site();
	today = '2026-11-23';
	await next.view('loom-intern');
	await next.stored();
	expect(await counts()).toMatchObject({ 'loom-intern 2026-11-23': 1 });
});

test('what is no page of an internship, or may not be looked at, does not count', async () => {
	const { view, stored } = site();
	await view('loom-intern', { 'Sec-Purpose': 'prefetch' });
	await view('loom-intern', {}, 'HEAD');
	await view('loom-intern', { 'User-Agent': '' });
	await view('loom-intern', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
	await view('loom-intern.ics');
	await view('gone-intern');
	await view('no-such-intern');
	await stored();
	expect(await counts()).toEqual({});
});

test('nothing is stored that says who it was, and with the day the digests go', async () => {
	const { view, stored } = site();
	await view('loom-intern');
	await stored();
	const kept = await admin`select encode(digest, 'escape') as digest, octet_length(digest) as bytes
		from catalogue.view_digests`;
	expect(kept).toHaveLength(1);
	expect(kept[0]).toMatchObject({ bytes: 16 });
	expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|Firefox/);
	const [network] = await admin`select encode(digest, 'escape') as digest, views
		from catalogue.view_networks`;
	expect(network).toMatchObject({ views: 1 });
	expect(network?.digest).not.toBe(kept[0]?.digest);
	const salts = () => admin`select day::text from catalogue.view_salts`;
	expect(await salts()).toEqual([{ day: '2026-11-22' }]);
	today = '2026-11-23';
	const next = site();
	await next.view('yarn-intern');
	await next.stored();
	expect(await salts()).toEqual([{ day: '2026-11-23' }]);
	expect(await admin`select distinct day::text from catalogue.view_digests`).toEqual([
		{ day: '2026-11-23' },
	]);
});

test('memory is bounded: of a flood of visitors the first twenty thousand wait', async () => {
	const { note, store } = createViewCounter(started.backend.sql, clock, started.log);
	for (let network = 0; network < 20_100; network += 1) await note('loom-intern', String(network));
	await store();
	expect(await counts()).toEqual({ 'loom-intern 2026-11-22': 20_000 });
});

test('a network adds at most a hundred views a day, of all internships and on all servers', async () => {
	const slugs = Array.from({ length: 150 }, (_, number) => `mill-${number}-intern`);
	for (const slug of slugs)
		await admin`insert into public.internships ${admin(internshipRow(slug))}`;
	const total = async () =>
		(await admin`select coalesce(sum(views), 0)::integer as views from catalogue.views`)[0]?.views;
	const servers = [site(), site()];
	for (const { view } of servers) for (const slug of slugs.slice(0, 60)) await view(slug);
	for (const slug of slugs.slice(60)) await servers[0]?.view(slug, from('192.0.2.99'));
	await Promise.all(servers.map(({ stored }) => stored()));
	expect(await total()).toBe(100);
	for (const slug of slugs) await servers[1]?.view(slug, from('192.0.2.1'));
	await servers[1]?.stored();
	expect(await total()).toBe(100);
	for (const slug of slugs.slice(0, 10)) await servers[1]?.view(slug, from('198.51.100.1'));
	await servers[1]?.stored();
	expect(await total()).toBe(110);
	today = '2026-11-23';
	for (const slug of slugs.slice(0, 5)) await servers[1]?.view(slug);
	await servers[1]?.stored();
	expect(await total()).toBe(115);
});

test('without a database nothing is counted, and nothing fails', async () => {
	const away = connect('postgres://nobody@127.0.0.1:1/none', { max: 1 });
	const { note, store } = createViewCounter(away, clock, started.log);
	await note('loom-intern', '192.0.2.0/24');
	await store();
	await vi.waitUntil(
		() => started.log.lines.some((line) => line.includes('views were not counted')),
		30_000,
	);
	await away.end({ timeout: 0 });
});
