import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listingPath } from './helpers/page/listing-page.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { textOverflowIn } from './helpers/page/text-overflow.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

/** It goes from page to page and from size to size: no page asks for the screen while it loads (pages.slow.test.ts). */
let walking: Page;
beforeAll(async () => {
	walking = await site.newPage();
});

async function at(path: string, width: number): Promise<Page> {
	await walking.setViewportSize({ width, height: 900 });
	if (walking.url() !== site.url + path) await walking.goto(site.url + path);
	await walking.evaluate(() => scrollTo(0, 0));
	return walking;
}

/** The boxes of the items of each grid of cards, and where the grid begins. */
const gridsIn = (page: Page) =>
	page.locator('main ul').evaluateAll((lists) =>
		lists
			.filter((list) => getComputedStyle(list).display === 'grid' && list.children.length > 2)
			.map((list) => ({
				left: list.getBoundingClientRect().left,
				items: [...list.children].map((item) => {
					const { left, top, width } = item.getBoundingClientRect();
					return { left, top, width };
				}),
			})),
	);

describe('on a screen of 768 pixels', () => {
	it('the map of the first page stands beside words', async () => {
		const page = await at('/', 768);
		const map = await page
			.getByRole('list', { name: 'Open internships by city' })
			.locator('..')
			.boundingBox();
		const words = await page.getByLabel('Search internships', { exact: true }).boundingBox();
		expect(words?.y).toBeGreaterThanOrEqual(map?.y ?? Number.POSITIVE_INFINITY);
		expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
		const [left, right] = [words, map].toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
	});

	it('the cities stand in two rows of three, without the map', async () => {
		const page = await at('/programs/uk-cities', 768);
		expect(await page.getByRole('list', { name: 'Cities on the map' }).count()).toBe(0);
		const tops = await page
			.locator('#cities ul:not([aria-label]) > li')
			.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
		expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3, 3]);
	});

	it('the longest name of a country stands on one line', async () => {
		const page = await at('/govt-initiatives', 768);
		const name = page.getByRole('button', { name: /^Commonwealth/ }).getByText('Commonwealth');
		const lines = await name.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getClientRects().length;
		});
		expect(lines).toBe(1);
	});

	it.each([
		'/',
		'/programs',
		'/companies',
		'/candidates',
		'/govt-initiatives',
		'/programs/international',
		'/programs/uk-cities',
		'/resources/blog',
		'/resources/success-stories',
	])('no card of %s is twice as wide as another, and no row has a hole', async (path) => {
		const grids = await gridsIn(await at(path, 768));
		expect(grids.length).toBeGreaterThan(0);
		for (const { items } of grids) {
			const widths = items.map(({ width }) => width);
			expect(Math.max(...widths)).toBeLessThan(1.6 * Math.min(...widths));
			const inRow = (of: number) => items.filter(({ top }) => top === of).length;
			expect(new Set(items.map(({ top }) => inRow(top))).size).toBe(1);
		}
	});

	it('featured programs and stories are rows', async () => {
		const page = await at('/', 768);
		for (const name of ['Featured programs', 'What interns say']) {
			const cards = page
				.locator('section')
				.filter({ hasText: name })
				.locator('li:has(article, figure)');
			const widths = await cards.evaluateAll((items) =>
				items.map(({ clientWidth }) => clientWidth),
			);
			expect(widths).toHaveLength(3);
			expect(Math.min(...widths)).toBeGreaterThan(700);
		}
		const card = page.getByRole('article').first();
		const [title, pay] = await Promise.all([
			card.getByRole('heading').boundingBox(),
			card.getByText('a month').boundingBox(),
		]);
		expect(pay?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
		expect(pay?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
	});
});

it.each([768, 1280])(
	'a last company alone begins where the others do, at %i pixels',
	async (width) => {
		for (const { left, items } of await gridsIn(await at('/companies', width))) {
			const lastRow = items.filter(({ top }) => top === items.at(-1)?.top);
			expect(lastRow[0]?.left).toBe(left);
		}
	},
);

