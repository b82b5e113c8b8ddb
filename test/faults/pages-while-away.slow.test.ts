import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import { startServer } from '#test/servers/site-server.ts';

vi.setConfig({ testTimeout: 300_000 });

let other: OtherPostgres;

beforeAll(async () => {
	other = await makePostgres();
});
afterEach(() => other.stop());
afterAll(() => other.clear());

/** What a person’s browser calls itself: programs’ searches are not noted. */
const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' };

/** The built site on that Postgres. @returns the status of an address */
async function site(): Promise<(path: string) => Promise<number>> {
	await other.start();
	const { url, stop } = await startServer({ DATABASE_URL: other.url() }, 'ignore');
	onTestFinished(stop);
	return async (path) => (await fetch(url + path, { headers })).status;
}

test('a database that is away for longer than pages are kept ends no page that was asked for before', async () => {
	const statusOf = await site();
	const admin = connect(other.url(), { max: 1 });
	const [row] = await admin<{ slug: string }[]>`
		select slug from public.internships where status = 'open' limit 1`;
	await admin.end();
	const pages = [
		`/internships/${row?.slug}`,
		'/internships?q=data',
		'/internships?city=Leeds',
		'/internships?q=qwertyuiop',
	];
	const seen = async () => {
		const statuses: number[] = [];
		for (const path of pages) statuses.push(await statusOf(path));
		return statuses;
	};
	const all = pages.map(() => 200);
	expect(await seen()).toEqual(all);
	await other.stop();
	const begun = performance.now();
	const isLater = async () => {
		expect(await seen()).toEqual(all);
		return performance.now() - begun > 75_000;
	};
	await vi.waitUntil(isLater, { timeout: 200_000, interval: 2_000 });
	expect(await statusOf('/internships?q=weaving')).toBe(503);
	await other.start();
	await vi.waitUntil(async () => (await statusOf('/readyz')) === 200, 60_000);
	// No connection remembers why an earlier one was lost or refused.
	const searches = Array.from(
		{ length: 40 },
		(_, number) => `/internships.json?pay=${13 + number}`,
	);
	expect(new Set(await Promise.all(searches.map(statusOf)))).toEqual(new Set([200]));
	expect(await statusOf('/internships?q=weaving')).toBe(200);
});

test('a database that takes no changes answers searches that find nothing', async () => {
	const statusOf = await site();
	const admin = connect(other.url(), { max: 1 });
	await admin`alter system set default_transaction_read_only = on`;
	await admin`select pg_reload_conf()`;
	await admin.end();
	await vi.waitUntil(async () => (await statusOf('/healthz')) === 503, 30_000);
	for (const path of [
		'/internships?q=qwertyuiop',
		'/internships?q=asdfghjkl',
		'/internships?q=data',
	])
		expect([path, await statusOf(path)]).toEqual([path, 200]);
});
