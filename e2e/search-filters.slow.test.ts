import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, hydrated, textsOf } from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const field = (page: Page) => page.locator('input[type=search][name=q]');
const heading = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** With the button of the filters and the order. */
const BAR = 'div:has(> [data-part=sort])';
const box = (page: Page, value: string) => page.locator(`fieldset input[value="${value}"]`);
const filter = (page: Page, legend: string) =>
	page.locator('.facets details', { has: page.locator(`legend:text-is("${legend}")`) });

describe('what the text says of a filter', () => {
	it('is checked in it, and counts as set by hand once somebody changes that filter', async () => {
		const { page, problems } = await site.visit('/internships?q=data+in+leeds+part+time', desk);
		await hydrated(page);
		expect(await box(page, 'Leeds').isChecked()).toBe(true);
		expect(await box(page, '20').isChecked()).toBe(true);
		expect(
			await filter(page, 'Where').locator('label', { hasText: 'Leeds' }).textContent(),
		).toMatch(/^Leeds from your words \d+$/);
		expect(await page.getByRole('list', { name: 'Chosen filters' }).count()).toBe(0);

		await box(page, 'Manchester').check();
		await heading(page, 'Internships for “data in part time” in Manchester and Leeds');
		expect(addressOf(page)).toBe('/internships?city=Manchester&city=Leeds&q=data+in+part+time');
		expect(await field(page).inputValue()).toBe('data in part time');
		const chosen = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
		expect(await textsOf(chosen)).toEqual(['Remove Manchester', 'Remove Leeds']);
		expect(await box(page, '20').isChecked()).toBe(true);

		await page.goBack();
		await heading(page, 'Internships for “data in leeds part time”');
		await expect.poll(() => box(page, 'Manchester').isChecked()).toBe(false);
		expect(await box(page, 'Leeds').isChecked()).toBe(true);
		await box(page, '20').uncheck();
		await heading(page, 'Internships for “data in leeds”');
		expect(addressOf(page)).toBe('/internships?q=data+in+leeds');
		expect(problems).toEqual([]);
	});

	it('does not become a filter when another text is typed', async () => {
		const { page } = await site.visit('/internships?q=data+leeds', desk);
		await hydrated(page);
		await field(page).fill('law');
		await heading(page, 'Internships for “law”');
		expect(addressOf(page)).toBe('/internships?q=law');
		await expect.poll(() => box(page, 'Leeds').isChecked()).toBe(false);
	});

	it('stands in words where no option says the same', async () => {
		const { page } = await site.visit('/internships?q=law+york+under+15+hours', desk);
		expect(await filter(page, 'Hours').locator('p').textContent()).toBe(
			'at most 15 hours from your words',
		);
		expect(await filter(page, 'Where').locator('p').textContent()).toBe('York from your words');
	});
});

it('folds what few choose by, and says in words what is chosen there', async () => {
	const { page } = await site.visit('/internships?kind=remote', desk);
	const open = page.locator('.facets details[open] legend');
	expect(await textsOf(open)).toEqual([
		'Where',
		'Starts in',
		'Your permission to work',
		'Hours',
		'Pay',
	]);
	const said = (legend: string) => filter(page, legend).locator('summary').innerText();
	expect(await said('Kind')).toMatch(/^Kind\s+1\s+Remote internships$/);
	expect(await said('Industry')).toMatch(/^Industry\s+any of 16$/);
	expect(await said('Length')).toMatch(/^Length\s+any$/);
	await filter(page, 'Length').locator('summary').click();
	expect(await box(page, '6-12').isVisible()).toBe(true);
	expect(await page.getByRole('button', { name: 'Show internships' }).isVisible()).toBe(false);
});

it('leads a keyboard to the first result in five Tabs, by the second link of the page', async () => {
	const { page } = await site.visit('/internships', desk);
	let tabs = 0;
	const focused = page.locator(':focus');
	const isIn = (what: string) =>
		focused.evaluate((element, one) => Boolean(element.closest(one)), what);
	do {
		await page.keyboard.press('Tab');
		tabs += 1;
		if ((await focused.textContent()) !== 'Skip to results') continue;
		await page.keyboard.press('Enter');
		await page.locator('#found:focus').waitFor();
	} while (tabs < 20 && !(await isIn('article')));
	expect(await isIn('article')).toBe(true);
	expect(tabs).toBeLessThanOrEqual(5);
	expect(
		await page.evaluate(() => {
			const [title, facet] = [document.querySelector('h1'), document.querySelector('fieldset')];
			return title && facet && title.compareDocumentPosition(facet);
		}),
	).toBe(4);
});

it('without scripts has the button that sends what is chosen', async () => {
	const page = await site.newPage({ ...desk, javaScriptEnabled: false });
	await page.goto(`${site.url}/internships?q=data+leeds`);
	await filter(page, 'Kind').locator('summary').click();
	await box(page, 'remote').first().check();
	await page.getByRole('button', { name: 'Show internships' }).click();
	await heading(page, 'Remote internships for “data leeds”');
	expect(addressOf(page)).toMatch(/^\/internships\?kind=remote&q=data(\+|%20)leeds$/);
});

describe('on a phone', () => {
	it('the filters are a dialog with the page behind out of reach, only while they are open', async () => {
		const { page, problems } = await site.visit('/internships', phone);
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await page.getByRole('button', { name: 'Filters' }).tap();
		await sheet.waitFor();
		expect(await field(page).evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
		const isFocusInside = () =>
			page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
		expect(await isFocusInside()).toBe(true);
		await page.keyboard.press('Tab');
		expect(await isFocusInside()).toBe(true);
		await page.keyboard.press('Escape');
		await sheet.waitFor({ state: 'detached' });
		expect(await page.locator('[inert]').count()).toBe(0);
		expect(await page.locator(':focus').textContent()).toBe('Filters');
		expect(problems).toEqual([]);
	});

	it('the bar alone stays in sight', async () => {
		const { page } = await site.visit('/internships', phone);
		await page.evaluate(() => scrollTo(0, 2_000));
		const top = (what: string) =>
			page.locator(what).evaluate((element) => Math.round(element.getBoundingClientRect().top));
		await expect.poll(() => top(BAR)).toBe(0);
		expect(await top('header[data-site]')).toBeLessThan(-1_000);
	});

	it('has room for letters twice as large', async () => {
		const { page } = await site.visit('/internships?q=data', phone);
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const width = (what: string) =>
			page.locator(what).evaluate((element) => element.getBoundingClientRect().width);
		expect(await width('input[type=search][name=q]')).toBeGreaterThan(280);
		expect(await width('select[name=sort]')).toBeGreaterThan(250);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		expect(await page.locator(BAR).evaluate((element) => getComputedStyle(element).position)).toBe(
			'static',
		);
	});
});
