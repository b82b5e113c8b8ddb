import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowser } from '#scripts/run/browser.ts';
import { hydrated } from './helpers/page/page-readers.ts';

const { url } = inject('sharedServer');

/** A browser as people have it: Playwright's own flags turn its back-forward cache off. */
let browser: Browser;
beforeAll(async () => {
	const executablePath = findBrowser();
	if (!executablePath) throw new Error('No browser: npm test installs one.');
	browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox'],
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	});
});
afterAll(() => browser.close());

const visit = async (path: string, options = {}) => {
	const page = await browser.newPage(options);
	await page.goto(url + path);
	return page;
};

/** How the browser came by this document. */
const delivery = (page: Page) =>
	page.evaluate(() => {
		const [entry] = performance.getEntriesByType('navigation');
		return (entry as PerformanceEntry & { deliveryType: string }).deliveryType;
	});

/** The documents that the browser asks for ahead. */
async function watchAhead(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	const fetched: string[] = [];
	await devtools.send('Preload.enable');
	devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
		if (status === 'Ready') fetched.push(prefetchUrl.slice(url.length));
	});
	return fetched;
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

describe('a page that a pointer rests on', () => {
	it('is fetched ahead, and opened from there', async () => {
		const page = await visit('/about');
		const fetched = await watchAhead(page);
		await link(page, 'London').scrollIntoViewIfNeeded();
		await link(page, 'London').hover();
		await expect.poll(() => fetched).toEqual(['/programs/london']);
		await link(page, 'London').click();
		await page.waitForURL('**/programs/london');
		expect(await delivery(page)).toBe('navigational-prefetch');
		await page.close();
	});

	it('is not where it is a portal, and still is once the scripts are there', async () => {
		const page = await visit('/programs/london');
		const fetched = await watchAhead(page);
		// A press fetches at once, where a pointer that rests does it after a moment.
		await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
		for (const name of ['Apply for London Program', 'Companies']) await link(page, name).click();
		await expect.poll(() => fetched).toEqual(['/companies']);
		await hydrated(page);
		await link(page, 'Candidates').click();
		await expect.poll(() => fetched).toEqual(['/companies', '/candidates']);
		await page.close();
	});
});

describe('the back-forward cache', () => {
	/**
	 * What of a page keeps the browser from showing it again as it was. What is missing in the browser of
	 * the tests itself ("Circumstantial") is left out.
	 */
	async function obstacles(page: Page): Promise<string[]> {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('Page.enable');
		const { promise: reasons, resolve } = Promise.withResolvers<string[]>();
		devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) =>
			resolve(all.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
		);
		await page.exposeFunction('restored', () => resolve([]));
		await page.evaluate(() =>
			addEventListener('pageshow', () => (window as unknown as { restored(): void }).restored()),
		);
		await page.goto(`${url}/cookies`);
		// At once, the page could be gone before it has answered.
		await page.evaluate(() => {
			setTimeout(() => history.back());
		});
		return reasons;
	}

	it.each(['/', '/programs/uk-cities', '/companies?search=law', '/contact'])(
		'has no obstacle in %s, before and after its scripts are there',
		async (path) => {
			expect(await obstacles(await visit(path))).toEqual([]);
			const page = await visit(path);
			await hydrated(page);
			expect(await obstacles(page)).toEqual([]);
		},
	);

	it('would have one in a page that listens for its end', async () => {
		const page = await visit('/about');
		await page.evaluate(() => addEventListener('unload', () => {}));
		expect(await obstacles(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
	});
});

it('nothing is drawn over a page that comes: it would take the presses meant for the page', async () => {
	const page = await visit('/about');
	await page.addInitScript(() =>
		addEventListener('pagereveal', (event) => {
			Object.assign(window, { covered: event.viewTransition !== null });
		}),
	);
	await link(page, 'Companies').click();
	await page.waitForURL('**/companies');
	// Everything may have loaded before the first frame, in which the event comes.
	await page.waitForFunction(() => 'covered' in window);
	expect(await page.evaluate(() => (window as unknown as { covered: boolean }).covered)).toBe(
		false,
	);
});
