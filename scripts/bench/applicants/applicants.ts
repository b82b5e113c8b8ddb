/**
 * `npm run bench -- --applicants [--beside FOLDER] [--calls | --drawn]`: a company with a thousand applicants, and staff with
 * a thousand drafts. How long each call of their screens takes (of 200, one after the other, after ten that do not count),
 * and how long a screen takes until it is drawn, on a processor slowed four times: by a browser that has nothing of the site,
 * and by one that has been there. The aims are 150 ms (99th of a hundred) and one second, on a machine that does nothing
 * else. With another folder of the site and its build, both are measured in turns.
 */
import { chromium } from 'playwright-core';
import { makeAccount, sessionOf } from '#scripts/bench/api.ts';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { browserKey, send } from '#test/api-client.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { drawnCold, type Screen, steppedThrough, warmVisitor } from './drawing.ts';
import { fill } from './fill.ts';

const WARM_UP = 10;
const CALLS = 200;
/** Calls of one site before it is the other one's turn. */
const TURN = 20;
const DRAWN = 7;

type Site = Awaited<ReturnType<typeof open>>;

export async function benchApplicants(options: string[]) {
	const beside = options[options.indexOf('--beside') + 1];
	const folders =
		options.includes('--beside') && beside ? { before: beside, now: '.' } : { now: '.' };
	const sites: Site[] = [];
	try {
		for (const [name, folder] of Object.entries(folders)) sites.push(await open(name, folder));
		if (!options.includes('--drawn')) await timeCalls(sites);
		if (!options.includes('--calls')) await timeDrawing(sites);
	} finally {
		for (const { server } of sites) await server.stop();
	}
}

async function open(name: string, folder: string) {
	const server = await startServer({ LOG_LEVEL: 'error' }, 'inherit', undefined, folder);
	const api = { url: server.url, key: await browserKey(server.url) };
	const session = async (email: string) => {
		await makeAccount(api, email);
		return sessionOf(api, email);
	};
	const [employer, staff] = [
		await session('rosa@bench.example'),
		await session('mo@bench.example'),
	];
	const ids = await inDatabase(server, async (sql) => {
		const made = await fill(sql, employer.user.id, staff.user.id);
		await sql`vacuum analyze`;
		return made;
	});
	return { name, server, employer, staff, ...ids };
}

type Who = 'employer' | 'staff';

const callsOf = ({ one, draft }: Site): [who: Who, name: string, path: string][] => [
	['employer', 'list', '/employer/applications'],
	[
		'employer',
		'list, filters, by stars',
		'/employer/applications?stars=3&stars=2&level=master&sort=stars',
	],
	['employer', 'list, words of answers', '/employer/applications?words=looms%20summers'],
	['employer', 'list, words of a CV', '/employer/applications?words=books%20leeds'],
	['employer', 'list, a name', '/employer/applications?words=student%20512'],
	['employer', 'board', '/employer/applications?view=board'],
	['employer', 'order near one', `/employer/applications/matching?near=${one}`],
	['employer', 'one applicant', `/employer/applications/${one}`],
	['employer', 'overview', '/employer/overview'],
	['employer', 'counts', '/employer/counts'],
	['staff', 'drafts', '/staff/drafts'],
	['staff', 'drafts, filters', '/staff/drafts?only=risks,free'],
	['staff', 'drafts, words', '/staff/drafts?q=intern%205'],
	['staff', 'one draft', `/staff/drafts/${draft}`],
	['staff', 'what waits', '/staff'],
];

async function timeCalls(sites: Site[]) {
	const table: Record<string, Record<string, string>> = {};
	for (const [place, [who, name]] of (sites[0] ? callsOf(sites[0]) : []).entries()) {
		const times = new Map(sites.map((site) => [site, [] as number[]]));
		const bytes = new Map<Site, number>();
		const once = async (site: Site) => {
			const path = `/api${callsOf(site)[place]?.[2]}`;
			const start = performance.now();
			const response = await send(site.server.url, path, { token: site[who].access_token });
			const body = await response.arrayBuffer();
			if (!response.ok) throw new Error(`${path}: ${response.status}`);
			bytes.set(site, body.byteLength);
			return performance.now() - start;
		};
		for (const site of sites) for (let count = 0; count < WARM_UP; count += 1) await once(site);
		for (let turn = 0; turn < CALLS / TURN; turn += 1)
			for (const site of sites)
				for (let count = 0; count < TURN; count += 1) times.get(site)?.push(await once(site));
		const cells: Record<string, string> = {};
		for (const site of sites) {
			const sorted = (times.get(site) ?? []).toSorted((a, b) => a - b);
			const at = (share: number) => Math.round(sorted[Math.ceil(CALLS * share) - 1] ?? 0);
			cells[`${site.name}: p50, p95, p99 ms`] = [0.5, 0.95, 0.99].map(at).join(', ');
			cells[`${site.name}: kB`] = ((bytes.get(site) ?? 0) / 1_000).toFixed(1);
		}
		table[`${who}: ${name}`] = cells;
	}
	console.table(table);
}

const screens: Record<string, Screen & { who: Who }> = {
	applicants: {
		who: 'employer',
		path: '/employer-dashboard?tab=applications',
		row: 'ul[aria-label=Applicants] > li',
		call: '/api/employer/applications',
	},
	board: {
		who: 'employer',
		path: '/employer-dashboard?view=board&tab=applications',
		row: '[data-column] > ul > li',
		call: '/api/employer/applications',
	},
	'one applicant': {
		who: 'employer',
		path: '/employer-dashboard/applications/:one',
		row: '[data-mark="s"]',
		call: '/api/employer/applications/:one',
	},
	drafts: {
		who: 'staff',
		path: '/staff/drafts',
		row: 'main ul.ruled > li',
		call: '/api/staff/drafts',
	},
};

async function timeDrawing(sites: Site[]) {
	const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
	try {
		for (const [name, { who, ...given }] of Object.entries(screens)) {
			const table: Record<string, Record<string, string>> = {};
			const screenOf = ({ one }: Site) => ({
				...given,
				path: given.path.replace(':one', one),
				call: given.call.replace(':one', one),
			});
			const opened = (site: Site) => ({ url: site.server.url, session: site[who] });
			const visitors = await Promise.all(
				sites.map((site) => warmVisitor(browser, opened(site), screenOf(site))),
			);
			const cold = sites.map((): Awaited<ReturnType<typeof drawnCold>>[] => []);
			const warm = sites.map((): Awaited<ReturnType<typeof drawnCold>>[] => []);
			for (let count = 0; count < DRAWN; count += 1)
				for (const [place, site] of sites.entries()) {
					cold[place]?.push(await drawnCold(browser, opened(site), screenOf(site)));
					const visited = await visitors[place]?.visit();
					if (visited) warm[place]?.push(visited);
				}
			for (const [place, site] of sites.entries()) {
				table[`${name}, first visit, ${site.name}`] = steppedThrough(cold[place] ?? []);
				table[`${name}, known, ${site.name}`] = steppedThrough(warm[place] ?? []);
				await visitors[place]?.close();
			}
			console.table(table);
		}
	} finally {
		await browser.close();
	}
}
