import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { browserFlags, findBrowser, firefoxPaths } from '#scripts/run/browser.ts';
import { inPage } from './in-page.ts';
import { program } from './programs.ts';
import { type Browser, DESK, type Driver, HEIGHT } from './tab.ts';

/** Chromium by its own protocol, Firefox by WebDriver BiDi: Playwright has its own Firefox only, and Debian no geckodriver. */
export async function byPuppeteer(name: 'Chromium' | 'Firefox'): Promise<Browser> {
	const options =
		name === 'Firefox'
			? { browser: 'firefox' as const, executablePath: program(name, firefoxPaths, 'firefox-esr') }
			: {
					browser: 'chrome' as const,
					executablePath: program(name, [findBrowser()], 'chromium'),
					args: browserFlags,
				};
	const browser = await puppeteer.launch({ ...options, defaultViewport: null });
	return {
		newTab: async (width = DESK) => {
			const context = await browser.createBrowserContext();
			// A tab behind another one draws nothing, and its clock is slow.
			const page = await context.newPage({ type: 'window' });
			await page.setViewport({ width, height: HEIGHT });
			return {
				goto: async (address) => {
					await page.goto(address);
				},
				async ask(question) {
					const answer = await page.evaluateHandle(inPage, question);
					const element = answer.asElement() as ElementHandle<Element> | null;
					if (!element) return (await answer.jsonValue()) as true | null;
					return { click: () => element.click(), type: (text) => element.type(text) };
				},
				run: async <T>(script: unknown, ...args: unknown[]) =>
					(await page.evaluate(`(${script})(...${JSON.stringify(args)})`)) as T,
				close: () => context.close(),
			} satisfies Driver;
		},
		close: () => browser.close(),
	};
}
