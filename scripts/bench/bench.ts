/**
 * `npm run bench [-- --minutes 10]`: one table, each figure of ours beside what it is measured
 * against in the same run, turn by turn. Limits are off. On a busy machine only the ratios count.
 */

import { memoryEnvironment, memoryFlags } from '#scripts/run/memory.mjs';
import { type Api, accounts, inserts, openBare, signIns } from './api.ts';
import { type Hits, shot } from './fire.ts';
import { watchMemory } from './memory.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startServer } from './site-server.ts';
import { inTurns, printTable, type Row } from './table.ts';

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
	const config = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseKey: string };
	const door: Api = { url: site.url, key: config.supabaseKey };
	await benchApi(door);
	printTable(rows);
	console.log('Of ours, each insert also brings two mails; lite alone makes none.');
	await watchMemory(door, paths, minutes);
} finally {
	await bare.stop();
	await site.stop();
}

async function benchPages(paths: string[]): Promise<void> {
	if (!hasNginx()) return console.log('nginx is not installed: no comparison of pages.');
	const nginx = await startNginx(site.url, paths);
	let count = 0;
	const shots = paths.map((path) => shot('GET', path, { 'Accept-Encoding': 'gzip' }));
	const next = () => shots[count++ % shots.length] ?? '';
	const options = { connections: 32, seconds: 4, status: 200, next };
	const pair = await inTurns(site.url, nginx.url, options);
	await nginx.stop();
	add(`${paths.length} pages, 32 at once`, pair, 'nginx, same bytes');
}

/** Sign-ins first: each message stored brings two mails, which the server goes on making for a while. */
async function benchApi(door: Api): Promise<void> {
	const people = { door: await accounts(door), bare: await accounts(bare.api) };
	const entered = await inTurns(door, bare.api, (api) =>
		signIns(api, api === door ? people.door : people.bare, 10, 4),
	);
	add('sign-ins, 10 at once', entered, 'lite alone');
	const written = await inTurns(door, bare.api, (api) => inserts(api, 20, 4));
	add('contact inserts, 20 at once', written, 'lite alone');
}

function add(what: string, [ours, theirs]: [Hits, Hits], against: string): void {
	rows.push({ what, ours, theirs, against });
}
