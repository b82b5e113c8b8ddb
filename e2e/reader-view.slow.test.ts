import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { amountText } from '#content/pay.ts';
import { sampleWords } from '#content/sample-notice.ts';
import { listing, listingPath } from './helpers/page/listing-page.ts';
import { builtPages } from './helpers/routes.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

/** What Firefox's reader view is made of. */
const readability = readFileSync(
	createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
	'utf8',
);

type Article = { byline: string | null; textContent: string };

/** @returns what a reader view shows of a page */
async function readerView(path: string): Promise<Article> {
	const { page } = await site.visit(path);
	return page.evaluate(`(() => { const module = {}; ${readability};
		return new Readability(document.cloneNode(true)).parse(); })()`) as Promise<Article>;
}

it('keeps of an internship what decides: until when, from when, where, how to apply, what it pays', async () => {
	const { textContent } = await readerView(listingPath);
	const { amount, per } = listing.pay;
	for (const part of [
		listing.location,
		`${amountText(amount)} a ${per}`,
		/Apply by \d|Closes |No closing date/,
		/end of the day, UK time/,
		'The work starts',
		'The work ends',
		'Apply Now',
		'From the second year of a degree',
		'What you bring',
		...(sampleWords ? [`${sampleWords.lead} ${sampleWords.applying}`] : []),
	])
		expect(textContent.replaceAll(/\s+/g, ' ')).toMatch(part);
});

it.each(['/resources/visa-info', '/resources/accommodation', '/terms', '/privacy'])(
	'%s keeps every heading of its text',
	async (path) => {
		const { page } = await site.visit(path);
		const headings = await page.locator('main section[aria-labelledby] > h2').allTextContents();
		const { byline, textContent } = await readerView(path);
		expect(byline).toBeNull();
		expect(headings.length).toBeGreaterThan(3);
		expect(headings.filter((heading) => !textContent.includes(heading))).toEqual([]);
	},
);

it('leads from an address that a heading had before to where it is now', async () => {
	expect(builtPages()).toContain('/resources/visa-info');
	const { page } = await site.visit('/resources/visa-info#government-authorised-exchange');
	const heading = page.getByRole('heading', { name: 'Government Authorised Exchange' });
	await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(400);
	expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
});
