import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#test/api-client.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { fillIn, fillPanel, openTab, press, subscribe } from './helpers/page/forms.ts';
import { addressOf, textsOf } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({});
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@lists.example`,
	password: 'six or more',
});
const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');
const titlesOf = (page: Page) =>
	textsOf(page.getByRole('table').getByRole('rowheader').getByRole('link'));

/** What is paid and until when one can apply, where it is broken into several lines. */
const brokenIn = (page: Page) =>
	page.getByRole('table').evaluate((table) =>
		[...table.querySelectorAll('td:nth-child(n + 4)')].flatMap((cell) => {
			const text = document.createRange();
			text.selectNodeContents(cell);
			return text.getClientRects().length > 1 ? [cell.textContent] : [];
		}),
	);

/** A list of these internships, made by the call that the form makes. @returns its address and id */
async function share(someone: Person, internships: string[], words: object = {}) {
	await createAccount(site, someone);
	const { access_token: token } = await signIn(site, someone);
	const body = { title: 'For year two', line: null, name: null, internships, ...words };
	return ask<{ id: string; address: string }>(site.url, '/api/lists', { token, body });
}

it('a careers adviser shares what is saved; a class reads, prints and downloads it without an account, until it ends', async () => {
	const okafor = person('Okafor');
	await createAccount(site, okafor);
	const [one, other, ...more] = await siteInternships(site, '?sort=deadline');
	const twelve = [one, other, ...more].slice(0, 12);
	const { access_token: token } = await signIn(site, okafor);
	const internships = twelve.map(({ slug }) => slug);
	await ask(site.url, '/api/saved', { token, body: { internships } });

	const { page, problems } = await site.visit('/saved', await signedIn(site, okafor));
	const saved = page.getByRole('main');
	await saved.getByRole('link', { name: 'Lists that you share' }).click();
	await page.getByText('You share no list').waitFor();
	await page.getByRole('main').getByRole('link', { name: 'What you have saved' }).click();
	await saved.getByRole('link', { name: 'Share this list' }).click();
	await page.getByRole('heading', { name: 'A new list' }).waitFor();
	await press(page, 'Share this list');
	await page.getByText('Give the list a title.').waitFor();
	const said = {
		Title: 'Data and software, at most 20 hours a week',
		'A line below it (optional)': 'See www.uni.example/careers, or ask careers@uni.example.',
		'Your name on it (optional)': 'Mrs Okafor, Careers Service',
	};
	await fillIn(page, said);
	expect(await axeFaults(page)).toEqual([]);
	await press(page, 'Share this list');
	await page.locator('[data-done]').and(page.locator(':focus')).waitFor();
	await expect.poll(() => addressOf(page)).toBe('/account/lists');
	const address = await page
		.locator('[data-done]')
		.getByLabel(`Address of ${said.Title}`)
		.inputValue();
	expect(address).toMatch(new RegExp(`^${site.url}/lists/[\\w-]{32}$`));
	await page.getByRole('heading', { name: `1 of 20 lists` }).waitFor();
	expect(await axeFaults(page)).toEqual([]);

	const plain = await site.newPage({ ...phone, javaScriptEnabled: false });
	const response = await plain.goto(address);
	expect(response?.headers()).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'strict-origin',
		'x-robots-tag': 'noindex',
	});
	await plain.getByRole('heading', { level: 1, name: said.Title }).waitFor();
	await plain.getByText('Shared by Mrs Okafor, Careers Service').waitFor();
	expect(await rowsOf(plain).count()).toBe(13);
	expect(new Set(await titlesOf(plain))).toEqual(new Set(twelve.map(({ title }) => title)));
	// What the maker wrote is text.
	const main = plain.getByRole('main');
	expect(await main.locator('a[href*="uni.example"], a[href^="mailto"]').count()).toBe(0);
	expect(await plain.content()).not.toContain(okafor.email);
	expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	expect(await plain.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
	await subscribe(plain, 'class@lists.example');
	await main.getByText('You are on the list').waitFor();

	const reader = await site.newPage();
	await reader.goto(address);
	expect(await axeFaultsInBothLooks(reader)).toEqual([]);
	await reader.setViewportSize({ width: 768, height: 900 });
	expect(await brokenIn(reader)).toEqual([]);
	const pdf = (await reader.pdf({ format: 'A4' })).toString('latin1');
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	await reader.emulateMedia({ media: 'print' });
	await reader.getByText(`${site.url}/internships/${one.slug}`).waitFor();
	await reader.getByText(address, { exact: true }).waitFor();
	expect(await brokenIn(reader)).toEqual([]);
	expect(await reader.getByRole('main').getByRole('button').count()).toBe(0);
	await reader.emulateMedia({ media: 'screen' });
	const [download] = await Promise.all([
		reader.waitForEvent('download'),
		reader.getByRole('link', { name: 'Download CSV' }).click(),
	]);
	expect(download.suggestedFilename()).toBe(`${said.Title}.csv`);

	await page
		.getByRole('main')
		.getByRole('button', { name: /^End this list ?: Data and software/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Yes, end it' }).click();
	await expectToast(page, 'The list has ended', 'Nobody can read it any more.', 'plain');
	await page.getByText('You share no list').waitFor();
	expect((await reader.goto(address))?.status()).toBe(404);
	await reader.getByRole('heading', { level: 1, name: 'This list has ended' }).waitFor();
	expect(await axeFaults(reader)).toEqual([]);
	await reader.getByRole('main').getByRole('link', { name: 'Search internships' }).click();
	await reader.waitForURL('**/internships');
	expect(problems).toEqual([]);
});

it('a visitor shares a search after signing in, leaves one out, and changes the title later', async () => {
	const lin = person('Lin');
	await createAccount(site, lin);
	// Not a byte of it before a touch.
	expect(await (await fetch(`${site.url}/internships`)).text()).not.toContain('Share this list');
	const { page } = await site.visit('/internships?q=zzzzqqqq&city=Leeds', phone);
	await page.getByRole('heading', { name: 'No internship has all of this' }).waitFor();
	const offers = page.getByRole('main').getByRole('button', { name: 'Share this list' });
	expect(await offers.count()).toBe(0);
	await page.getByRole('link', { name: /^Show \d+ internships$/ }).click();
	await offers.waitFor();
	expect(addressOf(page)).toBe('/internships?city=Leeds');
	const titles = await textsOf(page.getByRole('article').getByRole('heading').getByRole('link'));
	await press(page, 'Share this list');
	await page.waitForURL('**/auth');
	await page.getByText('Sign in to share a list of internships.').waitFor();
	await openTab(page, 'Sign In');
	await fillPanel(page, { Email: lin.email, Password: lin.password });
	await press(page, 'Sign In');
	await page.waitForURL('**/account/lists?*');
	await expect
		.poll(() => page.getByLabel('Title', { exact: true }).inputValue())
		.toBe('Internships in Leeds');
	const boxes = page.getByRole('checkbox');
	expect(await boxes.count()).toBeGreaterThanOrEqual(titles.length);
	const count = await boxes.count();
	for (const box of await boxes.all()) await box.uncheck();
	await press(page, 'Share this list');
	await page.getByText('Choose at least one internship.').waitFor();
	for (const box of (await boxes.all()).slice(1)) await box.check();
	await fillIn(page, { 'A line below it (optional)': 'Pay a registration fee of £50 first' });
	await press(page, 'Share this list');
	await page.getByText(/asks nobody for money/).waitFor();
	expect(await boxes.first().isChecked()).toBe(false);
	await fillIn(page, { 'A line below it (optional)': '' });
	await press(page, 'Share this list');
	await page.locator('[data-done]').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	const counted = count === 2 ? '1 internship' : `${count - 1} internships`;
	await page.getByText(counted, { exact: true }).waitFor();

	await page
		.getByRole('main')
		.getByRole('button', { name: /^Change title/ })
		.click();
	const dialog = page.getByRole('dialog');
	await fillIn(dialog, { Title: 'For Lin’s flatmates' });
	await dialog.getByRole('button', { name: 'Change it' }).click();
	await expectToast(page, 'The list is changed', 'Its address is the same.', 'plain');
	await page.getByRole('link', { name: 'For Lin’s flatmates' }).click();
	await page.waitForURL('**/lists/*');
	expect(await titlesOf(page)).toHaveLength(count - 1);
});

describe('a list', () => {
	it('says of each internship whether it has closed, and shows what is open first', async () => {
		const [one, other, ...more] = await siteInternships(site, '?sort=deadline');
		const [third] = more;
		const slugs = [one, other, third].map((listing) => listing?.slug ?? '');
		const { address } = await share(person('Mei'), slugs);
		await inDatabase(
			site,
			(sql) =>
				sql`update public.internships set status = 'closed', closed_at = now() where slug = ${one.slug}`,
		);
		await inDatabase(
			site,
			(sql) =>
				sql`update public.internships set status = 'closed', closed_at = now() - interval '100 days'
					where slug = ${third?.slug ?? ''}`,
		);
		const page = await site.newPage();
		await expect
			.poll(async () => {
				await page.goto(address);
				return titlesOf(page);
			})
			.toEqual([other.title, one.title]);
		await rowsOf(page)
			.filter({ hasText: one.title })
			.getByText('Closed', { exact: true })
			.waitFor();
		await page.getByText('one more is no longer on the site').waitFor();
	});

	it('is not told to the pages that it leads to, and is not kept by the browser', async () => {
		const [one, other] = await siteInternships(site, '?sort=newest');
		const someone = person('Ada');
		const { id, address } = await share(someone, [one.slug, other.slug]);
		const page = await site.newPage();
		await page.goto(address);
		const referrers: (string | undefined)[] = [];
		page.on('request', (request) => referrers.push(request.headers().referer));
		await page.getByRole('main').getByRole('link', { name: one.title }).click();
		await page.waitForURL(`${site.url}/internships/${one.slug}?from=shared`);
		expect(await page.evaluate(() => document.referrer)).toBe(`${site.url}/`);
		expect(referrers.filter((referrer) => referrer?.includes('/lists/'))).toEqual([]);
		const { access_token: token } = await signIn(site, someone);
		await ask(site.url, `/api/lists/${id}/end`, { token, body: {} });
		await page.goBack();
		await page.getByRole('heading', { level: 1, name: 'This list has ended' }).waitFor();
	});
});
