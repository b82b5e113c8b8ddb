import { Hono } from 'hono';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { createCatalogue, type WholeCatalogue } from '#server/catalogue/catalogue.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import {
	dropTestDatabases,
	startTestBackend,
	type TestBackend,
	testLog,
} from '#test/servers/backend.ts';
import { createEmptySearchNotes, noteEmptySearches } from './empty-searches.ts';

const TODAY = '2026-11-22';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let started: TestBackend;
let admin: Sql;
let catalogue: WholeCatalogue;

beforeAll(async () => {
	started = await startTestBackend({ trustProxy: 1 });
	admin = postgres(started.adminUrl, { max: 2 });
	await admin`insert into public.internships ${admin(internshipRow('loom-intern', { title: 'Loom Intern' }))}`;
	catalogue = createCatalogue(started.backend.sql);
	await catalogue.load();
});
beforeEach(() => admin`delete from catalogue.empty_searches`);
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** The site with pages of its own, so that what is tried is the note alone. */
function site(sql: Sql = started.backend.sql) {
	const log = testLog();
	const notes = createEmptySearchNotes(sql, log);
	const limits = createLimits(
		{ rateLimits: true, database: { kind: 'embedded' } },
		{
			sql,
			signingKey: 'key',
		},
	);
	const tasks: Promise<unknown>[] = [];
	const app = new Hono();
	app.use(
		noteEmptySearches({
			catalogue,
			clock: { today: () => TODAY },
			config: started.config,
			limits,
			notes,
			inBackground: (work) => void tasks.push(work()),
		}),
	);
	app.all('*', (context) => context.text('page'));
	return {
		log,
		search: (q: string, headers: Record<string, string> = {}, path = '/internships') =>
			app.request(`http://site.test${path}?q=${encodeURIComponent(q)}`, {
				headers: { 'X-Forwarded-For': '192.0.2.7', 'User-Agent': BROWSER, ...headers },
			}),
		stored: async () => {
			await Promise.all(tasks);
			await notes.store();
		},
	};
}

const noted = async () =>
	(
		await admin<{ words: string }[]>`
			select words from catalogue.empty_searches where day = ${TODAY} order by words`
	).map(({ words }) => words);

test('words that find nothing are noted once, those that find something are not', async () => {
	const { search, stored } = site();
	for (const q of ['Glass blowing', 'glass  blowing!', 'loom', '', 'x']) await search(q);
	await search('beekeeping', {}, '/internships.parts');
	await stored();
	expect(await noted()).toEqual(['beekeeping', 'glass blowing']);
});

test('nor what a program asks for, a browser fetches ahead, or may be about a person', async () => {
	const { search, stored } = site();
	await search('glass blowing', { 'User-Agent': 'curl/8.0' });
	await search('glass blowing', { 'Sec-Purpose': 'prefetch' });
	await search('glass blowing', {}, '/companies');
	for (const q of ['ann@example.org', '07700900123', 'y'.repeat(61)]) await search(q);
	await stored();
	expect(await noted()).toEqual([]);
});

test('one network notes twenty a day, and the others as before', async () => {
	const { search, stored } = site();
	for (let number = 0; number < 60; number += 1)
		await search(`qwert${String.fromCharCode(97 + (number % 26))}${number}`, {
			'X-Forwarded-For': `192.0.2.${number}`,
		});
	await search('glass blowing', { 'X-Forwarded-For': '198.51.100.7' });
	await stored();
	const words = await noted();
	expect(words).toHaveLength(21);
	expect(words).toContain('glass blowing');
});

test('a page does not wait for the note', async () => {
	const { search, stored } = site();
	const done = await admin.begin(async (tx) => {
		await tx`lock table catalogue.empty_searches in access exclusive mode`;
		expect((await search('glass blowing')).status).toBe(200);
		const storing = stored();
		expect((await search('beekeeping')).status).toBe(200);
		return { storing };
	});
	await done.storing;
	expect(await noted()).toEqual(['glass blowing']);
});

test('a database that takes no changes fails no search; the log says how many were not noted, and no words', async () => {
	const readOnly = postgres(started.adminUrl, {
		max: 1,
		connection: { default_transaction_read_only: true },
	});
	const { search, stored, log } = site(readOnly);
	expect((await search('glass blowing')).status).toBe(200);
	await stored();
	const nothing = parseSearch(new URLSearchParams({ q: 'glass blowing' }), TODAY);
	const result = createCatalogue(readOnly).search(nothing, TODAY);
	expect(await result).toMatchObject({ total: 0, items: [] });
	expect(log.lines).toEqual([
		'searches that found nothing were not noted {"code":"25006","searches":1} ',
	]);
	await readOnly.end();
});