it.each([320, 390, 640, 768, 1024, 1280])(
	'the addresses of the contact cards stand on one line at %i pixels',
	async (width) => {
		const page = await at('/contact', width);
		const lines = await page
			.locator('main a[href^="mailto:"], main a[href^="https://wa.me"], main a[href^="tel:"]')
			.evaluateAll((links) =>
				links.map((link) => {
					const range = document.createRange();
					range.selectNodeContents(link);
					return new Set([...range.getClientRects()].map(({ top }) => top)).size;
				}),
			);
		expect(lines).toEqual([1, 1, 1]);
	},
);

const top = (page: Page, what: string) =>
	page.locator(what).evaluate((element) => element.getBoundingClientRect().top);

describe('with letters twice as large', () => {
	const large = async (path: string, width: number) => {
		const { page } = await site.visit(path, { viewport: { width, height: 900 } });
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		return page;
	};

	it('the foot of a page is no wider than a narrow phone', async () => {
		const page = await large('/about', 320);
		const edges = await page
			.locator('footer .site-directory *')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
		expect(Math.max(...edges)).toBeLessThanOrEqual(320);
	});

	it('the next to close stand one under the other on a wide screen, and the map is whole', async () => {
		const page = await large('/', 1280);
		const cards = page.locator('.in-threes').first().locator('> li:visible');
		const lefts = await cards.evaluateAll((items) =>
			items.map((item) => item.getBoundingClientRect().left),
		);
		expect([lefts.length, new Set(lefts).size]).toEqual([3, 1]);
		expect(await textOverflowIn(page)).toEqual([]);
		const map = page.locator('div:has(> div > ul[aria-label^="Open internships by city"])');
		const beyond = await map.evaluate((box) => {
			const { left, right } = box.getBoundingClientRect();
			return [...box.querySelectorAll('a')].filter((link) => {
				const own = link.getBoundingClientRect();
				return own.left < left || own.right > right;
			}).length;
		});
		expect(beyond).toBe(0);
	});

	it.each([
		['/internships', 'heading', 'All internships', 'combobox', 'Sort by'],
		[listingPath, 'region', 'Apply', 'heading', 'The work'],
	] as const)(
		'%s has one thing below the other on a wide screen',
		async (path, above, name, below, other) => {
			const page = await large(path, 1280);
			const [first, second] = await Promise.all([
				page.getByRole(above, { name, exact: true }).boundingBox(),
				page.getByRole(below, { name: other, exact: true }).boundingBox(),
			]);
			expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? Number.NaN) + (first?.height ?? 0));
			expect(await textOverflowIn(page)).toEqual([]);
		},
	);

	it('nothing sticks on a phone, where it would leave no room for the page', async () => {
		const page = await large(listingPath, 390);
		expect(await top(page, 'main h1')).toBeLessThan(900);
		expect(await top(page, '[data-part=bar]')).toBeGreaterThan(900);
		await page.evaluate(() => scrollTo(0, 1_000));
		await expect.poll(() => top(page, 'header[data-site]')).toBeLessThan(-500);
		await page.locator('[data-part=bar] a').focus();
		await expect.poll(() => top(page, '[data-part=bar]')).toBeLessThan(900);
	});

	it('the way to apply sticks where text is small', async () => {
		const page = await at(listingPath, 390);
		expect(await top(page, '[data-part=bar]')).toBeLessThan(900 - 44);
	});

	it('no fact of a card on a phone begins left of where the others do, where it is cut off', async () => {
		const page = await large('/internships', 390);
		const cut = await page.locator('.internships .work').evaluateAll((lists) =>
			lists.flatMap((list) => {
				const range = document.createRange();
				return [...list.children].flatMap((fact) => {
					range.selectNodeContents(fact);
					const start = (
						list.parentElement?.querySelector('.paid') ?? list
					).getBoundingClientRect();
					return [...range.getClientRects()].filter(({ left }) => left < start.left - 1);
				});
			}),
		);
		expect(cut).toEqual([]);
	});
});

