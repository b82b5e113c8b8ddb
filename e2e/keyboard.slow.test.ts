import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { candidates } from '#content/pages/candidates.ts';
import { faqCategories } from '#content/pages/faqs.ts';
import { hasFocus, tabTo } from './helpers/page/keys.ts';
import { addressOf, hydrated, textsOf } from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

/** The focused element must have an outline and be inside the screen. */
async function expectVisibleFocus(page: Page) {
	const { outline, inView } = await page.evaluate(() => {
		const focused = document.activeElement as HTMLElement;
		const { top, bottom, left, right } = focused.getBoundingClientRect();
		return {
			outline: getComputedStyle(focused).outlineStyle,
			inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
		};
	});
	expect({ outline, inView }).toEqual({ outline: 'solid', inView: true });
}

it('skips to the content with the first key', async () => {
	const { page } = await site.visit('/about');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to main content' });
	expect(await hasFocus(skip)).toBe(true);
	await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
	await page.keyboard.press('Enter');
	expect(await hasFocus(page.getByRole('main'))).toBe(true);
	await page.keyboard.press('Tab');
	expect(await hasFocus(page.getByRole('link', { name: 'Apply for Internships' }))).toBe(true);
	await expectVisibleFocus(page);
});

it('goes through the menu of programs and back out of it', async () => {
	const { page } = await site.visit('/');
	await hydrated(page);
	const bar = page.getByRole('navigation', { name: 'Main' });
	const programs = bar.getByRole('button', { name: 'Programs' });
	await tabTo(page, programs);
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	await tabTo(page, bar.getByRole('link', { name: 'UK cities' }));
	await expectVisibleFocus(page);
	await page.keyboard.press('Escape');
	expect(await hasFocus(programs)).toBe(true);
	expect(await bar.getByRole('link', { name: 'UK cities' }).isVisible()).toBe(false);
	await page.keyboard.press('Space');
	await tabTo(page, bar.getByRole('link', { name: 'UK cities' }));
	await page.keyboard.press('Enter');
	await page.waitForURL('**/programs/uk-cities');
	expect(await bar.getByRole('link', { name: 'UK cities' }).isVisible()).toBe(false);
});

it('keeps the focus in the small screen’s sheet until it is closed', async () => {
	const { page } = await site.visit('/', { viewport: { width: 390, height: 844 } });
	await hydrated(page);
	const menu = page.getByRole('button', { name: 'Menu' });
	const sheet = page.getByRole('dialog', { name: 'Menu' });
	await tabTo(page, menu);
	await page.keyboard.press('Enter');
	await sheet.waitFor();
	for (let presses = 0; presses < 12; presses++) {
		await page.keyboard.press('Tab');
		expect(
			await page.evaluate(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest('dialog') !== null,
			),
		).toBe(true);
	}
	await page.keyboard.press('Escape');
	expect(await hasFocus(menu)).toBe(true);
});

it('searches, chooses a city and clears it again', async () => {
	const { page } = await site.visit('/');
	await hydrated(page);
	await tabTo(page, page.getByLabel('Search internships', { exact: true }));
	await page.keyboard.type('law');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/programs?search=law');

	await page.goto(`${site.url}/programs/uk-cities`);
	await hydrated(page);
	await tabTo(
		page,
		page.getByRole('list', { name: 'Cities on the map' }).getByRole('button', { name: 'Leeds' }),
	);
	await expectVisibleFocus(page);
	await page.keyboard.press('Space');
	await page.getByRole('heading', { level: 2, name: 'Programs in Leeds' }).waitFor();
	await tabTo(page, page.getByRole('button', { name: /^Bristol .* programs/ }));
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 2, name: 'Programs in Bristol' }).waitFor();
	await tabTo(page, page.getByRole('link', { name: 'See the 31 programs in Bristol' }));
	await tabTo(page, page.getByRole('button', { name: 'Clear Filter - Show All Programs' }));
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	const heading = page.getByRole('heading', { level: 2, name: 'Available Programs' });
	await heading.waitFor();
	expect(await hasFocus(heading)).toBe(true);
	const next = async () => {
		await page.keyboard.press('Tab');
		return page.evaluate(() => document.activeElement?.textContent);
	};
	expect(await next()).toBe('Filter and sort in the search');
	const title = await next();
	await expectVisibleFocus(page);
	await next();
	await expectVisibleFocus(page);
	expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Save ${title}`);
	expect(await next()).toBe('What you do, need and get');
	await expectVisibleFocus(page);
	expect(await next()).toBe(`Apply Now for ${title}`);
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/auth');
	await page.getByRole('tab', { name: 'Sign In' }).waitFor();
});

it('chooses a country and undoes it', async () => {
	const { page } = await site.visit('/govt-initiatives');
	await hydrated(page);
	const japan = page.getByRole('button', { name: /^Japan/ });
	await tabTo(page, japan);
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	await page.getByText('Showing 1 program for Japan').waitFor();
	expect(await hasFocus(japan)).toBe(true);
	await page.keyboard.press('Space');
	await page.getByText('Showing all 8 programs').waitFor();
	expect(await hasFocus(japan)).toBe(true);
});

it('reads a profile in its dialog and returns to where it was', async () => {
	const { page } = await site.visit('/candidates');
	await hydrated(page);
	const name = candidates[1]?.name ?? '';
	const open = page.getByRole('button', { name: `View Profile of ${name}` });
	await tabTo(page, open);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name });
	await dialog.waitFor();
	await tabTo(page, dialog.getByRole('link', { name: `Contact about ${name}` }));
	await expectVisibleFocus(page);
	await tabTo(page, dialog.getByRole('button', { name: 'Close' }), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await dialog.waitFor({ state: 'hidden' });
	expect(await hasFocus(open)).toBe(true);
});

it('opens questions one after the other', async () => {
	const { page } = await site.visit('/resources/faqs');
	const [first, second] = faqCategories[0]?.questions ?? [];
	const summary = (text = '') => page.locator('summary').filter({ hasText: text });
	const open = () => textsOf(page.locator('details[open] summary'));
	await tabTo(page, summary(first?.question));
	await expectVisibleFocus(page);
	await page.keyboard.press('Enter');
	await expect.poll(open).toEqual([first?.question]);
	await tabTo(page, summary(second?.question));
	await page.keyboard.press('Space');
	await expect.poll(open).toEqual([second?.question]);
	await page.keyboard.press('Space');
	await expect.poll(open).toEqual([]);
});

it('moves between tabs with the arrows and into the panel with Tab', async () => {
	const { page } = await site.visit('/auth');
	await hydrated(page);
	const tab = (name: string) => page.getByRole('tab', { name });
	await tabTo(page, tab('Sign In'));
	for (const [key, name] of [
		['ArrowRight', 'Sign Up'],
		['ArrowRight', 'Sign In'],
		['ArrowLeft', 'Sign Up'],
		['Home', 'Sign In'],
		['End', 'Sign Up'],
	] as const) {
		await page.keyboard.press(key);
		expect(await hasFocus(tab(name))).toBe(true);
		expect(await tab(name).getAttribute('aria-selected')).toBe('true');
		await page.getByRole('tabpanel', { name }).waitFor();
	}
	await page.keyboard.press('Tab');
	expect(await hasFocus(page.getByLabel('Full name'))).toBe(true);
	expect(addressOf(page)).toBe('/auth');
});
