/**
 * `npm run waits`: what a visitor waits for on a phone's screen with the CPU slowed down four times: how long the processor
 * is busy before anything is touched, for visitors and for a student who is signed in; on slow and on fast 4G from the focus
 * of a control until its page is hydrated, and from a click on a link until the next page is painted, with and without what
 * the browser fetches while a pointer rests on the link; and from a first tap until its effect. `--taps` prints the last
 * alone, `--beside NAME=URL` makes the same taps on another site that runs, such as that of another build. A report to read.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { browserKey } from '#test/api-client.ts';
import { startServer } from '#test/servers/site-server.ts';
import { makeAccount, password, sessionOf } from './api.ts';
import { median } from './table.ts';
import { printTaps } from './taps.ts';

const RUNS = 5;
const kbit = (kilobits: number) => (kilobits * 1000) / 8;
const lines = {
	'slow 4G': { latency: 150, downloadThroughput: kbit(1_475), uploadThroughput: kbit(675) },
	'fast 4G': { latency: 60, downloadThroughput: kbit(8_100), uploadThroughput: kbit(1_350) },
};
type Line = keyof typeof lines;

const focused = {
	'/': 'Email for the newsletter',
	'/companies': 'Search companies',
	'/internships': 'Search internships',
};
/** Where a visitor is led to the sign-in page, forms, home and the search. */
const untouched = [
	'/',
	'/internships',
	'/apply',
	'/account',
	'/employer-dashboard',
	'/auth',
	'/contact',
];
/** Pages of a signed-in student. */
const ownPages = ['/apply', '/account', '/account/applications', '/account/profile'];
/** From a page to one of its links. */
const followed = { '/': '/programs', '/programs': '/programs/london', '/internships': '/' };

async function open(browser: Browser, address: string, line: Line): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await page.goto(address, { waitUntil: 'networkidle' });
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] });
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	return page;
}

/** Milliseconds from the focus of a field until React has taken over the page. */
async function untilHydrated(page: Page, label: string): Promise<number> {
	const field = page.getByLabel(label, { exact: true }).first();
	return field.evaluate(
		(element) =>
			new Promise<number>((resolve) => {
				const started = performance.now();
				new MutationObserver(() => resolve(performance.now() - started)).observe(
					document.documentElement,
					{ attributeFilter: ['data-ready'] },
				);
				element.focus();
			}),
	);
}

/** Milliseconds from a click on a link until the first paint of the page it leads to. */
async function untilPainted(page: Page, path: string, rests: boolean): Promise<number> {
	const link = page
		.locator(`main a[href="${path}"]`)
		.or(page.locator(`a[href="${path}"]`))
		.last();
	await link.scrollIntoViewIfNeeded();
	if (rests) {
		await link.hover();
		await page.waitForTimeout(1_000);
	}
	const clicked = await link.evaluate((element: HTMLElement) => {
		const now = performance.timeOrigin + performance.now();
		element.click();
		return now;
	});
	await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
	const painted = await page.evaluate(
		() =>
			new Promise<number>((resolve) =>
				new PerformanceObserver((list) => {
					const paint = list.getEntriesByName('first-contentful-paint')[0];
					if (paint) resolve(performance.timeOrigin + paint.startTime);
				}).observe({ type: 'paint', buffered: true }),
			),
	);
	return painted - clicked;
}

/** The median and the worst of some runs, each on a page of its own. */
async function measure(
	address: string,
	line: Line,
	run: (page: Page) => Promise<number>,
): Promise<string> {
	const times: number[] = [];
	for (let count = 0; count < RUNS; count += 1) {
		const page = await open(browser, address, line);
		times.push(Math.round(await run(page)));
		await page.context().close();
	}
	return `${median(times)} (${Math.max(...times)})`;
}

type Busy = { scripts: number; blocking: number };
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number };

/**
 * Milliseconds of the processor until five seconds after a page was asked for, nothing being touched: in scripts, and in tasks
 * what is beyond 50 ms of each. Of the processor's time, not of the clock's: other work on the machine counts less.
 */
