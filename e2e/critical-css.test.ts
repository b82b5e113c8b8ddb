import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { shortenLists } from './helpers/page/page-readers.ts';
import { pagesOfEveryElement } from './helpers/routes.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const assets = join('build', 'client', 'assets');
const [stylesheet = ''] = readdirSync(assets).filter((file) => /^app-.*\.css$/.test(file));
// Its fonts are named by the pages alone.
const wholeStyle = `<style>${[join('app', 'styles', 'fonts.css'), join(assets, stylesheet)]
	.map((file) => readFileSync(file, 'utf8'))
	.join('')}</style>`;

const pages = await pagesOfEveryElement(inject('sharedServer').url);

let site: RunningSite;
let page: Page;
beforeAll(async () => {
	site = await startSite();
	// The pages before the scripts load the complete stylesheet.
	page = await site.newPage({
		javaScriptEnabled: false,
		bypassCSP: true,
		// Higher than most pages: for a picture of more than the window Chromium changes its size each time, and on a
		// busy machine it sometimes has no picture then.
		viewport: { width: 390, height: 8_000 },
		deviceScaleFactor: 0.5,
		reducedMotion: 'reduce',
	});
	page.on('request', () => {
		awaited += 1;
	});
	const ended = () => {
		awaited -= 1;
	};
	page.on('requestfinished', ended).on('requestfailed', ended);
});
afterAll(() => site?.stop());

/** How many files the page has asked for that have not come. */
let awaited = 0;

/**
 * The picture that two looks in a row have, once every file has come: drawings in files of their own may come after
 * the page.
 * @param other counts as the first look
 */
async function settledPicture(other?: Buffer): Promise<Buffer> {
	let last = other;
	for (;;) {
		const complete = awaited === 0;
		const next = await page.screenshot();
		if (last && next.equals(last)) return next;
		last = complete ? next : undefined;
	}
}

/** Scrolls down by the height of the window. @returns whether there was more below */
const scrollOn = () =>
	page.evaluate(() => {
		const before = scrollY;
		scrollBy(0, innerHeight);
		return scrollY > before;
	});

/** The whole page as pictures. @param others those that it is compared with */
async function picturesOf(
	path: string,
	change: (html: string) => string,
	others: Buffer[] = [],
): Promise<Buffer[]> {
	await page.route(site.url + path, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: change(await response.text()) });
	});
	await page.goto(site.url + path);
	await shortenLists(page);
	const pictures: Buffer[] = [];
	do pictures.push(await settledPicture(others[pictures.length]));
	while (await scrollOn());
	await page.unroute(site.url + path);
	return pictures;
}

it.each(pages)('%s looks the same with its critical rules as with all', async (path) => {
	const own = await picturesOf(path, (html) => html);
	const whole = await picturesOf(
		path,
		(html) => html.replace(/<style[^>]*data-href="site"[\s\S]*?<\/style>/, () => wholeStyle),
		own,
	);
	expect(whole.length).toBe(own.length);
	expect(whole.every((picture, index) => own[index]?.equals(picture))).toBe(true);
});
