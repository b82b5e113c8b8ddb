import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(async () => {
	await site.stop();
});

const manchester = '/internships/speech-data-intern-vowel-stop-manchester';
/** In a town of which no rent was found published. */
const leicester = '/internships/knitwear-technology-placement-abbey-mill-knits-leicester';
const remote = '/internships/carbon-accounting-intern-tern-ledger-remote';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The lines of the month as name and amount. */
const lines = async (page: Page) => {
	const rows = page.locator('[data-month] dl > div');
	return Object.fromEntries(
		await Promise.all(
			(await rows.all()).map(async (row) => [
				(await row.locator('dt').innerText()).trim(),
				(await row.locator('dd').first().innerText()).trim(),
			]),
		),
	) as Record<string, string>;
};

describe('a month’s pay on the page of an internship', () => {
	it('says what is taken and what is left, line by line', async () => {
		const { page } = await site.visit(manchester);
		expect(await lines(page)).toEqual({
			Pay: '£1,950',
			'Income tax': '£0',
			'National Insurance': '− £72',
			'Typical room in Manchester': '− £689',
			'Travel in the city': '− £87',
			'Left in a month': '£1,102',
		});
		await page.getByText(/^Before food and bills\. .*those of the year of the work/).waitFor();
		await page
			.getByText('£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk')
			.waitFor();
	});

	it('another tax code takes its tax month by month, and says what of it comes back', async () => {
		const { page } = await site.visit(manchester);
		await hydrated(page);
		const other = page.getByLabel('Another job since, or no checklist');
		expect((await other.boundingBox())?.width).toBeGreaterThanOrEqual(20);
		await other.check();
		await expect
			.poll(() => lines(page))
			.toMatchObject({ 'Income tax': '− £181', 'Left in a month': '£921' });
		await page
			.getByText(/^Taken month by month, .*£181 a month\. .* comes back after 5 April 2028;/)
			.waitFor();
		await page.getByLabel('First job since 6 April').check();
		await expect.poll(() => lines(page)).toMatchObject({ 'Income tax': '£0' });
	});

	it('one’s own rent takes the place of the typical one, and is kept on the device', async () => {
		const { page, problems } = await site.visit(manchester, phone);
		const field = page.getByLabel('My rent', { exact: true });
		await field.fill('£450');
		await expect
			.poll(() => lines(page))
			.toMatchObject({
				'My rent': '− £450',
				'Left in a month': '£1,341',
			});
		expect(await axeFaults(page)).toEqual([]);
		await page.reload();
		await expect.poll(async () => (await lines(page))['My rent']).toBe('− £450');
		expect(await field.inputValue()).toBe('450');
		await field.fill('');
		await expect.poll(async () => (await lines(page))['Left in a month']).toBe('£1,102');
		expect(await page.evaluate(() => localStorage.getItem('own-costs'))).toBeNull();
		expect(problems).toEqual([]);
	});

	it.each([
		['10,000,000', 'Enter at most £5,000 for a month’s rent.'],
		['lots', 'Enter your rent for a month as a number, for example 650.'],
	])('%s gets an answer, and changes nothing', async (typed, answer) => {
		const { page } = await site.visit(manchester);
		const field = page.getByLabel('My rent', { exact: true });
		await field.fill(typed);
		await page.getByText(answer).waitFor();
		expect(await field.getAttribute('aria-invalid')).toBe('true');
		expect((await lines(page))['Left in a month']).toBe('£1,102');
		await field.fill('0');
		await expect.poll(async () => (await lines(page))['Left in a month']).toBe('£1,791');
		expect(await page.getByText(answer).count()).toBe(0);
	});

	it('where nothing is published the fields are the lines', async () => {
		const { page } = await site.visit(leicester);
		await hydrated(page);
		expect(Object.keys(await lines(page))).toContain('Left before rent and travel');
		await page.getByLabel('My rent', { exact: true }).fill('520');
		await expect.poll(() => lines(page)).toHaveProperty('Left before travel');
		await page.getByLabel('My travel', { exact: true }).fill('75');
		await expect
			.poll(() => lines(page))
			.toMatchObject({
				'My rent': '− £520',
				'My travel': '− £75',
			});
		expect(Object.keys(await lines(page))).toContain('Left in a month');
		expect(await axeFaults(page)).toEqual([]);
	});

	it('work from home has rent and no travel', async () => {
		const { page } = await site.visit(remote);
		expect(Object.keys(await lines(page)).slice(3)).toEqual(['My rent', 'Left before rent']);
	});

	it('without scripts there is no field, and nothing broken', async () => {
		const { page } = await site.visit(leicester, { ...phone, javaScriptEnabled: false });
		expect(await page.getByLabel('My rent').count()).toBe(1);
		expect(await page.getByLabel('My rent').isVisible()).toBe(false);
		const visible = await lines(page);
		expect(visible['Income tax']).toMatch(/^(£0|− £\d+)$/);
		expect(Object.keys(visible)).toContain('Left before rent and travel');
	});

	it('what a device holds and is no amount is not shown', async () => {
		const { page } = await site.visit('/');
		await page.evaluate(() => localStorage.setItem('own-costs', '{"room":"<b>","travel":-4}'));
		await page.goto(site.url + leicester);
		await hydrated(page);
		expect(Object.keys(await lines(page))).toContain('Left before rent and travel');
	});
});