async function busyTime(browser: Browser, address: string, session?: string): Promise<Busy> {
	const localStorage = session ? [{ name: SESSION_KEY, value: session }] : [];
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await browser.startTracing(page, {
		categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
	});
	await page.goto(address);
	await page.waitForTimeout(5_000);
	const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
	const { metrics } = await devtools.send('Performance.getMetrics');
	await context.close();
	const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
	return { scripts: Math.round(seconds * 1_000), blocking: blockingIn(trace.traceEvents) };
}

/** The thread that reads most HTML is the page's. */
function blockingIn(events: TraceEvent[]): number {
	const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
	const named = (thread: TraceEvent[], wanted: string) =>
		thread.filter(({ name }) => name === wanted);
	const [own = []] = [...threads.values()].toSorted(
		(a, b) => named(b, 'ParseHTML').length - named(a, 'ParseHTML').length,
	);
	const beyond = named(own, 'RunTask').map(({ tdur = 0 }) => Math.max(0, tdur / 1_000 - 50));
	return Math.round(beyond.reduce((sum, ms) => sum + ms, 0));
}

const student = { email: `waits-${Date.now()}@example.org`, password };

/** The stored session of a new student. */
async function signedIn(url: string): Promise<string> {
	const api = { url, key: await browserKey(url) };
	await makeAccount(api, student.email);
	return JSON.stringify(await sessionOf(api, student.email));
}

/** What is busy before a touch, until a page is hydrated, and from a link to the next page. */
async function printOthers(url: string, session: string): Promise<void> {
	const busy: Record<string, Record<string, string>> = {};
	for (const [path, who] of [
		...untouched.map((path) => [path] as const),
		...ownPages.map((path) => [path, session] as const),
	]) {
		const runs: Busy[] = [];
		for (let count = 0; count < RUNS; count += 1)
			runs.push(await busyTime(browser, url + path, who));
		const figure = (kind: keyof Busy) => {
			const times = runs.map((run) => run[kind]);
			return `${median(times)} (${Math.max(...times)})`;
		};
		busy[`${path}${who ? ' of a student' : ''}`] = {
			scripts: figure('scripts'),
			blocking: figure('blocking'),
		};
	}
	console.log('The processor before a touch, milliseconds, median (worst)');
	console.table(busy);
	const hydrated: Record<string, Record<string, string>> = {};
	for (const [path, label] of Object.entries(focused))
		for (const line of Object.keys(lines) as Line[]) {
			const time = await measure(url + path, line, (page) => untilHydrated(page, label));
			hydrated[path] = { ...hydrated[path], [line]: time };
		}
	console.log('From focus to hydrated, milliseconds, median (worst)');
	console.table(hydrated);
	const painted: Record<string, Record<string, string>> = {};
	for (const [path, next] of Object.entries(followed))
		for (const line of Object.keys(lines) as Line[])
			for (const rests of [false, true]) {
				const time = await measure(url + path, line, (page) => untilPainted(page, next, rests));
				const column = `${line}, ${rests ? 'fetched ahead' : 'at once'}`;
				painted[`${path} to ${next}`] = { ...painted[`${path} to ${next}`], [column]: time };
			}
	console.log('From a click on a link to the first paint, milliseconds, median (worst)');
	console.table(painted);
}

const isTapsOnly = process.argv.includes('--taps');
const [besideName = '', besideUrl = ''] =
	process.argv[process.argv.indexOf('--beside') + 1]?.split('=') ?? [];
const others = besideUrl ? { [besideName]: besideUrl } : {};
/** Of the taps, only those whose names have this in them. */
const wanted = process.env.TAPS ?? '';

const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
	const session = await signedIn(server.url);
	for (const url of Object.values(others)) await signedIn(url);
	console.log(
		'From a first tap to its effect, median (worst), and what is loaded before and after it',
	);
	await printTaps(browser, { ...others, 'this build': server.url }, student, RUNS, wanted);
	if (!isTapsOnly) await printOthers(server.url, session);
} finally {
	await browser.close();
	await server.stop();
}
