import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { hydrated, shortenLists } from './helpers/page/page-readers.ts';
import { missingPages, pagesOfEveryElement, publicPages } from './helpers/routes.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

/** Those that axe looks at. What every page says is in test/integration/pages.test.ts. */
const templates = await pagesOfEveryElement(inject('sharedServer').url);

let site: RunningSite;
/** It goes from address to address. */
let page: Page;
/** What was wrong there. */
const problems: string[] = [];
/** The scripts that it has loaded there. */
const scripts: { path: string; bytes: number }[] = [];
const deskSize = { width: 1280, height: 900 };
const phoneSize = { width: 375, height: 800 };
beforeAll(async () => {
	site = await startSite();
	await openPage();
});
afterAll(() => site.stop());

async function openPage() {
	page = await site.newPage({ viewport: phoneSize });
	await page.addInitScript(() => {
		// A page that does not know the screen loads on a phone as on a desk.
		const tellOfLoad = (what: string) => {
			if (!('ready' in document.documentElement.dataset))
				console.error('asks for the screen while it loads:', what);
		};
		const { matchMedia } = window;
		window.matchMedia = (query) => {
			// The router asks whether a stylesheet is for now: paper is not the screen.
			if (query !== 'print') tellOfLoad(query);
			return matchMedia(query);
		};
		const innerWidth = Object.getOwnPropertyDescriptor(window, 'innerWidth');
		Object.defineProperty(window, 'innerWidth', {
			get() {
				tellOfLoad('innerWidth');
				return innerWidth?.get?.call(window);
			},
		});
		document.addEventListener('securitypolicyviolation', (event) => {
			const { effectiveDirective, blockedURI, sourceFile, sample } = event;
			console.error('against the policy:', effectiveDirective, blockedURI, sourceFile, sample);
		});
	});
	page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
	page.on('pageerror', (error) => problems.push(error.message));
	page.on('response', (response) => {
		if (response.request().resourceType() !== 'script') return;
		const bytes = Number(response.headers()['content-length']);
		scripts.push({ path: new URL(response.url()).pathname, bytes });
	});
	page.on('request', (request) => {
		const url = () => request.url();
		if (!url().startsWith(site.url) && !url().startsWith('data:')) problems.push(`asks ${url()}`);
	});
}

/** Screens in pixels, with the size of the text. The root's size alone: no query of the screen follows it. */
const fitted = [
	[320, '100%'],
	[320, '200%'],
	[375, '200%'],
	[1280, '200%'],
] as const;

const widthWithText = (size: string) =>
	page.evaluate((asked) => {
		const { style } = document.documentElement;
		style.fontSize = asked;
		const { scrollWidth } = document.documentElement;
		style.fontSize = '';
		return Math.max(scrollWidth, innerWidth);
	}, size);

describe.each([...publicPages(), ...missingPages])('%s', (path) => {
	it('has no console error, foreign request or violation of its policy, and fits small screens and large text', async () => {
		problems.length = 0;
		scripts.length = 0;
		await page.setViewportSize(phoneSize);
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.goto(site.url + path);
		await page.locator('html[data-ready]').waitFor();
		const loaded = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
		await hydrated(page);
		if (isPublicPage(path)) {
			expect(loaded, 'bytes of scripts before a touch').toBeLessThan(12_000);
			expect(
				scripts.filter((one) => /vendor|shell|entry/.test(one.path)),
				'React',
			).toEqual([]);
		}
		const widths: number[] = [];
		for (const [width, textSize] of fitted) {
			await page.setViewportSize({ width, height: 700 });
			await page.waitForFunction((asked) => innerWidth === asked, width);
			widths.push(await widthWithText(textSize));
		}
		expect(widths).toEqual(fitted.map(([width]) => width));
		expect(problems.filter((text) => !isNotFoundLog(path, text))).toEqual([]);
	});

	if (!templates.includes(path)) return;
	it('has no fault that axe knows, on a desk and a phone', async () => {
		// The test before has usually opened it: every page once less.
		if (page.url() !== site.url + path) await page.goto(site.url + path);
		await hydrated(page);
		await shortenLists(page);
		await page.emulateMedia({ colorScheme: 'light' });
		await page.setViewportSize(deskSize);
		expect(await axeFaults(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.setViewportSize(phoneSize);
		expect(await axeFaults(page)).toEqual([]);
	});
});

/** The specification has the 404 screen logged, and the browser logs the status by itself. */
const isNotFoundLog = (path: string, text: string) =>
	missingPages.includes(path) && text.includes('404');
