import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#test/api-client.ts';
import { cases, typeForNewsletter, visitChanged } from './helpers/page/changed-page.ts';
import { blockStorage } from './helpers/page/changers.ts';
import { listingPath } from './helpers/page/listing-page.ts';
import { addressOf } from './helpers/page/page-readers.ts';
import { createAccount, signIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';

const site = siteForAll();

let sharedList = '';
beforeAll(async () => {
	const person = { name: 'Chika List', email: 'changed@lists.example', password: 'six or more' };
	await createAccount(site, person);
	const { access_token: token } = await signIn(site, person);
	const [internship] = await siteInternships(site);
	const body = { title: 'For year two', line: null, name: null, internships: [internship.slug] };
	const { address } = await ask<{ address: string }>(site.url, '/api/lists', { token, body });
	sharedList = new URL(address).pathname;
});

const main = (page: Page) => page.getByRole('main');
const focused = (page: Page) =>
	page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/** Of pages that are only read, each case takes its turn with a few. */
const readable = [
	'/resources/success-stories',
	'/resources/downloads',
	'/programs/2',
	'/companies/tidewell-systems',
	'/programs/london',
	'/',
	listingPath,
	'/industries/finance',
	'/resources/visa-info',
	'/how-employers-answer',
];
const readersOf = (name: string) =>
	readable.filter((_, at) => at % 5 === cases.findIndex(([one]) => one === name) % 5);
const withHearts = [
	'/',
	listingPath,
	'/industries/finance',
	'/companies/tidewell-systems',
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
	])('%s is searched while one types', async (path, text, status, showsAll, all) => {
		const page = await visitChanged(site, path, change, when);
		const field = main(page).locator('input[name=search]');
		await field.click();
		await page.keyboard.type(text, { delay: 20 });
		await said(page, status);
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
		expect(await typeForNewsletter(page)).toBe('no address');
	});

	it('a shared list keeps what is typed for the newsletter', async () => {
		const page = await visitChanged(site, sharedList, change, when);
		expect(await typeForNewsletter(page)).toBe('no address');
	});

	it('a heart is saved', async () => {
		const page = await visitChanged(site, heartOn(name), change, when);
		await main(page).locator('[data-save]').first().click();
		await page.locator('.counts-saved[data-count="1"]').first().waitFor();
	});
});

it('where storage is blocked, countries and companies are found all the same', async () => {
	const context = await site.newContext();
	await blockStorage(context);
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await page.goto(`${site.url}/govt-initiatives`);
	await main(page).getByRole('button', { name: 'Japan 1 program' }).click();
	await said(page, /^Showing 1 program for Japan$/);
	await page.goto(`${site.url}/companies`);
	await main(page).locator('input[name=search]').fill('law');
	await said(page, /for “law”$/);
	expect(errors).toEqual([]);
});
