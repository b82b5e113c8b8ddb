import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, hydrated } from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const field = (page: Page) => page.locator('input[type=search][name=q]');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const heading = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Whether the middle of the first card is where a person sees and reaches it. */
const isFirstCardOpen = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('article')
		.first()
		.evaluate((card) => {
			const { left, top, width, height } = card.getBoundingClientRect();
			return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		});

/** The results of the search wait until this is called: on a busy machine they may come as soon as the suggestions. */
async function holdResults(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route('**/internships.parts?*', async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

describe('the suggestions of the search', () => {
	it('stay while somebody chooses, and what was typed on the way is not searched for', async () => {
		const page = await (await site.newContext(desk)).newPage();
		await page.clock.install();
		await page.goto(`${site.url}/internships`);
		await field(page).focus();
		await hydrated(page);
		const showResults = await holdResults(page);
		await field(page).pressSequentially('lee');
		await list(page).waitFor();
		await page.keyboard.press('ArrowDown');
		showResults();
		await heading(page, 'Internships for “lee”');
		expect(await list(page).isVisible()).toBe(true);
		await field(page).pressSequentially('d');
		await list(page)
			.locator('b', { hasText: /^Leed$/ })
			.waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await heading(page, 'Internships in Leeds');
		expect(await field(page).inputValue()).toBe('');
		// Longer than the pause after which typing is searched for.
		await page.clock.runFor(1_000);
		expect(addressOf(page)).toBe('/internships?city=Leeds');
	});

	it('of the first letters are shown until those of all letters are there', async () => {
		const { page } = await site.visit('/internships', desk);
		await field(page).focus();
		await hydrated(page);
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route('**/suggestions.json?q=lee', async (route) => {
			await promise;
			await route.fulfill({ json: [] });
		});
		await field(page).pressSequentially('lee');
		await list(page)
			.getByRole('option', { name: /^Leeds/ })
			.waitFor();
		resolve();
		await list(page).waitFor({ state: 'detached' });
	});

	it('leave the results free once these are shown, and come again by an arrow key or a click', async () => {
		const { page, problems } = await site.visit('/internships', desk);
		await field(page).focus();
		await hydrated(page);
		const showResults = await holdResults(page);
		await field(page).pressSequentially('lee');
		await list(page).waitFor();
		showResults();
		await heading(page, 'Internships for “lee”');
		await list(page).waitFor({ state: 'detached' });
		expect(await isFirstCardOpen(page)).toBe(true);
		expect(await field(page).getAttribute('aria-expanded')).toBe('false');

		await page.keyboard.press('ArrowDown');
		await list(page).waitFor();
		await page.keyboard.press('ArrowDown');
		expect(await list(page).getByRole('option', { selected: true }).textContent()).toMatch(
			/^Leeds/,
		);
		await page.keyboard.press('Escape');
		await list(page).waitFor({ state: 'detached' });
		expect(await field(page).inputValue()).toBe('lee');
		await field(page).click();
		await list(page).waitFor();
		await page.mouse.click(2, 500);
		await list(page).waitFor({ state: 'detached' });
		expect(problems).toEqual([]);
	});

	it('on a phone close too, and lead on by a tap', async () => {
		const { page, problems } = await site.visit('/internships', phone);
		await field(page).tap();
		await hydrated(page);
		const showResults = await holdResults(page);
		await page.keyboard.type('lee');
		await list(page).waitFor();
		showResults();
		await heading(page, 'Internships for “lee”');
		await list(page).waitFor({ state: 'detached' });
		await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
		expect(await isFirstCardOpen(page)).toBe(true);
		await field(page).tap();
		await list(page)
			.getByRole('option', { name: /^Leeds/ })
			.tap();
		await heading(page, 'Internships in Leeds');
		expect(problems).toEqual([]);
	});
});
