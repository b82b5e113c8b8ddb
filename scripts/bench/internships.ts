import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { facetsOn } from '#schema/internships/search-facets.ts';
import { memoryEnvironment, memoryFlags } from '#scripts/run/memory.mjs';
import { createBackend } from '#server/backend/backend.ts';
import { ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, readConfig, withPort } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { connect } from '#server/postgres/database.ts';
import { loadSecrets } from '#server/secrets.ts';
import { startServer } from '#test/servers/site-server.ts';
import { type LoadResult, rawRequest, sendLoad } from './http-load.ts';
import { metric, resident } from './memory.ts';

const SIZES = [300, 10_000, 100_000];
const AT_ONCE = 20;
const SECONDS = 5;
const CACHED = 40;
const PROCESSOR = 'process_cpu_seconds_total';

/**
 * Prints how quickly searches are answered in databases of made-up internships: each query new, then the same
 * few again. /internships.json has no page to render: these are the figures of the search alone.
 */
export async function benchInternships(most: number): Promise<void> {
	const dataDir = await mkdtemp(join(tmpdir(), 'internships-'));
	try {
		for (const size of SIZES.filter((one) => one <= most)) {
			await fill(dataDir, size);
			await measure(dataDir, size);
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** Copies of the site's internships with other words, pay, days and companies, up to so many. */
export async function fill(dataDir: string, size: number): Promise<void> {
	const config = withPort(readConfig({ DATA_DIR: dataDir }), 3999);
	const backend = await createBackend(config, silentLog);
	await synchronise(backend.sql, ownListings(), new Date(), silentLog);
	const owner = await ownerOf(config, backend.sql);
	await owner`set statement_timeout = 0`;
	await owner`
		insert into public.internships (slug, source, kind, title, company, sector, city, location, remote,
			country, weeks, hours, pay_amount, pay_per, pay_currency, starts_on, starts, deadline, description,
			requirements, benefits, sponsorship, published_at)
		select slug || '-' || ${size}::integer || '-' || copy, 'site', kind,
			title || ' ' || (array['North', 'South', 'Team', 'Lab', 'Studio'])[1 + copy % 5],
			company || ' ' || copy % 40, sector, city, location, remote, country, weeks,
			16 + (number + copy) % 25, pay_amount + copy % 200, pay_per, pay_currency, starts_on, starts,
			deadline, description, requirements, benefits, sponsorship,
			published_at - copy * interval '17 minutes'
		from catalogue.site_entries join public.internships using (number),
			generate_series((select count(*) / 298 from public.internships), ${size}::integer / 298) as copy
		limit greatest(0, ${size}::integer - (select count(*) from public.internships))`;
	await owner`vacuum analyze public.internships`;
	await owner.end();
	await backend.close();
}

/** The client of the database's owner; the caller ends it. @param sql of a backend on it */
export async function ownerOf(config: Config, sql: Sql): Promise<Sql> {
	const { databasePassword } = await loadSecrets(config);
	const [port] = sql.options.port;
	return connect(`postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`, { max: 1 });
}

async function measure(dataDir: string, size: number): Promise<void> {
	const site = await startServer(
		{ DATA_DIR: dataDir, NODE_OPTIONS: memoryFlags.join(' '), ...memoryEnvironment },
		'ignore',
	);
	try {
		const load = async (next: () => string) => {
			const options = { connections: AT_ONCE, seconds: SECONDS, status: 200, next };
			const before = await metric(site.url, PROCESSOR);
			const result = await sendLoad(site.url, options);
			const used = (await metric(site.url, PROCESSOR)) - before;
			return `${figures(result)}, ${((used * 1_000) / result.count).toFixed(2)} ms of processor each`;
		};
		await fetch(`${site.url}/internships.json`);
		const queries = newQueries();
		const first = await load(queries);
		const then = await load(queries);
		const cached = Array.from({ length: CACHED }, queries);
		let count = 0;
		const again = await load(() => cached[count++ % CACHED] ?? '');
		const suggestions = await load(newBeginnings());
		console.log(`${size} internships, ${AT_ONCE} at once:`);
		console.log(`  each query new, just started: ${first}`);
		console.log(`  each query new, then: ${then}`);
		console.log(`  ${CACHED} queries kept: ${again}`);
		console.log(`  suggestions: ${suggestions}`);
		console.log(`  memory of the server ${await resident(site.url)} MB, Postgres aside`);
	} finally {
		await site.stop();
	}
}

const WORDS = [
	'engineer',
	'part time data leeds',
	'leeds',
	'marketing or design, from june',
	'python',
	'lawyer student visa 20 hours',
	'acountant placement year',
	'remote',
];

/** Beginnings of names as somebody types them. */
function newBeginnings(): () => string {
	const names = [
		'leeds',
		'manchester',
		'marketing',
		'data analyst',
		'finance',
		'software',
		'legal',
	];
	const all = names.flatMap((name) =>
		Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 2)),
	);
	let count = 0;
	return () => {
		count += 1;
		const query = new URLSearchParams({ q: all[count % all.length] ?? '' });
		return rawRequest('GET', `/internships/suggestions.json?${query}`, { 'Accept-Encoding': 'br' });
	};
}

/** No two are the same: the least pay differs by a penny. Half of them have a text. */
function newQueries(): () => string {
	const facets = facetsOn(systemClock.today());
	let count = 0;
	return () => {
		count += 1;
		const query = new URLSearchParams({ pay: (1 + (count % 90_000) / 100).toFixed(2) });
		const facet = facets[count % facets.length];
		const option = facet?.options[count % facet.options.length];
		if (facet && option && facet.name !== 'pay') query.append(facet.name, option.value);
		if (count % 2 === 0) query.set('q', WORDS[(count / 2) % WORDS.length] ?? '');
		return rawRequest('GET', `/internships.json?${query}`, { 'Accept-Encoding': 'br' });
	};
}

function figures({ count, failed, seconds, times }: LoadResult): string {
	const sorted = Float64Array.from(times).sort();
	const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
	const rate = ((count - failed) / seconds).toFixed(0);
	return `${rate}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, failed ${failed}`;
}
