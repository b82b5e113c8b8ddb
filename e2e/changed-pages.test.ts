import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, visitChanged } from './helpers/page/changed-page.ts';
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

/** Of pages that are only read, each case takes its turn with a few. */
const readable = [
	'/resources/success-stories',
	'/resources/downloads',
	'/programs/2',
	'/companies/tidewell-systems',
	'/programs/london',
];
const readersOf = (name: string) =>
	readable.filter((_, at) => at % 5 === cases.findIndex(([one]) => one === name) % 5);
const withHearts = [
	'/internships',
	'/programs/london',
	'/programs/remote',
	'/programs/placement-year',
	'/programs',
];
const heartOn = (name: string) =>
	withHearts[cases.findIndex(([one]) => one === name) % withHearts.length] ?? '';

const said = (page: Page, words: RegExp) =>
	main(page).getByRole('status').filter({ hasText: words }).waitFor();

describe.each(cases)('%s', (name, change, when) => {
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
		const found = await main(page).getByRole('article').count();
		expect(found).toBeGreaterThan(0);
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

	it('a country is chosen, and all of them again', async () => {
		const page = await visitChanged(site, '/govt-initiatives', change, when);
		const press = (name: RegExp) => main(page).getByRole('button', { name }).click();
		await press(/^japan 1 program$/i);
		await said(page, /^showing 1 program for japan$/i);
		expect(await main(page).getByRole('article').count()).toBe(1);
		await press(/^all countries/i);
		await said(page, /^showing all 8 programs$/i);
		expect(await main(page).getByRole('article').count()).toBe(8);
		expect(addressOf(page)).toBe('/govt-initiatives');
	});

	it('a region is chosen, and undone', async () => {
		const page = await visitChanged(site, '/programs/international', change, when);
		const follow = (name: RegExp) => main(page).getByRole('link', { name }).click();
		await follow(/^programs in africa$/i);
		await said(page, /^showing 1 of the 6\+ programs in africa$/i);
		await follow(/^programs in europe$/i);
		await said(page, /^showing 3 of the 25\+ programs in europe$/i);
		expect(addressOf(page)).toBe('/programs/international?region=europe#programs');
		await page.goBack();
		await said(page, /in africa$/i);
		await main(page)
			.getByRole('button', { name: /^clear filter/i })
			.click();
		await said(page, /^showing all 10 featured programs$/i);
	});

	it.each([
		['/companies', 'law', /^found 1 company for “law”$/i, /^show all companies$/i, /^13 comp/i],
		['/candidates', 'python', /^found \d candidates? for “p/i, /^show all cand/i, /^6 cand/i],
		['/resources/faqs', 'visa', /^found \d+ questions for “visa”$/i, /^show all q/i, /^\d+ que/i],
	])('%s is searched while one types', async (path, text, found, showsAll, all) => {
		const page = await visitChanged(site, path, change, when);
		const field = main(page).locator('input[name=search]');
		await field.click();
		await page.keyboard.type(text, { delay: 20 });
		await said(page, found);
		await page.keyboard.type(' zebra', { delay: 20 });
		await said(page, /^found 0/i);
		expect(await field.inputValue()).toBe(`${text} zebra`);
		expect(await focused(page)).toBe('search');
		await main(page).getByRole('button', { name: showsAll }).click();
		await said(page, all);
		expect(await focused(page)).toBe('search');
		await expect.poll(() => addressOf(page)).toBe(path);
	});

	it('programs are searched, and internships stand in where there is none', async () => {
		const page = await visitChanged(site, '/programs', change, when);
		await main(page).locator('input[name=search]').click();
		await page.keyboard.type('summer manchester', { delay: 20 });
		await said(page, /^found 0 programs for “summer manchester”$/i);
		await main(page)
			.getByText(/but internships do/i)
			.waitFor();
		await main(page)
			.getByRole('link', { name: /^see all \d+ internships$/i })
			.waitFor();
		expect(await main(page).getByRole('article').count()).toBe(6);
		expect(await focused(page)).toBe('search');
		await main(page).locator('input[name=search]').fill('law');
		await said(page, /^found 1 program for “law”$/i);
		expect(await main(page).getByRole('article').count()).toBe(1);
	});

	it('a topic, a question and a profile open', async () => {
		const page = await visitChanged(site, '/resources/faqs', change, when);
		await main(page)
			.getByRole('button', { name: /^visa$/i })
			.click();
		await said(page, /^found \d+ questions for “visa”$/i);
		await main(page).locator('summary').filter({ visible: true }).first().click();
		expect(await page.locator('details[open]').count()).toBe(1);
		const candidates = await visitChanged(site, '/candidates', change, when);
		await candidates
			.getByRole('button', { name: /^view profile/i })
			.first()
			.click();
		await candidates.getByRole('dialog').waitFor();
		await candidates.mouse.click(5, 5);
		await candidates.getByRole('dialog').waitFor({ state: 'hidden' });
	});

	it.each(readersOf(name))('%s keeps what is typed for the newsletter', async (path) => {
		const page = await visitChanged(site, path, change, when);
		const email = page.locator('footer input[name=email]');
		await email.click();
		await page.keyboard.type('no address');
		await page.keyboard.press('Enter');
		await page.locator('footer [aria-invalid=true]').waitFor();
		expect(await email.inputValue()).toBe('no address');
	});

	it('a heart is saved, and the newsletter’s field keeps what is typed', async () => {
		const page = await visitChanged(site, heartOn(name), change, when);
		await main(page).locator('[data-save]').first().click();
		await page.locator('.counts-saved[data-count="1"]').first().waitFor();
		const email = page.locator('footer input[name=email]');
		await email.click();
		await page.keyboard.type('no address');
		await page.keyboard.press('Enter');
		await page.locator('footer [aria-invalid=true]').waitFor();
		expect(await email.inputValue()).toBe('no address');
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

	it('searches, choices and hearts work, and a heart says why it is not kept', async () => {
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
		await page.goto(`${site.url}/govt-initiatives`);
		await main(page).getByRole('button', { name: 'Japan 1 program' }).click();
		await said(page, /^Showing 1 program for Japan$/);
		await page.goto(`${site.url}/companies`);
		await main(page).locator('input[name=search]').fill('law');
		await said(page, /for “law”$/);
		await page.goto(`${site.url}/internships`);
		await page.locator('fieldset input[value="London"]').check();
		await heading(page, /London/);
		await main(page).locator('[data-save]').first().click();
		await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').waitFor();
		expect(errors).toEqual([]);
	});
});
