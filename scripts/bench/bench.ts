/**
 * `npm run bench [-- --minutes 10]`: one table, each figure of ours beside what it is measured
 * against in the same run, turn by turn. Limits are off. On a busy machine only the ratios count.
 * `npm run bench -- --internships 100000`: only searches, in made-up catalogues of up to that size.
 * `npm run bench -- --size large [DATA_DIR]`: only every call with a million applications (scripts/bench/large.ts); with
 * DATABASE_URL, of that Postgres.
 * `GOTRUE=… POSTGREST=… npm run bench -- --real`: the embedded server beside the same on the programs of a project.
 * `npm run bench -- --applicants`: only the screens of an employer with a thousand applicants, and of staff with a thousand
 * drafts (scripts/bench/applicants).
 * `npm run bench -- --alerts`: only the mails of 10,000 alerts over 100,000 internships.
 */

import { memoryEnvironment, memoryFlags } from '#scripts/run/memory.mjs';
import { browserKey } from '#test/api-client.ts';
import { startServer } from '#test/servers/site-server.ts';
import { benchAlerts } from './alerts.ts';
import { type Api, accounts, inserts, openBare, signIns } from './api.ts';
import { benchApplicants } from './applicants/applicants.ts';
import { type LoadResult, rawRequest } from './http-load.ts';
import { benchInternships } from './internships.ts';
import { benchLarge } from './large.ts';
import { sampleMemory } from './memory.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { benchRealParts } from './real-parts.ts';
import { measureAlternately, printTable, type Row } from './table.ts';

const internships = process.argv.indexOf('--internships');
if (internships > 0) {
	await benchInternships(Number(process.argv[internships + 1] ?? 100_000));
	process.exit(0);
}

const size = process.argv.indexOf('--size');
if (size > 0) {
	if (process.argv[size + 1] !== 'large') throw new Error('--size takes: large');
	await benchLarge(process.argv[size + 2], process.env.DATABASE_URL);
	process.exit(0);
}

if (process.argv.includes('--real')) {
	await benchRealParts(process.env);
	process.exit(0);
}

if (process.argv.includes('--alerts')) {
	await benchAlerts();
	process.exit(0);
}

if (process.argv.includes('--applicants')) {
	await benchApplicants(process.argv);
	process.exit(0);
}

const minutes = Number(/^\d+(\.\d+)?$/.exec(process.argv.at(-1) ?? '')?.[0] ?? 0.5);
const rows: Row[] = [];
/** As `npm start` runs it. */
const site = await startServer(
	{ LOG_LEVEL: 'info', NODE_OPTIONS: memoryFlags.join(' '), ...memoryEnvironment },
	'ignore',
);
const bare = await openBare();
try {
	const paths = (await site.pages()).slice(0, 20);
	await benchPages(paths);
	const server: Api = { url: site.url, key: await browserKey(site.url) };
	await benchApi(server);
	printTable(rows);
	console.log('Of ours, each insert also brings two mails; lite alone makes none.');
	await sampleMemory(server, paths, minutes);
} finally {
	await bare.stop();
	await site.stop();
}

async function benchPages(paths: string[]): Promise<void> {
	if (!hasNginx()) return console.log('nginx is not installed: no comparison of pages.');
	const nginx = await startNginx(site.url, paths);
	let count = 0;
	const requests = paths.map((path) => rawRequest('GET', path, { 'Accept-Encoding': 'gzip' }));
	const next = () => requests[count++ % requests.length] ?? '';
	const options = { connections: 32, seconds: 4, status: 200, next };
	const pair = await measureAlternately(site.url, nginx.url, options);
	await nginx.stop();
	add(`${paths.length} pages, 32 at once`, pair, 'nginx, same bytes');
}

/** Sign-ins first: each message stored brings two mails, which the server goes on making for a while. */
async function benchApi(server: Api): Promise<void> {
	const people = { server: await accounts(server), bare: await accounts(bare.api) };
	const signInResults = await measureAlternately(server, bare.api, (api) =>
		signIns(api, api === server ? people.server : people.bare, 10, 4),
	);
	add('sign-ins, 10 at once', signInResults, 'lite alone');
	const insertResults = await measureAlternately(server, bare.api, (api) => inserts(api, 20, 4));
	add('contact inserts, 20 at once', insertResults, 'lite alone');
}

function add(what: string, [ours, reference]: [LoadResult, LoadResult], against: string): void {
	rows.push({ what, ours, reference, against });
}
