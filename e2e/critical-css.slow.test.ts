import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import postcss, { type AtRule } from 'postcss';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import { shortenLists } from './helpers/page/page-readers.ts';
import { pagesOfEveryElement } from './helpers/routes.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const assets = join('build', 'client', 'assets');
const ownStyle = /<style[^>]*data-href="site"[\s\S]*?<\/style>/;
/** The whole stylesheet of a page; its fonts are named by the pages alone. */
function wholeStyle(path: string): string {
	const name = isPublicPage(path) ? /^public-.*\.css$/ : /^screens-.*\.css$/;
	const [stylesheet = ''] = readdirSync(assets).filter((file) => name.test(file));
	const files = [join('app', 'styles', 'fonts.css'), join(assets, stylesheet)];
	return `<style>${files.map((file) => readFileSync(file, 'utf8')).join('')}</style>`;
}

const pages = await pagesOfEveryElement(inject('sharedServer').url);

let site: RunningSite;
/** The page as it is sent, and the same page with the complete stylesheet. */
let own: Page;
let whole: Page;
/** What was sent of the page last: both show the same, whatever the tests of other files store between the two. */
let sent = '';
/** How many files the two have asked for that have not come. */
let awaited = 0;

beforeAll(async () => {
	site = await startSite();
	// The pages before the scripts load the complete stylesheet.
	// Higher than most pages: for a picture of more than the window Chromium changes its size each time, and on a
	// busy machine it sometimes has no picture then.
	const viewport = { width: 390, height: 8_000 };
	own = await site.newPage({
		javaScriptEnabled: false,
		bypassCSP: true,
		viewport,
		deviceScaleFactor: 0.5,
		reducedMotion: 'reduce',
	});
	const context = own.context();
	whole = await context.newPage();
	await whole.setViewportSize(viewport);
	await whole.route(
		() => true,
		async (route) => {
			if (route.request().resourceType() !== 'document') return route.continue();
			const style = wholeStyle(new URL(route.request().url()).pathname);
			const body = sent.replace(ownStyle, () => style);
			await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
		},
	);
	context.on('request', () => {
		awaited += 1;
	});
	const ended = () => {
		awaited -= 1;
	};
	context.on('requestfinished', ended).on('requestfailed', ended);
});
afterAll(() => site?.stop());

async function open(page: Page, path: string) {
	const answer = await page.goto(site.url + path);
	sent = (await answer?.text()) ?? '';
	await shortenLists(page);
}

/**
 * Whether the two look the same once every file has come. A busy browser may draw a file later than it has it, so two
 * pages that differ now may be the same a moment later; two whose rules differ never are.
 */
async function lookTheSame() {
	if (awaited > 0) return false;
	const picture = await own.screenshot();
	return picture.equals(await whole.screenshot());
}

/** Scrolls down by the height of the window. @returns whether there was more below */
const scrollOn = (page: Page) =>
	page.evaluate(() => {
		const before = scrollY;
		scrollBy(0, innerHeight);
		return scrollY > before;
	});

it.each(pages)('%s looks the same with its critical rules as with all', async (path) => {
	await open(own, path);
	await open(whole, path);
	expect(await whole.locator('style[data-href="site"]').count()).toBe(0);
	let below = true;
	while (below) {
		await expect.poll(lookTheSame).toBe(true);
		below = await scrollOn(own);
		expect(await scrollOn(whole)).toBe(below);
	}
});

const searches = [
	'city=Leeds&page=2',
	'q=marketing+london+part+time',
	'q=marketing+not+london',
	'q=accountant+in+york',
	'q=zzzz',
	'q=scholarship',
	'city=Leeds&q=zebra',
	'city=Bristol&city=Leeds&hours=20&remote=on-site',
	'kind=international&city=London&q=data',
	'start=2027-07&sort=pay',
	'country=France',
	'q=x',
];

/** The selectors of a page's own rules, each with the conditions that it stands in. */
async function rulesOf(query: string): Promise<string[]> {
	const html = await (await fetch(`${site.url}/internships?${query}`)).text();
	const [style = ''] = ownStyle.exec(html) ?? [];
	const rules: string[] = [];
	postcss.parse(style.replace(/^<style[^>]*>|<.style>$/g, '')).walkRules((rule) => {
		const { parent } = rule;
		const condition = parent?.type === 'atrule' ? `${(parent as AtRule).params} ` : '';
		rules.push(...rule.selectors.map((selector) => condition + selector));
	});
	return rules;
}

it('a page with results has the rules of whatever another search shows', async () => {
	const own = new Set(await rulesOf(''));
	expect(own.size).toBeGreaterThan(200);
	for (const query of searches)
		expect((await rulesOf(query)).filter((rule) => !own.has(rule))).toEqual([]);
	// And from there, that of all.
	const few = new Set(await rulesOf('q=accountant+in+york'));
	expect([...own].filter((rule) => !few.has(rule))).toEqual([]);
});
