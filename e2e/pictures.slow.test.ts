/**
 * Pages beside small pictures of them in e2e/pictures: what is not there, elsewhere, or in another colour is noticed.
 * Only pages that say the same every day, without a count of the database. After a change that is meant, look at the
 * pages and store them anew:
 *
 *     RENEW_PICTURES=yes npx vitest run --mode slow --project e2e e2e/pictures.slow.test.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	asPng,
	differencesOf,
	readPicture,
	type SmallPicture,
	takeSmallPicture,
} from './helpers/page/small-pictures.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const folder = join('e2e', 'pictures');
const renew = process.env.RENEW_PICTURES === 'yes';

const widths = [390, 1280] as const;
type Look = { path: string; width: (typeof widths)[number]; scheme: 'light' | 'dark' };

/** One of each template; cards, tables, forms and drawings are in them. */
const paths = [
	'/about',
	'/auth',
	'/candidates',
	'/contact',
	'/no-such-page',
	'/resources/application-guide',
	'/resources/blog',
	'/resources/faqs',
	'/resources/success-stories',
	'/terms',
];
const looks: Look[] = [
	...paths.flatMap((path) => widths.map((width) => ({ path, width, scheme: 'light' as const }))),
	{ path: '/about', width: 1280, scheme: 'dark' },
	{ path: '/contact', width: 390, scheme: 'dark' },
];

const fileOf = ({ path, width, scheme }: Look) =>
	join(folder, `${path.slice(1).replaceAll('/', '-')}-${width}-${scheme}.png`);

/** So many cells may differ, of up to 12,800: letters drawn with other hints make fewer than that. */
const ALLOWED = 60;

let site: RunningSite;
let page: Page;
let canvas: Page;
beforeAll(async () => {
	site = await startSite();
	page = await site.newPage({ bypassCSP: true });
	canvas = await page.context().newPage();
	if (renew) mkdirSync(folder, { recursive: true });
});
afterAll(() => site?.stop());

async function visit({ path, width, scheme }: Look) {
	await page.setViewportSize({ width, height: 1_000 });
	await page.emulateMedia({ colorScheme: scheme });
	await page.goto(site.url + path);
}

/** What is the same twice in a row: a drawing may come after its page. */
async function settledPicture(): Promise<SmallPicture> {
	for (let last: SmallPicture | undefined; ; ) {
		const now = await takeSmallPicture(page, canvas);
		if (last && differencesOf(last, now).length === 0) return now;
		last = now;
	}
}

const storedOf = (look: Look) => readPicture(canvas, readFileSync(fileOf(look)), look.width / 10);

/** A busy browser may draw a file later than it has it: what differs now may be the same a moment later. */
async function comparedWithStored(look: Look) {
	const now = await takeSmallPicture(page, canvas);
	const differences = differencesOf(await storedOf(look), now);
	if (differences.length <= ALLOWED) return 'as stored';
	const places = differences.slice(0, 20).map(({ x, y }) => `${x},${y}`);
	return `${differences.length} cells differ: ${places.join(' ')}`;
}

it.each(looks)('$path at $width px looks as stored, $scheme', async (look) => {
	await visit(look);
	if (renew) writeFileSync(fileOf(look), await asPng(canvas, await settledPicture()));
	await expect.poll(() => comparedWithStored(look)).toBe('as stored');
});

it('notices another colour of the text, a heading that moved, and wider letters', async () => {
	await visit({ path: '/about', width: 1280, scheme: 'light' });
	const before = await settledPicture();
	const changed = async (css: string) => {
		const style = await page.addStyleTag({ content: css });
		const after = await settledPicture();
		await style.evaluate((element: Element) => element.remove());
		return differencesOf(before, after).length;
	};
	expect(await changed('main { color: #777 !important }')).toBeGreaterThan(ALLOWED);
	expect(await changed('h1 { margin-top: 12px !important }')).toBeGreaterThan(ALLOWED);
	expect(await changed('main p { letter-spacing: 0.5px !important }')).toBeGreaterThan(ALLOWED);
});
