import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { facetsOn } from '#schema/internships/search-facets.ts';
import { alertQuery } from '#schema/students/alert-search.ts';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig, withPort } from '#server/config.ts';
import { type AlertTools, sendAlerts } from '#server/jobs/alerts/send-alerts.ts';
import { silentLog } from '#server/log.ts';
import { startMailServer } from '#test/servers/mail-server.ts';
import { fill, ownerOf } from './internships.ts';
import { median } from './table.ts';

const INTERNSHIPS = 100_000;
const ALERTS = 10_000;
const PEOPLE = 3_334;
const NEW = 1_000;
const ROUNDS = 3;
const MEGABYTE = 1_048_576;

/**
 * Prints how long the job takes for all alerts at once, with a thousand new internships: once with the searches
 * that people share, once with searches of which no two are the same, half of them with a text.
 */
export async function benchAlerts(): Promise<void> {
	const dataDir = await mkdtemp(join(tmpdir(), 'alerts-'));
	const mails = await startMailServer();
	try {
		await fill(dataDir, INTERNSHIPS);
		const config = {
			...withPort(readConfig({ DATA_DIR: dataDir }), 3999),
			mail: {
				kind: 'smtp',
				url: mails.url,
				from: { name: '', address: 'site@example.org' },
			} as const,
		};
		const backend = await createBackend(config, silentLog);
		const owner = await ownerOf(config, backend.sql);
		for (const [name, distinct] of [
			['400 searches', 400],
			['10,000 searches', ALERTS],
		] as const) {
			await store(owner, queries(distinct));
			await measure(name, owner, backend);
		}
		await owner.end();
		await backend.close();
	} finally {
		await mails.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

const WORDS = ['engineer', 'data', 'leeds', 'marketing', 'python', 'design', 'account', 'remote'];
const MORE_WORDS = ['north', 'south', 'team', 'lab', 'studio', 'assistant', 'intern', 'analyst'];

/** So many different ones, each as a person's alert has it. */
function queries(count: number): string[] {
	const today = systemClock.today();
	const facets = facetsOn(today);
	return Array.from({ length: count }, (_, at) => {
		const query = new URLSearchParams({ pay: (5 + (at % 9_000) / 1_000).toFixed(2) });
		for (const facet of [facets[at % facets.length], facets[(at * 7 + 3) % facets.length]]) {
			const option = facet?.options[at % facet.options.length];
			if (facet && option && facet.name !== 'pay') query.append(facet.name, option.value);
		}
		const words = [WORDS[at % WORDS.length], MORE_WORDS[(at >> 3) % MORE_WORDS.length], at];
		if (at % 2 === 0) query.set('q', words.slice(0, count === ALERTS ? 3 : 2).join(' '));
		return alertQuery(parseSearch(query, today));
	});
}

async function store(owner: Sql, distinct: string[]): Promise<void> {
	await owner`truncate outbox.mails`;
	await owner`delete from auth.users`;
	await owner`
		with person as (
			insert into auth.users (id, email)
			select gen_random_uuid(), 'person' || n || '@example.org'
			from generate_series(1, ${PEOPLE}) as n returning id
		), numbered as (
			select id, row_number() over () as n from person
		)
		insert into public.alerts (user_id, query, frequency, told_to)
		select id, (${distinct}::text[])[1 + ((n - 1) * 3 + place) % ${distinct.length}], 'daily', 0
		from numbered, generate_series(0, 2) as place
		limit ${ALERTS}
		on conflict do nothing`;
	await owner`analyze public.alerts`;
}

/** A day on, with the last thousand internships as news. */
const nextDay = (owner: Sql) => owner`
	update public.alerts set looked_on = '2000-01-01',
		told_to = (select max(number) from public.internships) - ${NEW}`;

/** The processor's time of this thread, in milliseconds: on a busy machine waiting takes longer than working. */
function processorTime(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1_000;
}

async function measure(name: string, owner: Sql, backend: Backend): Promise<void> {
	const catalogue = createCatalogue(backend.sql);
	await catalogue.overview(systemClock.today());
	const tools: AlertTools = {
		catalogue,
		begin: backend.beginWithMails,
		siteUrl: 'http://127.0.0.1:3999',
		signingKey: backend.signingKey,
		log: silentLog,
	};
	const times: number[] = [];
	let [mails, memory, blocked] = [0, 0, 0];
	for (let round = 0; round < ROUNDS; round += 1) {
		await nextDay(owner);
		await owner`truncate outbox.mails`;
		let used = processorTime();
		const sample = setInterval(() => {
			memory = Math.max(memory, process.memoryUsage.rss());
			const now = processorTime();
			blocked = Math.max(blocked, now - used);
			used = now;
		}, 1);
		const began = performance.now();
		mails = await sendAlerts(tools, new Date());
		times.push((performance.now() - began) / 1_000);
		clearInterval(sample);
	}
	const [row] = await owner<{ alerts: number; searches: number }[]>`
		select count(*)::int as alerts, count(distinct query)::int as searches from public.alerts`;
	console.log(
		`${row?.alerts} alerts with ${name} (${row?.searches} stored), ${INTERNSHIPS} internships, ${NEW} new: ${mails} mails`,
	);
	console.log(
		`  median ${median(times).toFixed(1)} s, worst ${Math.max(...times).toFixed(1)} s of ${ROUNDS}; memory at most ${Math.round(memory / MEGABYTE)} MB; at most ${blocked.toFixed(0)} ms of its processor between two turns of its event loop`,
	);
}
