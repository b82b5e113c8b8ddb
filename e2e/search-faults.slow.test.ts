import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { addressOf, hydrated, textsOf } from './helpers/page/page-readers.ts';
import { startDatabase, type TestDatabase } from './helpers/server/database.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let database: TestDatabase;
let admin: Sql;
let site: RunningSite;
beforeAll(async () => {
	database = await startDatabase();
	admin = connect(database.url, { max: 1 });
	site = await startSite({ DATABASE_URL: database.url });
});
afterAll(async () => {
	await site?.stop();
	await admin?.end();
	await database?.remove();
});

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

const heading = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const titles = (page: Page) => textsOf(page.getByRole('main').locator('article h3'));
const box = (page: Page, value: string) => page.locator(`fieldset input[value="${value}"]`);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Nothing reads internships until the function that is returned is called. */
async function lockInternships(): Promise<() => Promise<void>> {
	const lock = await admin.reserve();
	await lock`begin`;
	await lock`lock table public.internships in access exclusive mode`;
	return async () => {
		await lock`rollback`;
		lock.release();
	};
}

it('without a connection keeps what was found and chosen, and tries again', async () => {
	const { page } = await site.visit('/internships', desk);
	await hydrated(page);
	const before = await titles(page);
	await page.context().setOffline(true);
	await box(page, 'Leeds').check();
	await alert(page).getByText('There is no connection to the site.').waitFor();
	await heading(page, 'All internships');
	expect(await titles(page)).toEqual(before);
	expect(await box(page, 'Leeds').isChecked()).toBe(true);

	await tryAgain(page).click();
	const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('Bristol'));
	await box(page, 'Bristol').check();
	await failed;
	await alert(page).waitFor();
	await page.context().setOffline(false);
	await tryAgain(page).click();
	await heading(page, 'Internships in Bristol and Leeds');
	expect(await alert(page).count()).toBe(0);
	expect(addressOf(page)).toBe('/internships?city=Bristol&city=Leeds');
	expect(await box(page, 'Leeds').isChecked()).toBe(true);
});

it('takes back a choice that could not be searched for', async () => {
	const { page } = await site.visit('/internships?hours=20', desk);
	await hydrated(page);
	await page.context().setOffline(true);
	await box(page, 'Leeds').check();
	await alert(page).waitFor();
	await page.context().setOffline(false);
	await box(page, 'Leeds').uncheck();
	await heading(page, 'Internships, 20 hours or less');
	await expect.poll(() => alert(page).count()).toBe(0);
	expect(addressOf(page)).toBe('/internships?hours=20');
});

it('sends the plain form where scripts get nothing', async () => {
	const { page } = await site.visit('/internships', desk);
	await hydrated(page);
	await page.route('**/internships.parts?*', (route) => route.abort());
	await box(page, 'Leeds').check();
	await alert(page).waitFor();
	await page.getByRole('button', { name: 'Search', exact: true }).click();
	await page.waitForURL((url) => url.searchParams.get('city') === 'Leeds');
	await heading(page, 'Internships in Leeds');
	expect(await alert(page).count()).toBe(0);
});

it('says that it is busy, on its page and in a line above what was found', async () => {
	const { page } = await site.visit('/internships', desk);
	await hydrated(page);
	const before = await titles(page);
	const unlock = await lockInternships();
	try {
		const asked = `${site.url}/internships?q=engineer`;
		const visitor = await site.newPage();
		const answer = await visitor.goto(asked);
		expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
		await heading(visitor, 'The search is busy');
		expect(await visitor.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
			'/internships?q=engineer',
		);

		await page.getByLabel('Search internships', { exact: true }).fill('designer');
		await alert(page).getByText('The search is busy.').waitFor();
		expect(await titles(page)).toEqual(before);
	} finally {
		await unlock();
	}
	await tryAgain(page).click();
	await heading(page, 'Internships for “designer”');
	expect(await alert(page).count()).toBe(0);
});
