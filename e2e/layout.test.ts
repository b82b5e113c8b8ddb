import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from './helpers/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const at = async (path: string, width: number) =>
	(await site.visit(path, { viewport: { width, height: 900 } })).page;

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
	it.each([
		['/', 'Programs by city'],
		['/programs/uk-cities', 'Cities on the map'],
	])('the map of %s stands beside words', async (path, label) => {
		const page = await at(path, 768);
		const map = await page.getByRole('list', { name: label }).locator('..').boundingBox();
		const beside =
			path === '/'
				? page.getByRole('searchbox', { name: 'Search programs' })
				: page.locator('#cities').getByRole('button', { name: /Manchester .*programs/ });
		const words = await beside.boundingBox();
		expect(words?.y).toBeGreaterThanOrEqual(map?.y ?? Number.POSITIVE_INFINITY);
		expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
		const [left, right] = [words, map].toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
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
	])('no card of %s is twice as wide as another', async (path) => {
		const grids = await gridsIn(await at(path, 768));
		expect(grids.length).toBeGreaterThan(0);
		for (const { items } of grids) {
			const widths = items.map(({ width }) => width);
			expect(Math.max(...widths)).toBeLessThan(1.6 * Math.min(...widths));
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
