/**
 * `npm run waits`: what a visitor waits for on a phone's screen with the CPU slowed down four times, on slow and
 * on fast 4G: from the focus of a control until its page is hydrated, and from a click on a link until the next page
 * is painted, with and without what the browser fetches while a pointer rests on the link; and how long the processor is busy with scripts
 * before anything is touched. A report to read.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { startServer } from '#test/servers/site-server.ts';
import { median } from './table.ts';

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
/** Where a visitor is led to the sign-in page, and forms. */
const untouched = ['/apply', '/account', '/employer-dashboard', '/auth', '/contact'];
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
					{ attributeFilter: ['data-hydrated'] },
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

/** Milliseconds that the processor runs scripts until five seconds after a page was asked for, nothing being touched. */
async function scriptTime(browser: Browser, address: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await page.goto(address);
	await page.waitForTimeout(5_000);
	const { metrics } = await devtools.send('Performance.getMetrics');
	await context.close();
	const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
	return Math.round(seconds * 1_000);
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
	const hydrated: Record<string, Record<string, string>> = {};
	for (const [path, label] of Object.entries(focused))
		for (const line of Object.keys(lines) as Line[]) {
			const time = await measure(server.url + path, line, (page) => untilHydrated(page, label));
			hydrated[path] = { ...hydrated[path], [line]: time };
		}
	console.log('From focus to hydrated, milliseconds, median (worst)');
	console.table(hydrated);
	const painted: Record<string, Record<string, string>> = {};
	for (const [path, next] of Object.entries(followed))
		for (const line of Object.keys(lines) as Line[])
			for (const rests of [false, true]) {
				const time = await measure(server.url + path, line, (page) =>
					untilPainted(page, next, rests),
				);
				const column = `${line}, ${rests ? 'fetched ahead' : 'at once'}`;
				painted[`${path} to ${next}`] = { ...painted[`${path} to ${next}`], [column]: time };
			}
	console.log('From a click on a link to the first paint, milliseconds, median (worst)');
	console.table(painted);
	const busy: Record<string, string> = {};
	for (const path of untouched) {
		const times: number[] = [];
		for (let count = 0; count < RUNS; count += 1)
			times.push(await scriptTime(browser, server.url + path));
		busy[path] = `${median(times)} (${Math.max(...times)})`;
	}
	console.log('Scripts before a touch, milliseconds, median (worst)');
	console.table(busy);
} finally {
	await browser.close();
	await server.stop();
}
