/** The site on its embedded server, beside the same on supabase/auth and PostgREST as programs (docs/hosted.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { memoryEnvironment, memoryFlags } from '#scripts/run/memory.mjs';
import { browserKey } from '#test/api-client.ts';
import { startProjectOfSite } from '#test/servers/project/project-of-site.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { prepareData, startServer } from '#test/servers/site-server.ts';
import { type Api, accounts, inserts, sessionOf, signIns } from './api.ts';
import { rawRequest, sendLoad } from './http-load.ts';
import { measureAlternately, median, printTable, type Row } from './table.ts';

const STARTS = 5;
const SECONDS = 4;
const MEGABYTE_OF_KB = 1_024;

type Site = Awaited<ReturnType<typeof startServer>>;

/** @throws where the programs are not named */
export async function benchRealParts({ GOTRUE, POSTGREST }: NodeJS.ProcessEnv): Promise<void> {
	if (!GOTRUE || !POSTGREST) throw new Error('Give GOTRUE and POSTGREST: see docs/hosted.md.');
	console.log(`load of the machine before: ${loadavg().map((load) => load.toFixed(1))}`);
	const begun = performance.now();
	const project = await startProjectOfSite({ gotrue: GOTRUE, postgrest: POSTGREST }, {});
	console.log(`a new project with our tables: ${inSeconds(performance.now() - begun)} s`);
	const prepared = await prepareData();
	const sites: Site[] = [];
	try {
		const { SMTP_URL = '', MAIL_FROM = '' } = project.ofServer;
		const common = { NODE_OPTIONS: memoryFlags.join(' '), ...memoryEnvironment };
		sites.push(await startOften({ ...common, SMTP_URL, MAIL_FROM }, prepared));
		sites.push(await startOften({ ...common, ...project.ofServer }));
		const apis = await Promise.all(
			sites.map(async ({ url }) => ({ url, key: await browserKey(url), mailbox: project.mailbox })),
		);
		await measure(...(apis as [Api, Api]));
		for (const [at, { server, dataDir }] of sites.entries()) {
			const databaseUrl = at === 1 ? project.databaseUrl : undefined;
			const postgres = await inDatabase({ dataDir, databaseUrl }, async (sql) => {
				const [row] = await sql`select pg_backend_pid() as pid`;
				return parentOf(row?.pid);
			});
			const parts =
				at === 1 ? `, programs ${project.pids.map((pid) => memory(pid)).join(' + ')}` : '';
			console.log(
				`memory in MB, ${at === 0 ? 'embedded' : 'real parts'}: server ${memory(server.pid ?? 0)}, Postgres ${tree(postgres)}${parts}`,
			);
		}
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
		await project.close();
		await rm(prepared, { recursive: true, force: true });
	}
	console.log(`load of the machine after: ${loadavg().map((load) => load.toFixed(1))}`);
}

/** Starts a server several times, prints how long that took, and leaves the last one. */
async function startOften(env: Record<string, string>, data?: string): Promise<Site> {
	const times: number[] = [];
	for (let count = 1; ; count += 1) {
		const begun = performance.now();
		const site = await startServer(env, 'ignore', data);
		times.push(performance.now() - begun);
		if (count < STARTS) await site.stop();
		else {
			console.log(
				`start of ${data ? 'the embedded server' : 'the server on real parts'}: ${inSeconds(median(times))} s`,
			);
			return site;
		}
	}
}

const inSeconds = (ms: number) => (ms / 1_000).toFixed(1);

async function measure(embedded: Api, hosted: Api): Promise<void> {
	const rows: Row[] = [];
	const add = (what: string, [ours, reference]: [Row['ours'], Row['ours']]) =>
		rows.push({ what, ours, reference, against: 'real parts' });
	const people = new Map([
		[embedded, await accounts(embedded, 'embedded')],
		[hosted, await accounts(hosted, 'hosted')],
	]);
	const of = (api: Api) => people.get(api) ?? [];
	const alternately = (work: Parameters<typeof measureAlternately<Api>>[2]) =>
		measureAlternately(embedded, hosted, work);
	add('sign-ins, 10 at once', await alternately((api) => signIns(api, of(api), 10, SECONDS)));
	const tokens = new Map<Api, string>();
	for (const api of [embedded, hosted])
		tokens.set(api, (await sessionOf(api, of(api)[0] ?? '')).access_token);
	const path = '/rest/v1/employers?select=company_name';
	const read = (api: Api) => {
		const headers = { apikey: api.key, Authorization: `Bearer ${tokens.get(api)}` };
		const next = () => rawRequest('GET', path, headers);
		return sendLoad(api.url, { connections: 20, seconds: SECONDS, status: 200, next });
	};
	add('reads of a table, 20 at once', await alternately(read));
	add('messages stored, 20 at once', await alternately((api) => inserts(api, 20, SECONDS)));
	const page = ({ url }: Api) => {
		const next = () => rawRequest('GET', '/internships?q=london', { 'Accept-Encoding': 'br' });
		return sendLoad(url, { connections: 32, seconds: SECONDS, status: 200, next });
	};
	add('pages, 32 at once', await alternately(page));
	printTable(rows);
}

/** Megabytes of a process; what it shares counts in part (PSS). */
const memory = (pid: number) => Math.round(numberOf(pid, 'smaps_rollup', 'Pss') / MEGABYTE_OF_KB);

const parentOf = (pid: number) => numberOf(pid, 'status', 'PPid');

/** A number in a file of Linux about a process; 0 where the process has ended meanwhile. */
function numberOf(pid: number, file: string, name: string): number {
	try {
		const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
		return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
	} catch {
		return 0;
	}
}

/** The memory of a process and its children. */
function tree(pid: number): number {
	const others = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number);
	const all = [pid, ...others.filter((other) => parentOf(other) === pid)];
	return all.reduce((sum, one) => sum + memory(one), 0);
}