describe('the pins of a map', () => {
	it.each([
		['/', 390],
		['/', 768],
		['/', 1280],
		['/programs/uk-cities', 1280],
		['/programs/international', 390],
	])(
		'on %s at %i pixels are 44 high, hit where they are seen, and within the map',
		async (path, width) => {
			const page = await at(path, width);
			const map = page
				.locator('ul:has(> li > .marker), ul[aria-label="Open internships by city"]')
				.first();
			await map.scrollIntoViewIfNeeded();
			const faults = await map.evaluate((list) => {
				const edge = list.parentElement?.getBoundingClientRect();
				return [...list.querySelectorAll('a, button')].flatMap((pin) => {
					const box = pin.getBoundingClientRect();
					const missed = [...pin.children].some((part) => {
						const { left, top, width, height } = part.getBoundingClientRect();
						const hit = document.elementFromPoint(left + width / 2, top + height / 2);
						return hit !== null && !pin.contains(hit);
					});
					const outside = !edge || box.left < edge.left || box.right > edge.right;
					const small = box.height < 44 || box.width < 44;
					const name = pin.textContent;
					return [
						...(small ? [`${name} is ${box.width} by ${box.height}`] : []),
						...(missed ? [`${name} is covered`] : []),
						...(outside ? [`${name} is cut off`] : []),
					];
				});
			});
			expect(faults).toEqual([]);
		},
	);
});

describe('on a phone', () => {
	it('a tap on a city leads to its programs, with a bar that leads back', async () => {
		const { page, problems } = await site.visit('/programs/uk-cities', {
			viewport: { width: 390, height: 844 },
			hasTouch: true,
		});
		await hydrated(page);
		const top = async (selector: string) =>
			(await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
		// The map is for wider screens.
		expect(await page.getByRole('list', { name: 'Cities on the map' }).count()).toBe(0);
		await page.getByRole('button', { name: /Leeds .*programs/ }).tap();
		const heading = page.getByRole('heading', { name: 'Programs in Leeds' });
		await heading.waitFor();
		await expect.poll(() => top('#programs')).toBeLessThan(200);
		const back = page.getByRole('link', { name: 'Back to the cities' });
		const bar = back.locator('..');
		expect(await bar.textContent()).toContain('Leeds, 27 programs');
		expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await page.mouse.wheel(0, 5000);
		await expect.poll(() => top('#programs')).toBeLessThan(-3000);
		const box = await bar.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
		await back.tap();
		await expect.poll(() => top('#cities')).toBeGreaterThan(-100);
		expect(new URL(page.url()).search).toBe('?city=leeds');
		expect(problems).toEqual([]);
	});
});

/** The pairs of a size and a weight of the texts and fields of a page. */
const fontsOf = (page: Page) =>
	page.evaluate(() => {
		const hasText = ({ childNodes }: Element) =>
			[...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
		const fonts = [...document.body.querySelectorAll('*')]
			.filter((element) => element.matches('input, select, textarea') || hasText(element))
			.filter((element) => element.checkVisibility())
			.map((element) => {
				const { fontSize, fontWeight } = getComputedStyle(element);
				return `${fontSize} ${fontWeight}`;
			});
		return [...new Set(fonts)].toSorted();
	});

describe('each pair of a size and a weight costs a phone 4 ms before the first paint', () => {
	it.each([
		['/', 13],
		['/internships', 11],
		['/contact', 9],
		['/auth', 9],
	])('%s has at most %i of them', async (path, most) => {
		const fonts = await fontsOf(await at(path, 390));
		expect(fonts.length, fonts.join(', ')).toBeLessThanOrEqual(most);
		expect(fonts.filter((font) => !/ [467]00$/.test(font))).toEqual([]);
	});
});
