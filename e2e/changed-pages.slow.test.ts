import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, typeForNewsletter, visitChanged } from './helpers/page/changed-page.ts';
import { blockStorage, failElsewhere } from './helpers/page/changers.ts';
import { addressOf, visitBeforeScripts } from './helpers/page/page-readers.ts';
import { createAccount, type Person } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person: Person = {
	email: 'changed@pages.example',
	password: 'six or more',
	name: 'Chika Page',
};
beforeAll(() => createAccount(site, person));

const main = (page: Page) => page.getByRole('main');
const focused = (page: Page) =>
	page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
const heading = (page: Page, words: RegExp) =>
	page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor();

describe.each(cases)('%s', (_, change, when) => {
	it('a student signs in, with what was typed, and sees what is wrong where it is', async () => {
		const page = await visitChanged(site, '/auth', change, when);
		const [email, password] = ['email', 'password'].map((name) =>
			page.locator(`[data-sends=sign-in] input[name=${name}]`),
		);
		await email?.click();
		await page.keyboard.type(person.email);
		await password?.click();
		await page.keyboard.type('wrong one');
		await page.keyboard.press('Enter');
		await page.locator('[data-sends=sign-in] [aria-invalid=true]').waitFor();
		expect(await email?.inputValue()).toBe(person.email);
		expect(await password?.inputValue()).toBe('wrong one');
		expect(await focused(page)).toBe('password');
		await password?.fill(person.password);
		await page.keyboard.press('Enter');
		await page.waitForURL(`${site.url}/`);
	});

	it('a tab opens with the first press, and its form keeps what is typed', async () => {
		const page = await visitChanged(site, '/auth', change, when);
		await page.getByRole('tab', { name: /sign up/i }).click();
		const name = page.locator('input[name=full-name]');
		await name.click();
		await page.keyboard.type('Ada Early');
		await page.locator('html[data-ready]').waitFor();
		expect(await name.inputValue()).toBe('Ada Early');
		expect(await focused(page)).toBe('full-name');
	});

	it('a search is typed, a filter is chosen, and both go on', async () => {
		const page = await visitChanged(site, '/internships', change, when);
		const field = page.locator('form#search input[name=q]');
		await field.click();
		await page.keyboard.type('accounting', { delay: 20 });
		await heading(page, /accounting/i);
		expect(await field.inputValue()).toBe('accounting');
		expect(await focused(page)).toBe('q');
		const box = page.locator('fieldset input[value="Manchester"]');
		await box.focus();
		await page.keyboard.press('Space');
		await heading(page, /manchester/i);
		expect(addressOf(page)).toBe('/internships?city=Manchester&q=accounting');
		expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
		const count = await main(page).getByRole('article').count();
		expect(count).toBeGreaterThan(0);
		await page.goBack();
		await expect.poll(() => addressOf(page)).toBe('/internships?q=accounting');
		await expect.poll(() => box.isChecked()).toBe(false);
	});

	it('suggestions lead on', async () => {
		const page = await visitChanged(site, '/internships', change, when);
		await page.locator('form#search input[name=q]').click();
		await page.keyboard.type('lee', { delay: 20 });
		// The list leaves the results free, and comes again by an arrow key.
		await heading(page, /lee/i);
		await page.keyboard.press('ArrowDown');
		await page.getByRole('option', { name: /^leeds/i }).click();
		await heading(page, /internships in leeds/i);
		expect(addressOf(page)).toBe('/internships?city=Leeds');
	});

	it('a city is chosen, and no old words stand beside new ones', async () => {
		const page = await visitChanged(site, '/programs/uk-cities', change, when);
		for (const [city, count] of [
			['Edinburgh', 35],
			['Leeds', 27],
		] as const) {
			await main(page)
				.getByRole('button', { name: new RegExp(`^${city} .*program`, 'i') })
				.click();
			await main(page)
				.getByRole('status')
				.filter({ hasText: new RegExp(`^showing ${count} programs available in ${city}$`, 'i') })
				.waitFor();
			const link = main(page).getByRole('link', { name: /^see the/i });
			await expect
				.poll(() => link.textContent())
				.toMatch(new RegExp(`^see the ${count} programs in ${city}$`, 'i'));
		}
		expect(addressOf(page)).toBe('/programs/uk-cities?city=leeds');
	});

	it('a heart is saved, and the newsletter’s field keeps what is typed', async () => {
		const page = await visitChanged(site, '/internships', change, when);
		await main(page).locator('[data-save]').first().click();
		await page.locator('.counts-saved[data-count="1"]').first().waitFor();
		expect(await typeForNewsletter(page)).toBe('no address');
	});
});

it('an error of others, while the scripts come, loses no press', async () => {
	const { page, release } = await visitBeforeScripts(site, '/auth');
	await page.locator('[data-sends=sign-in] [type=submit]').click();
	await failElsewhere(page);
	release();
	await page.getByText('Please fill in all fields').waitFor();
});

describe('where storage is blocked', () => {
	it('the sign-in says why nobody can stay signed in, before anything is typed', async () => {
		const context = await site.newContext();
		await blockStorage(context);
		const page = await context.newPage();
		await page.goto(`${site.url}/auth`);
		await page.getByText('does not let our site store anything').waitFor();
	});

	it('the search, the cities and hearts work, and a heart says why it is not kept', async () => {
		const context = await site.newContext();
		await blockStorage(context);
		const page = await context.newPage();
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.goto(`${site.url}/programs/uk-cities`);
		await main(page)
			.getByRole('button', { name: /^Leeds .*programs/ })
			.click();
		await page.waitForURL('**?city=leeds');
		await page.goto(`${site.url}/internships`);
		await page.locator('fieldset input[value="London"]').check();
		await heading(page, /London/);
		await main(page).locator('[data-save]').first().click();
		await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').waitFor();
		expect(errors).toEqual([]);
	});
});
