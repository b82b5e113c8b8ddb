import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { delayCalls } from './delay-calls.ts';

/**
 * Waits until a page is hydrated, after what a pointer over a control does that needs the page's scripts:
 * most pages load them only then.
 */
export async function hydrated(page: Page) {
	const form = page.locator('form[data-needs-script]').last();
	// A portal without a form loads them by itself.
	if (await form.count()) await form.dispatchEvent('pointerover');
	await page.locator('html[data-ready]').waitFor();
}

/** The cards of a list after its dozen, and the cities after the first: of two hundred cards the others speak for all. */
export const manyCards = [
	'main li:has(h3, h4):nth-child(n + 13)',
	'main .city-group ~ .city-group',
];

/** Leaves the first dozen cards of each list: the others would take minutes. */
export const shortenLists = (page: Page) =>
	page.evaluate((many) => {
		for (const part of document.querySelectorAll(many)) part.remove();
	}, manyCards.join());

/** The part of a page under a heading of the second level. */
export const sectionOf = (page: Page, heading: string) =>
	page.locator('section').filter({
		has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
	});

/** The text of a part of a page. */
export const textOf = async (part: Locator) => (await part.textContent()) ?? '';

export const textsOf = (locator: Locator) =>
	locator.evaluateAll((elements) => elements.map(({ textContent }) => textContent.trim()));

/** The visible links in a part of a page, with text and address. */
export const linksIn = (part: Locator): Promise<[text: string, href: string][]> =>
	part
		.getByRole('link')
		.evaluateAll((links) =>
			links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']),
		);

/** The addresses of the visible links in a part of a page. */
export const hrefsIn = async (part: Locator) => (await linksIn(part)).map(([, href]) => href);

/** The facts of the visible description list in a part of a page. */
export const factsIn = (part: Locator): Promise<Record<string, string>> =>
	part
		.locator('dl')
		.filter({ visible: true })
		.evaluate((list) => {
			const text = (pair: Element, name: string) => pair.querySelector(name)?.textContent;
			return Object.fromEntries(
				[...list.children].map((pair) => [text(pair, 'dt'), text(pair, 'dd')]),
			);
		});

/** The figures that a page claims, each with what it counts. */
export const figuresIn = async (part: Locator) =>
	Object.entries(await factsIn(part)).map(([label, figure]) => `${figure} ${label}`);

/** The current path, query and fragment of a page. */
export function addressOf(page: Page): string {
	const { pathname, search, hash } = new URL(page.url());
	return pathname + search + hash;
}

/** A new visitor's page whose scripts do not load until `release` is called. */
export async function visitBeforeScripts(
	site: RunningSite,
	path: string,
	options?: BrowserContextOptions,
) {
	const page = await site.newPage(options);
	const { release } = await delayCalls(page, '/assets/*.js');
	// Not until all is loaded: on a busy machine a script may be asked for before that, and is held.
	await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
	return { page, release };
}
