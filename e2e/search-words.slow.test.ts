import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const member: Person = { name: 'Mo', email: 'mo@words.example', password: 'six or more' };

beforeAll(async () => {
	site = await startSite({});
	await createStaff(site, member);
	await inDatabase(
		site,
		(sql) => sql`
			insert into catalogue.empty_searches (words, day)
			select 'quillwright', current_date - day from generate_series(1, 5) as day`,
	);
});
afterAll(() => site?.stop());

const open = async (path: string, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, member)), ...options })).page;
/** The words of the page that a visitor is sent. */
const searched = async () =>
	(await fetch(`${site.url}/internships?q=quillwright`)).text().then((html) => ({
		isLaw: html.includes('Paralegal'),
	}));

describe('a word that found nothing', () => {
	it('is given a meaning, tried, added, and removed by one press', async () => {
		const page = await open('/staff/searches', { viewport: { width: 390, height: 844 } });
		expect(await searched()).toEqual({ isLaw: false });
		await page.getByRole('button', { name: 'Add… quillwright' }).click();
		const typed = page.getByLabel('What people type').and(page.locator(':focus'));
		await typed.waitFor();
		expect(await typed.inputValue()).toBe('quillwright');
		const means = page.getByLabel('Means the same as');
		const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
		await press('Try it');
		await page.getByText('Write a word that the search knows.').waitFor();
		await means.fill('quillsmith');
		await press('Try it');
		await page.getByText('The search does not know “quillsmith”.').waitFor();
		await means.fill('Lawyer');
		await press('Try it');
		await page
			.getByText(/^Of \d+ searches whose right answers we know, all have/)
			.waitFor({ timeout: 60_000 });
		await page
			.getByText('“quillwright” means the same as “lawyer”. It does not count yet.')
			.waitFor();
		await page.getByText(/^It leads to these first: .+ · .+ · /).waitFor();
		expect(await axeFaults(page)).toEqual([]);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
		await press('Add it');
		await page.getByText('The search knows “quillwright” now.').waitFor({ timeout: 60_000 });
		expect(await page.getByLabel('What people type').inputValue()).toBe('');
		await expect.poll(searched).toEqual({ isLaw: true });

		await page.getByRole('button', { name: 'Remove quillwright' }).click();
		await page.getByText('None so far.').waitFor();
		await expect.poll(searched).toEqual({ isLaw: false });
		await page.goto(`${site.url}/staff/log`);
		await page.getByText('Word removed from the search').waitFor();
		await page.getByText('Word added to the search').waitFor();
	}, 180_000);
});

it('A meaning that answers the project’s own searches worse is not added, and the screen says which', async () => {
	const page = await open('/staff/searches');
	await page.getByLabel('What people type').fill('law students');
	await page.getByLabel('Means the same as').fill('nursing');
	await page.getByRole('button', { name: 'Try it' }).click();
	const alert = page.getByRole('alert').and(page.locator(':focus'));
	await alert
		.getByText('“law students” cannot be added with this meaning.')
		.waitFor({ timeout: 60_000 });
	await alert.getByRole('listitem').getByText('law student', { exact: true }).waitFor();
	expect(await page.getByRole('button', { name: 'Add it' }).count()).toBe(0);
	expect(await axeFaults(page)).toEqual([]);
	// What it says belongs to what was typed.
	await page.getByLabel('It says nothing: searches leave it out').check();
	await alert.waitFor({ state: 'detached' });
	expect(await page.getByLabel('Means the same as').count()).toBe(0);
}, 180_000);
