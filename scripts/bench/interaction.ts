/**
 * `npm run interaction`: how long a click on the filter of the UK cities takes until the next paint,
 * as the browser's event timing says, on a phone's screen with the CPU slowed down four times. A report
 * to read, with a floor generous enough for a busy machine; the target is 80 ms.
 */
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { startServer } from '#test/servers/site-server.ts';
import { median } from './table.ts';

const ROUNDS = 3;
const FLOOR_MS = 200;
const places = ['Manchester', 'Birmingham', 'Edinburgh', 'Bristol', 'Leeds', 'Liverpool'];

/** Gathers the longest event of each interaction; the browser rounds to 8 ms. */
const listen = () => {
	const seen: number[] = [];
	Object.assign(window, { interactions: seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
			if (entry.interactionId > 0 && entry.name === 'click') seen.push(entry.duration);
	}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** With mouse events: Playwright's click runs code in the page, which would be measured too. */
async function press(page: Page, place: string) {
	const button = page.getByRole('button', { name: new RegExp(`^${place}`) }).first();
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error(`${place} has no button to press.`);
	await page.waitForTimeout(300);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Milliseconds of every click; one under 16 ms is not reported by the browser and counts as 16. */
async function clicks(page: Page): Promise<number[]> {
	await page.evaluate(listen);
	const times: number[] = [];
	for (const place of places) {
		await press(page, place);
		await page.waitForTimeout(600);
		const seen = await page.evaluate(() =>
			(window as unknown as { interactions: number[] }).interactions.splice(0),
		);
		times.push(Math.max(16, ...seen));
	}
	return times;
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
	const rounds: number[][] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		await page.goto(`${server.url}/programs/uk-cities`);
		await page
			.getByRole('button', { name: /^Leeds/ })
			.first()
			.hover();
		await page.locator('html[data-ready]').waitFor();
		const devtools = await context.newCDPSession(page);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		rounds.push(await clicks(page));
		await context.close();
	}
	const table = places.map((place, number) => ({
		place,
		'median ms': median(rounds.map((times) => times[number] ?? 0)),
	}));
	console.table(table);
	if (table.some((row) => row['median ms'] > FLOOR_MS)) process.exitCode = 1;
} finally {
	await browser.close();
	await server.stop();
}
